import type { MyPlan } from '@aangan/shared-kit/contracts/my-plans';
import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import { testTerms } from '../../../testing/plan-terms.ts';
import { type SignedIn, signedIn } from '../../../testing/signed-in.ts';
import { TEST_NOW } from '../../../testing/test-data.ts';
import { openVisitServer } from '../../../testing/visit-server.ts';
import { endPlan, grantPlan } from './public.ts';

const PATH = '/api/v1/staff/property-managers';
const GIVEN = {
  name: 'Ravi Menon',
  hours: 'Monday to Saturday, 10 am to 7 pm',
  languages: ['English', 'Kannada'],
  nextStep: null,
};

let server: Awaited<ReturnType<typeof openVisitServer>>;
let staff: SignedIn;
beforeAll(async () => {
  server = await openVisitServer();
});
beforeEach(() => at(TEST_NOW));
afterAll(() => server.close());

/** Moves the clock, and logs staff in: their session is shorter than a day. */
async function at(now: number) {
  server.now = now;
  staff = await signedIn(server.database, { role: 'staff', staffRoles: ['services'] }, now);
}

/** Gives a person a plan that began some days ago. */
async function planFor({ accountId }: SignedIn, daysAgo: number, facts: Parameters<typeof testTerms>[0] = {}) {
  const terms = testTerms({ name: 'Relax', services: ['relationship-manager'], ...facts });
  const from = new Date(TEST_NOW - daysAgo * DAY_MS);
  return grantPlan(server.database, { accountId, orderId: null, terms, from });
}

async function withPlan(daysAgo: number, facts: Parameters<typeof testTerms>[0] = {}) {
  const person = await signedIn(server.database);
  return { person, planId: await planFor(person, daysAgo, facts) };
}

const assign = (person: SignedIn, body: object = GIVEN, who = staff) =>
  server.call<{ message: string }>(who, 'PUT', `${PATH}/${person.accountId}`, body);

const count = async () => (await server.call<{ waiting: number }>(staff, 'GET', `${PATH}/waiting/count`)).body.waiting;

/** The waiting ones of these people, in the order of the list. */
async function waitingOf(...people: SignedIn[]) {
  const ids = people.map(({ accountId }) => accountId);
  const { body } = await server.call<{ waiting: { accountId: string }[] }>(staff, 'GET', `${PATH}/waiting`);
  expect(await count()).toBe(body.waiting.length);
  return body.waiting.filter(({ accountId }) => ids.includes(accountId));
}

/** The managed ones of these people, in the order of the list. */
async function managedOf(...people: SignedIn[]) {
  const ids = people.map(({ accountId }) => accountId);
  const { body } = await server.call<{ managed: { accountId: string }[] }>(staff, 'GET', PATH);
  return body.managed.filter(({ accountId }) => ids.includes(accountId));
}

const managerOnPlan = async (person: SignedIn) =>
  (await server.call<{ plans: MyPlan[] }>(person, 'GET', '/api/v1/user/plans')).body.plans[0]?.manager;

describe('people who wait for a manager', () => {
  it('are listed once, the earliest plan first, with name, number and plan', async () => {
    const late = await withPlan(2);
    const early = await withPlan(5, { services: ['photos', 'property-management'] });
    await planFor(early.person, 1);
    const { person: without } = await withPlan(9, { services: ['photos'] });
    const people = [late.person, early.person, without];
    const from = TEST_NOW - 5 * DAY_MS;
    const { accountId, phone } = early.person;
    expect(await waitingOf(...people)).toEqual([
      { accountId, name: 'Asha Rao', phone, plan: 'Relax', from, to: from + 45 * DAY_MS },
      expect.objectContaining({ accountId: late.person.accountId }),
    ]);
  });

  it('leave the queue when the plan is paused, refunded or over', async () => {
    const paused = await withPlan(1);
    const refunded = await withPlan(1);
    const over = await withPlan(1, { days: 2 });
    const people = [paused.person, refunded.person, over.person];
    expect(await waitingOf(...people)).toHaveLength(3);
    await server.call(paused.person, 'POST', `/api/v1/user/plans/${paused.planId}/pause`, {});
    await server.database.transaction((transaction) =>
      endPlan(transaction, { planId: refunded.planId, why: 'refunded', at: new Date(TEST_NOW) }),
    );
    expect(await waitingOf(...people)).toHaveLength(1);
    await at(TEST_NOW + DAY_MS);
    expect(await waitingOf(...people)).toEqual([]);
  });

  it('leave it with a message when a manager is assigned, and see it on their plan', async () => {
    const { person } = await withPlan(1);
    expect(await managerOnPlan(person)).toBe('choosing');
    expect((await assign(person, { ...GIVEN, first: true })).status).toBe(200);
    expect(await waitingOf(person)).toEqual([]);
    expect(await managerOnPlan(person)).toBe('assigned');
    expect(await managedOf(person)).toMatchObject([{ plan: { name: 'Relax' }, rm: { name: 'Ravi Menon' } }]);
    await assign(person, { ...GIVEN, nextStep: 'Visits on Monday at 11 am.' });
    await server.jobs.drain();
    const sent = server.sent.filter(({ to }) => to === person.phone);
    expect(sent.map(({ template }) => template)).toEqual(['manager-assigned']);
    expect(sent[0]?.text).toMatch(/^Ravi Menon is now your manager\. Hours: Monday to Saturday, 10 am to 7 pm\.\n/);
  });

  it('are not assigned twice, and wait again when the management ends', async () => {
    const { person } = await withPlan(1);
    await assign(person);
    const second = await assign(person, { ...GIVEN, name: 'Leela Das', first: true });
    expect(second.status).toBe(409);
    expect(second.body.message).toBe('Ravi Menon already manages for this person.');
    await server.call(staff, 'DELETE', `${PATH}/${person.accountId}`);
    expect(await waitingOf(person)).toHaveLength(1);
  });

  it('are first in the other list when their plan is over', async () => {
    const over = await withPlan(1, { days: 2 });
    const goesOn = await withPlan(1);
    await assign(over.person);
    await at(TEST_NOW + DAY_MS);
    await assign(goesOn.person);
    expect(await managedOf(goesOn.person, over.person)).toMatchObject([
      { accountId: over.person.accountId, plan: null },
      { accountId: goesOn.person.accountId, plan: { name: 'Relax' } },
    ]);
  });
});

it('strangers, members and staff without the role learn nothing of the queue', async () => {
  const member = await signedIn(server.database);
  const other = await signedIn(server.database, { role: 'staff', staffRoles: ['money'] });
  for (const path of [PATH, `${PATH}/waiting`, `${PATH}/waiting/count`]) {
    expect((await server.call(undefined, 'GET', path)).status).toBe(401);
    expect((await server.call(member, 'GET', path)).status).toBe(404);
    expect((await server.call(other, 'GET', path)).status).toBe(404);
  }
  expect((await assign(member, GIVEN, other)).status).toBe(404);
});
