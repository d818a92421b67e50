import { randomUUID } from 'node:crypto';
import type { RegisteredDeal, UnlockAllowance } from '@aangan/shared-kit/contracts/registered-deals';
import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import { count, desc, eq } from 'drizzle-orm';
import { testTerms } from '../../../testing/plan-terms.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import { TEST_NOW } from '../../../testing/test-data.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';
import { grantPlan } from '../../money/entitlements/public.ts';
import { deleteUnlocks, unlocksOn } from './registered-deals.queries.ts';
import { registeredDeal } from './registered-deals.tables.ts';
import { seedRegisteredDeals } from './seed-registered-deals.ts';

/** The first ms of a day in India after the tests' day. */
const MIDNIGHT = Date.parse('2026-11-23T00:00:00+05:30');
const AT_ONCE = 50;

let server: TestServer;
let now = TEST_NOW;
/** How far each reading of the clock moves it, in ms. */
let tick = 0;
/** The locality with the most deals. */
let locality: string;
beforeAll(async () => {
  server = await openTestServer({ now: () => (now += tick) });
  if ((await server.database.$count(registeredDeal)) === 0) await seedRegisteredDeals(server.database, now);
  const [most] = await server.database
    .select({ id: registeredDeal.localityId })
    .from(registeredDeal)
    .where(eq(registeredDeal.kind, 'RENT'))
    .groupBy(registeredDeal.localityId)
    .orderBy(desc(count()))
    .limit(1);
  locality = most?.id ?? '';
});
beforeEach(() => {
  now = TEST_NOW;
  tick = 0;
});
afterAll(() => server.close());

interface Page {
  readonly transactions: readonly RegisteredDeal[];
  readonly total: number;
  readonly allowance: UnlockAllowance;
}

const guest = () => ({ cookie: `aangan_device=${randomUUID()}`, device: 'DESKTOP' });

const deals = async (headers: Record<string, string>, query = 'transType=RENT&pageSize=20') => {
  const { json } = await server.get(
    `/api/v1/estimate/trans-data?localityId=${locality}&city=bangalore&${query}`,
    headers,
  );
  return json as Page;
};

const unlock = async (headers: Record<string, string>, id: string) => {
  const { status, json } = await server.send('POST', `/api/v1/estimate/trans-data/${id}/unlock`, { headers });
  return { status, json: json as { details: object | null; allowance: UnlockAllowance; loginWouldHelp: boolean } };
};

/** Asks for all deals at once, some of them more than once. @returns those that were opened */
async function openedAtOnce(headers: Record<string, string>, ids: readonly string[]): Promise<string[]> {
  const asked = Array.from({ length: AT_ONCE }, (_, at) => ids[at % ids.length] ?? '');
  const answers = await Promise.all(asked.map(async (id) => ({ id, ...(await unlock(headers, id)) })));
  return [...new Set(answers.filter(({ json }) => json.details !== null).map(({ id }) => id))];
}

