import type { LoanFacts } from '@aangan/shared-kit/domain/loans/loan-facts';
import { signedIn } from '../../../testing/signed-in.ts';
import { TEST_NOW } from '../../../testing/test-data.ts';
import { openVisitServer, stranger } from '../../../testing/visit-server.ts';
import { deleteOldChecks } from './loans.queries.ts';

let server: Awaited<ReturnType<typeof openVisitServer>>;
beforeAll(async () => {
  server = await openVisitServer();
});
afterAll(() => server.close());

const FACTS: LoanFacts = {
  work: 'salaried',
  incomeRupees: 1_00_000,
  obligationsRupees: 10_000,
  coIncomeRupees: 0,
  coObligationsRupees: 0,
  city: 'pune',
  valueRupees: 80_00_000,
  years: 20,
};
const PATH = '/api/v1/loan-checks';

type Visitor = { readonly cookie: string };
const save = (who: Visitor | undefined, facts: Partial<Record<keyof LoanFacts, unknown>> = {}) =>
  server.call<{ checkId: string }>(who, 'POST', PATH, { ...FACTS, ...facts });
const read = (who: Visitor | undefined, id: string) => server.call<{ facts: LoanFacts }>(who, 'GET', `${PATH}/${id}`);

describe('the answers of a loan check', () => {
  it('are stored once without a login, and nobody else reads or deletes them', async () => {
    const visitor = stranger();
    const [{ body }, again] = await Promise.all([save(visitor), save(visitor)]);
    expect(again.body.checkId).toBe(body.checkId);
    expect((await read(visitor, body.checkId)).body.facts).toEqual(FACTS);
    for (const other of [undefined, stranger(), await signedIn(server.database)]) {
      expect((await read(other, body.checkId)).status).toBe(404);
      expect((await server.call(other, 'DELETE', `${PATH}/${body.checkId}`)).status).toBe(404);
    }
    expect((await save(undefined)).status).toBe(409);
    expect((await server.call(visitor, 'DELETE', `${PATH}/${body.checkId}`)).status).toBe(200);
    expect((await read(visitor, body.checkId)).status).toBe(404);
  });

  it('are refused outside of the limits', async () => {
    const visitor = stranger();
    for (const wrong of [{ incomeRupees: 9_999 }, { years: 31 }, { valueRupees: 1 }, { city: 'atlantis' }]) {
      expect((await save(visitor, wrong)).status).toBe(400);
    }
  });

  it('are deleted after sixty days', async () => {
    const visitor = stranger();
    const { checkId } = (await save(visitor)).body;
    await deleteOldChecks(server.database, new Date(TEST_NOW));
    expect((await read(visitor, checkId)).status).toBe(200);
    await deleteOldChecks(server.database, new Date(TEST_NOW + 1));
    expect((await read(visitor, checkId)).status).toBe(404);
  });
});
