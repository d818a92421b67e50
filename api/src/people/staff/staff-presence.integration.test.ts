import { LOOKS_FOR_MS } from '@aangan/shared-kit/domain/staff-decision';
import { signedIn } from '../../../testing/signed-in.ts';
import { TEST_NOW } from '../../../testing/test-data.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';
import { liveEvent } from '../../foundation/live/live.tables.ts';
import { staffTopicHandlers } from './staff-presence.live.ts';
import { othersAt } from './staff-presence.queries.ts';

const PATH = '/api/v1/staff/looking/held-listings';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const staff = (name: string) => signedIn(server.database, { role: 'staff', name });
const look = async ({ cookie }: { cookie: string }, caseId: string) =>
  server.send('PUT', PATH, { headers: { cookie }, body: { caseId } });
const events = () => server.database.$count(liveEvent);

describe('staff who look at one case', () => {
  it('see each other, and a live update is sent for each new case', async () => {
    const [asha, meera] = [await staff('Asha'), await staff('Meera')];
    expect((await look(asha, 'case-1')).json).toEqual({ looking: [], decided: [] });
    const before = await events();
    expect((await look(meera, 'case-1')).json).toMatchObject({ looking: [{ caseId: 'case-1', name: 'Asha' }] });
    expect(await events()).toBe(before + 1);
    await look(meera, 'case-1');
    expect(await events()).toBe(before + 1);
    await look(asha, 'case-2');
    const seen = await server.get(PATH, { cookie: meera.cookie });
    expect(seen.json).toMatchObject({ looking: [{ caseId: 'case-2', name: 'Asha' }] });
    const state = await staffTopicHandlers(server.database)['staff-queue'](asha.accountId, { queue: 'held-listings' });
    expect(await state.now?.()).toEqual({ at: expect.any(Number) });
  });

  it('are forgotten after a while', async () => {
    const asha = await staff('Asha');
    await look(asha, 'case-3');
    const namesAt = async (at: number) =>
      (await othersAt(server.database, 'held-listings', 'acc_somebody', new Date(at))).looking.map(
        ({ caseId }) => caseId,
      );
    expect(await namesAt(TEST_NOW)).toContain('case-3');
    expect(await namesAt(TEST_NOW + LOOKS_FOR_MS)).toEqual([]);
  });

  it('are not shown to members, whose accounts may not subscribe either', async () => {
    const member = await signedIn(server.database);
    expect((await server.get(PATH, { cookie: member.cookie })).status).toBe(404);
    expect((await look(member, 'case-1')).status).toBe(404);
    const open = staffTopicHandlers(server.database)['staff-queue'](member.accountId, { queue: 'held-listings' });
    await expect(open).rejects.toThrow('There is no such queue.');
  });
});
