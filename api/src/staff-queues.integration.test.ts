import { STAFF_ROLES } from '@aangan/shared-kit/domain/staff-role';
import { signedIn } from '../testing/signed-in.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { MODULES } from './modules.ts';

const QUEUES = MODULES.flatMap(({ staffQueues = [] }) => staffQueues);

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

/** The lists that answer these headers with something else than a refusal. */
async function shownTo(headers: Record<string, string>): Promise<string[]> {
  const shown: string[] = [];
  for (const { list } of QUEUES) {
    const { status } = await server.get(list.split(' ')[1] ?? '', headers);
    if (status !== 404 && status !== 401) shown.push(list);
  }
  return shown;
}

describe('staff queues', () => {
  it('are not shown to a stranger, to a person without the staff role, or to staff without roles', async () => {
    const person = await signedIn(server.database);
    const staff = await signedIn(server.database, { role: 'staff', staffRoles: [] });
    for (const headers of [{}, { cookie: person.cookie }, { cookie: staff.cookie }]) {
      expect(await shownTo(headers)).toEqual([]);
    }
  });

  it.each(STAFF_ROLES)('of the role %s are shown to staff who have it, and no others are', async (role) => {
    const { cookie } = await signedIn(server.database, { role: 'staff', staffRoles: [role] });
    expect(await shownTo({ cookie })).toEqual(QUEUES.filter((queue) => queue.role === role).map(({ list }) => list));
  });

  it('exist for more than one role', () => expect(new Set(QUEUES.map(({ role }) => role)).size).toBeGreaterThan(1));
});
