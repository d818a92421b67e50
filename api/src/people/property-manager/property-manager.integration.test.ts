import { testTerms } from '../../../testing/plan-terms.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import { TEST_NOW } from '../../../testing/test-data.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';
import { grantPlan } from '../../money/entitlements/public.ts';

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

async function person(role: 'member' | 'staff' = 'member') {
  const { accountId, cookie } = await signedIn(server.database, { role });
  return { accountId, headers: { cookie, 'sec-fetch-site': 'same-origin' } };
}

const GIVEN = {
  name: 'Ravi Menon',
  hours: 'Monday to Saturday, 10 am to 7 pm',
  languages: ['English', 'Kannada'],
  nextStep: null,
};

it('nobody has a property manager before staff assign one', async () => {
  const { headers } = await person();
  expect((await server.get('/api/v1/rm_customer/rm', headers)).json).toEqual({ activePlan: false, rm: null });
  expect((await server.get('/api/v1/rm_customer/rm')).status).toBe(401);
});

it('somebody whose plan has a relationship manager has an active plan before staff choose the person', async () => {
  const owner = await person();
  const terms = testTerms({ services: ['relationship-manager'] });
  const { accountId } = owner;
  await grantPlan(server.database, { accountId, orderId: null, terms, from: new Date(TEST_NOW) });
  expect((await server.get('/api/v1/rm_customer/rm', owner.headers)).json).toEqual({ activePlan: true, rm: null });
});

it('staff assign a manager, set the next step, and end the management', async () => {
  const owner = await person();
  const staff = await person('staff');
  const path = `/api/v1/staff/property-managers/${owner.accountId}`;
  await server.send('PUT', path, { headers: staff.headers, body: GIVEN });
  await server.send('PUT', path, {
    headers: staff.headers,
    body: { ...GIVEN, nextStep: 'Visits on Monday at 11 am.' },
  });
  expect((await server.get('/api/v1/rm_customer/rm', owner.headers)).json).toMatchObject({
    activePlan: true,
    rm: { name: 'Ravi Menon', nextStep: 'Visits on Monday at 11 am.' },
  });
  await server.send('DELETE', path, { headers: staff.headers });
  expect((await server.get('/api/v1/rm_customer/rm', owner.headers)).json).toEqual({ activePlan: false, rm: null });
});

it('only staff can assign a manager, and only to an existing account', async () => {
  const owner = await person();
  const staff = await person('staff');
  const path = `/api/v1/staff/property-managers/${owner.accountId}`;
  expect((await server.send('PUT', path, { headers: owner.headers, body: GIVEN })).status).toBe(404);
  expect(
    (await server.send('PUT', '/api/v1/staff/property-managers/acc_x', { headers: staff.headers, body: GIVEN })).status,
  ).toBe(404);
});
