import type { RentNegotiation, StaffNegotiation } from '@aangan/shared-kit/contracts/rent-negotiations';
import { NEGOTIATION_PAISE } from '@aangan/shared-kit/domain/rent-negotiation/negotiation';
import { listingsFor } from '../../../testing/listings-for.ts';
import { type MoneyServer, openMoneyServer } from '../../../testing/money-server.ts';
import { type SignedIn, signedIn } from '../../../testing/signed-in.ts';
import { cardsById } from '../../search/listings/public.ts';

let server: MoneyServer;
let tenant: SignedIn;
let owner: SignedIn;
let home: { readonly id: string; readonly rent: number };
beforeAll(async () => {
  server = await openMoneyServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  [tenant, owner] = [await signedIn(server.database), await signedIn(server.database)];
  const [id = ''] = await listingsFor(server.database, owner, 1, ['RENT']);
  const [card] = await cardsById(server.database, [id]);
  home = { id, rent: card?.price ?? 0 };
});

const PATH = '/api/v1/rent-negotiations';

const order = (targetRupees = home.rent - 1_000, who = tenant) =>
  server.call<{ negotiationId: string; orderId: string }>(who, 'POST', PATH, { propertyId: home.id, targetRupees });

const read = async (id: string, who = tenant) =>
  (await server.call<{ negotiation: RentNegotiation }>(who, 'GET', `${PATH}/${id}`)).body.negotiation;

async function paid() {
  const { negotiationId, orderId } = (await order()).body;
  const { payUrl } = (await server.pay(tenant, orderId)).json<{ payUrl: string }>();
  await server.decide(await server.checkout(tenant, payUrl), 'pay');
  await server.jobs.drain();
  return { id: negotiationId, orderId };
}

const staff = () => signedIn(server.database, { role: 'staff', staffRoles: ['services'] });
const decide = (who: SignedIn, id: string, change: string, reason?: string) =>
  server.call(who, 'POST', `/api/v1/staff/rent-negotiations/${id}`, { change, ...(reason && { reason }) });
const waiting = async (who: SignedIn) =>
  (await server.call<{ negotiations: StaffNegotiation[] }>(who, 'GET', '/api/v1/staff/rent-negotiations')).body
    .negotiations;

describe('a rent negotiation', () => {
  it('is paid, begun and agreed; staff see the numbers once they have begun', async () => {
    const { id } = await paid();
    expect((await read(id)).state).toBe('paid');
    const person = await staff();
    const before = (await waiting(person)).find((each) => each.id === id);
    expect(before?.phones).toBeNull();
    await decide(person, id, 'begin');
    const after = (await waiting(person)).find((each) => each.id === id);
    expect(after?.phones).toEqual({ tenant: tenant.phone, owner: owner.phone });
    expect((await decide(person, id, 'agree')).status).toBe(400);
    await decide(person, id, 'agree', 'The rent falls by ₹1,000.');
    expect(await read(id)).toMatchObject({ state: 'agreed', result: 'The rent falls by ₹1,000.', isRefunded: false });
    expect((await waiting(person)).some((each) => each.id === id)).toBe(false);
  });

  it('without a result pays all of the money back', async () => {
    const { id, orderId } = await paid();
    const person = await staff();
    await decide(person, id, 'begin');
    await decide(person, id, 'fail', 'The owner keeps the rent.');
    expect(await read(id)).toMatchObject({ state: 'no-deal', isRefunded: true, result: 'The owner keeps the rent.' });
    expect((await decide(person, id, 'fail', 'again')).status).toBe(404);
    expect((await server.order(tenant, orderId)).state).toBe('refunded');
  });

  it('is cancelled by its tenant until staff begin', async () => {
    const { id } = await paid();
    const cancel = () => server.call(tenant, 'POST', `${PATH}/${id}/cancel`);
    await cancel();
    expect(await read(id)).toMatchObject({ state: 'cancelled', isRefunded: true });
    expect((await cancel()).status).toBe(200);

    const other = await paid();
    await decide(await staff(), other.id, 'begin');
    expect((await server.call(tenant, 'POST', `${PATH}/${other.id}/cancel`)).status).toBe(409);
  });

  it('costs once: a new rent takes the place of an unpaid order, and none begins beside a paid one', async () => {
    const first = (await order()).body;
    const second = (await order(home.rent - 2_000)).body;
    expect((await read(first.negotiationId)).state).toBe('cancelled');
    expect((await read(second.negotiationId)).paise).toBe(NEGOTIATION_PAISE);
    await paid();
    expect((await order()).status).toBe(409);
  });

  it('refuses wrong rents, the own home, and strangers', async () => {
    expect((await order(home.rent)).status).toBe(400);
    expect((await order(1)).status).toBe(400);
    expect((await order(home.rent - 1_000, owner)).status).toBe(409);
    const { negotiationId } = (await order()).body;
    const stranger = await signedIn(server.database);
    expect((await server.call(stranger, 'GET', `${PATH}/${negotiationId}`)).status).toBe(404);
    expect((await server.call(stranger, 'POST', `${PATH}/${negotiationId}/cancel`)).status).toBe(404);
    expect((await server.call(stranger, 'GET', '/api/v1/staff/rent-negotiations')).status).toBe(404);
    const money = await signedIn(server.database, { role: 'staff', staffRoles: ['money'] });
    expect((await decide(money, negotiationId, 'begin')).status).toBe(404);
  });
});
