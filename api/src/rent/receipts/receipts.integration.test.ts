import type { ReceiptFacts } from '@aangan/shared-kit/contracts/rent-receipts';
import { signedIn } from '../../../testing/signed-in.ts';
import { TEST_NOW } from '../../../testing/test-data.ts';
import { openVisitServer, stranger } from '../../../testing/visit-server.ts';
import { deleteOldReceipts, receiptsById } from './receipts.queries.ts';

let server: Awaited<ReturnType<typeof openVisitServer>>;
beforeAll(async () => {
  server = await openVisitServer();
});
beforeEach(() => {
  server.now = TEST_NOW;
});
afterAll(() => server.close());

const FACTS: ReceiptFacts = {
  tenant: 'Asha Rao',
  landlord: 'S. Ramanathan',
  landlordPan: 'ABCPE1234F',
  landlordHasNoPan: false,
  address: '12, 4th Cross, Jayanagar, Bangalore 560041',
  rentRupees: 25_000,
  paidBy: 'bank',
  from: '2026-04',
  to: '2026-06',
  interval: 'month',
};
const PATH = '/api/v1/rent-receipts';

type Visitor = { readonly cookie: string };
const make = (who: Visitor, facts: Partial<Record<keyof ReceiptFacts, unknown>> = {}) =>
  server.call<{ receiptId: string; issues?: readonly { field: string }[] }>(who, 'POST', PATH, { ...FACTS, ...facts });
const read = (who: Visitor, id: string) =>
  server.call<{ verifyUrl: string; pdfUrl: string; facts: ReceiptFacts }>(who, 'GET', `${PATH}/${id}`);

describe('rent receipts', () => {
  it('are made once for the same facts, without a login, and only their device opens them', async () => {
    const visitor = stranger();
    const [{ body }, ...others] = await Promise.all([make(visitor), make(visitor), make(visitor)]);
    expect(others.map((each) => each.body.receiptId)).toEqual([body.receiptId, body.receiptId]);
    expect((await read(visitor, body.receiptId)).body.facts).toEqual(FACTS);
    const listed = await server.call<{ receipts: { id: string; totalRupees: number }[] }>(visitor, 'GET', PATH);
    expect(listed.body.receipts).toEqual([expect.objectContaining({ id: body.receiptId, totalRupees: 75_000 })]);

    for (const other of [stranger(), await signedIn(server.database)]) {
      expect((await read(other, body.receiptId)).status).toBe(404);
      expect((await server.call(other, 'GET', `${PATH}/${body.receiptId}/receipts.pdf`)).status).toBe(404);
      expect((await server.call(other, 'DELETE', `${PATH}/${body.receiptId}`)).status).toBe(404);
      expect((await server.call<{ receipts: unknown[] }>(other, 'GET', PATH)).body.receipts).toEqual([]);
    }
    // Without an account and a device nobody holds anything.
    expect((await server.call<{ receipts: unknown[] }>(undefined, 'GET', PATH)).body.receipts).toEqual([]);
    expect((await server.call(undefined, 'GET', `${PATH}/${body.receiptId}`)).status).toBe(404);
  });

  it('are checked by their code, which shows no whole name, until they are deleted', async () => {
    const person = await signedIn(server.database);
    const { receiptId } = (await make(person)).body;
    const { verifyUrl } = (await read(person, receiptId)).body;
    const token = verifyUrl.split('/').at(-1) ?? '';
    const check = (with_: string) => server.call<Record<string, unknown>>(stranger(), 'GET', `${PATH}/verify/${with_}`);
    expect((await check(token)).body).toEqual({
      tenant: 'A••• R••',
      landlord: 'S• R•••••••••',
      from: '2026-04',
      to: '2026-06',
      rentRupees: 25_000,
      totalRupees: 75_000,
      createdAt: TEST_NOW,
    });
    expect((await check(`${receiptId}.AAAAAAAAAAAAAAAAAAAAAA`)).status).toBe(404);
    expect((await check(receiptId)).status).toBe(404);
    expect((await server.call(person, 'DELETE', `${PATH}/${receiptId}`)).status).toBe(200);
    expect((await check(token)).status).toBe(404);
  });

  it('are refused with the field to change', async () => {
    const visitor = stranger();
    const field = async (facts: Parameters<typeof make>[1]) =>
      (await make(visitor, facts)).body.issues?.map((each) => each.field);
    expect(await field({ landlordPan: '' })).toEqual(['body.landlordPan']);
    expect(await field({ to: '2027-06' })).toEqual(['body.to']);
    expect(await field({ from: '2026-07' })).toEqual(['body.to']);
    expect(await field({ tenant: 'x' })).toEqual(['body.tenant']);
    expect(await field({ rentRupees: 1 })).toEqual(['body.rentRupees']);
    expect((await make(visitor, { landlordPan: '', landlordHasNoPan: true })).status).toBe(200);
  });

  it('are deleted when they are old', async () => {
    const { receiptId } = (await make(stranger())).body;
    await deleteOldReceipts(server.database, new Date(TEST_NOW));
    expect(await receiptsById(server.database, receiptId)).toBeDefined();
    await deleteOldReceipts(server.database, new Date(TEST_NOW + 1));
    expect(await receiptsById(server.database, receiptId)).toBeUndefined();
  });
});
