import { signedIn } from '../testing/signed-in.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { MODULES } from './modules.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

it('shows no staff queue to a stranger or to a person without the staff role', async () => {
  const { cookie } = await signedIn(server.database);
  const lists = MODULES.flatMap(({ staffQueues = [] }) => staffQueues.map(({ list }) => list));
  const shown: string[] = [];
  for (const list of lists) {
    const path = list.split(' ')[1] ?? '';
    for (const headers of [{}, { cookie }]) {
      const { status } = await server.get(path, headers);
      if (status !== 404 && status !== 401) shown.push(`${status} ${list}`);
    }
  }
  expect(shown).toEqual([]);
  expect(lists.length).toBeGreaterThan(0);
});