describe('registered deals of a locality', () => {
  it('are listed newest first, page by page, each once, without their prices', async () => {
    const visitor = guest();
    const { transactions, total, allowance } = await deals(visitor);
    expect(allowance).toEqual({ limit: 3, left: 3, planLeft: 0 });
    const months = transactions.map(({ month }) => month);
    expect(months).toEqual(months.toSorted().reverse());
    expect(transactions.every(({ details }) => details === null)).toBe(true);
    const first = await deals(visitor, 'transType=RENT');
    const second = await deals(visitor, 'transType=RENT&pageNumber=2');
    expect([...first.transactions, ...second.transactions]).toEqual(transactions.slice(0, 4));
    expect(total).toBeGreaterThan(4);
  });

  it('can be limited to one building', async () => {
    const [of] = (await deals(guest())).transactions;
    const society = of?.society?.toLowerCase().replaceAll(' ', '-');
    const { transactions } = await deals(guest(), `transType=RENT&buildingId=soc-${locality.split('-')[1]}-${society}`);
    expect(transactions.length).toBeGreaterThan(0);
    expect(new Set(transactions.map((deal) => deal.society))).toEqual(new Set([of?.society]));
  });

  it('show three prices a day to a guest, who is then asked to log in, and nine to a person', async () => {
    const ids = (await deals(guest())).transactions.map(({ id }) => id);
    const visitor = guest();
    for (const id of ids.slice(0, 3))
      expect((await unlock(visitor, id)).json.details).toMatchObject({ registeredOn: expect.any(String) });
    expect((await unlock(visitor, ids[3] ?? '')).json).toEqual({
      details: null,
      allowance: { limit: 3, left: 0, planLeft: 0 },
      loginWouldHelp: true,
    });
    const { cookie } = await signedIn(server.database);
    const person = { cookie, device: 'DESKTOP' };
    for (const id of ids.slice(0, 9)) expect((await unlock(person, id)).json.details).not.toBeNull();
    expect((await unlock(person, ids[9] ?? '')).json).toMatchObject({ details: null, loginWouldHelp: false });
  });

  it('open 25 more with a plan once the day’s are used up, and stay open with it', async () => {
    const { accountId, cookie } = await signedIn(server.database);
    const terms = testTerms({ contacts: null, transactionDetails: 2 });
    await grantPlan(server.database, { accountId, orderId: null, terms, from: new Date(now) });
    const person = { cookie, device: 'DESKTOP' };
    const ids = (await deals(guest())).transactions.map(({ id }) => id);
    for (const id of ids.slice(0, 9)) await unlock(person, id);
    expect((await deals(person)).allowance).toEqual({ limit: 9, left: 0, planLeft: 2 });
    const tenth = ids[9] ?? '';
    for (let each = 0; each < 2; each += 1) {
      expect((await unlock(person, tenth)).json).toMatchObject({ details: {}, allowance: { left: 0, planLeft: 1 } });
    }
    now += DAY_MS;
    const open = (await deals(person)).transactions.filter(({ details }) => details !== null);
    expect(open.map(({ id }) => id)).toEqual([tenth]);
  });

  it('stay unlocked for the day, cost nothing the second time, and are counted from zero the next day', async () => {
    const visitor = guest();
    const [{ id = '' } = {}] = (await deals(visitor)).transactions;
    await unlock(visitor, id);
    expect((await unlock(visitor, id)).json.allowance.left).toBe(2);
    expect((await deals(visitor)).transactions[0]?.details).not.toBeNull();
    now += DAY_MS;
    const tomorrow = await deals(visitor);
    expect([tomorrow.transactions[0]?.details, tomorrow.allowance.left]).toEqual([null, 3]);
  });

  it('open exactly three to a guest who sends 50 requests at once, on each side of midnight in India', async () => {
    const ids = (await deals(guest())).transactions.map(({ id }) => id);
    const visitor = guest();
    for (const at of [MIDNIGHT - 1, MIDNIGHT]) {
      now = at;
      expect(await openedAtOnce(visitor, ids)).toHaveLength(3);
      expect((await deals(visitor)).allowance).toEqual({ limit: 3, left: 0, planLeft: 0 });
    }
  });

  it('open three of each day when midnight passes among 50 requests', async () => {
    const ids = (await deals(guest())).transactions.map(({ id }) => id);
    const visitor = guest();
    now = MIDNIGHT - 20;
    tick = 1;
    await openedAtOnce(visitor, ids);
    tick = 0;
    for (const at of [MIDNIGHT - 1, MIDNIGHT]) {
      now = at;
      const { transactions, allowance } = await deals(visitor);
      expect([transactions.filter(({ details }) => details !== null).length, allowance.left]).toEqual([3, 0]);
    }
  });

  it('open exactly nine and those of the plan to a person who sends 50 requests at once', async () => {
    const { accountId, cookie } = await signedIn(server.database);
    const terms = testTerms({ contacts: null, transactionDetails: 2 });
    await grantPlan(server.database, { accountId, orderId: null, terms, from: new Date(now) });
    const ids = (await deals(guest())).transactions.map(({ id }) => id);
    const person = { cookie, device: 'DESKTOP' };
    expect(await openedAtOnce(person, ids)).toHaveLength(11);
    expect((await deals(person)).allowance).toEqual({ limit: 9, left: 0, planLeft: 0 });
  });

  it('answer 404 for an unknown deal', async () => {
    expect((await unlock(guest(), 'deal_none')).status).toBe(404);
  });

  it('lose their unlock records at cleanup', async () => {
    await deleteUnlocks(server.database, '2100-01-01');
    expect(await unlocksOn(server.database, 'anybody', '2026-11-22')).toBe(0);
  });
});
