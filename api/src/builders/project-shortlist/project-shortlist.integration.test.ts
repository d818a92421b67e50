import { PROJECTS_SHORTLISTED_AT_MOST } from '@aangan/shared-kit/domain/personal-limits';
import { type SignedIn, signedIn } from '../../../testing/signed-in.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';
import { project } from '../../places/public.ts';

let server: TestServer;
let known: string[];
beforeAll(async () => {
  server = await openTestServer();
  known = (await server.database.select({ id: project.id }).from(project).limit(80)).map(({ id }) => id);
});
afterAll(() => server.close());

const send = (who: SignedIn, method: 'PUT' | 'POST' | 'DELETE', path: string, body?: object) =>
  server.as(who, method, `/api/v1/user/project-shortlist${path}`, body);
const idsOf = async (who: SignedIn) =>
  ((await server.get('/api/v1/user/project-shortlist/ids', { cookie: who.cookie })).json as { ids: string[] }).ids;
const merge = async (who: SignedIn, ids: readonly string[]) =>
  ((await send(who, 'POST', '/merge', { ids })).json as { ids: string[] }).ids;

describe('the shortlist of projects', () => {
  it('needs a login, is not cached, and is private to its person', async () => {
    expect((await server.get('/api/v1/user/project-shortlist')).status).toBe(401);
    const [me, other] = [await signedIn(server.database), await signedIn(server.database)];
    const [id = ''] = known;
    expect((await send(me, 'PUT', `/${id}`)).json).toEqual({ shortlisted: true });
    await send(me, 'PUT', `/${id}`);
    await send(other, 'DELETE', `/${id}`);
    const { json, headers } = await server.get('/api/v1/user/project-shortlist', { cookie: me.cookie });
    expect(json).toMatchObject({ entries: [{ project: { id } }] });
    expect(headers['cache-control']).toBe('no-store');
    expect((await send(me, 'DELETE', `/${id}`)).json).toEqual({ shortlisted: false });
    expect(await idsOf(me)).toEqual([]);
  });

  it('imports the shortlist of a browser in its order after a login, and importing again changes nothing', async () => {
    const me = await signedIn(server.database);
    await send(me, 'PUT', `/${known[7]}`);
    const saved = [known[3] ?? '', known[7] ?? '', 'zzzzzzzzzz', known[5] ?? ''];
    const merged = await merge(me, saved);
    expect(merged.filter((id) => id !== known[7])).toEqual([known[3], known[5]]);
    expect(merged).toHaveLength(3);
    expect(await merge(me, saved)).toEqual(merged);
  });

  it('stays within its limit when two browsers add at once, and refuses an unknown project', async () => {
    const me = await signedIn(server.database);
    await merge(me, known.slice(0, PROJECTS_SHORTLISTED_AT_MOST - 1));
    const answers = await Promise.all(known.slice(-10).map((id) => send(me, 'PUT', `/${id}`)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    expect(await idsOf(me)).toHaveLength(PROJECTS_SHORTLISTED_AT_MOST);
    expect((await send(me, 'PUT', '/zzzzzzzzzz')).status).toBe(404);
  });
});

describe('cards of projects by id', () => {
  it('are returned in the requested order, the same for everybody', async () => {
    const [a, b] = known;
    const { json, headers } = await server.get(`/api/v1/project/cards?ids=${b},zzzzzzzzzz,${a}`);
    expect((json as { projects: { id: string }[] }).projects.map(({ id }) => id)).toEqual([b, a]);
    expect(headers['cache-control']).toContain('public');
  });
});
