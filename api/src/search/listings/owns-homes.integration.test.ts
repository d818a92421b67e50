import { randomUUID } from 'node:crypto';
import { signedIn } from '../../../testing/signed-in.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';
import { listingOwner } from './listing-owner.tables.ts';

const INFO = '/api/v3/user/info';

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

it('tells a person, and nobody else, that they have listed a home', async () => {
  const [owner, seeker] = [await signedIn(server.database), await signedIn(server.database)];
  const owns = async (cookie = '') => (await server.get(INFO, { cookie })).json;
  const answers = (ownsHomes: boolean) => expect.objectContaining({ status: 'success', ownsHomes });
  expect(await owns(owner.cookie)).toEqual(answers(false));
  await server.database.insert(listingOwner).values({ listingId: randomUUID(), accountId: owner.accountId });
  expect(await owns(owner.cookie)).toEqual(answers(true));
  expect(await owns(seeker.cookie)).toEqual(answers(false));
  expect(await owns()).toMatchObject({ status: 'anonymous', ownsHomes: false });
});
