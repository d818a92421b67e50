import { SHORTLISTED_AT_MOST } from '@aangan/shared-kit/domain/personal-limits';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { type SignedIn, signedIn } from '../../../testing/signed-in.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';
import { listing } from '../listings/public.ts';

let server: TestServer;
let known: string[];
beforeAll(async () => {
  server = await openTestServer();
  const rows = await server.database.select({ id: listing.id }).from(listing).limit(400);
  known = rows.map(({ id }) => id);
});
afterAll(() => server.close());

const send = (who: SignedIn, method: 'PUT' | 'POST' | 'DELETE', path: string, body?: object) =>
  server.as(who, method, `/api/v1/user/shortlist${path}`, body);

const idsOf = async (who: SignedIn) =>
  ((await server.get('/api/v1/user/shortlist/ids', { cookie: who.cookie })).json as { ids: string[] }).ids;

const merge = async (who: SignedIn, ids: readonly string[]) =>
  ((await send(who, 'POST', '/merge', { ids })).json as { ids: string[] }).ids;

describe('the shortlist', () => {
  it('needs a login, and is not cached', async () => {
    expect((await server.get('/api/v1/user/shortlist')).status).toBe(401);
    const me = await signedIn(server.database);
    const { headers } = await server.get('/api/v1/user/shortlist', { cookie: me.cookie });
    expect(headers['cache-control']).toBe('no-store');
  });

  it('adds a listing once, removes it, and is private to its person', async () => {
    const [me, other] = [await signedIn(server.database), await signedIn(server.database)];
    const [id = ''] = known;
    expect((await send(me, 'PUT', `/${id}`)).json).toEqual({ shortlisted: true });
    await send(me, 'PUT', `/${id.toUpperCase()}`);
    expect(await idsOf(me)).toEqual([id]);
    await send(other, 'DELETE', `/${id}`);
    expect(await idsOf(me)).toEqual([id]);
    expect((await send(me, 'DELETE', `/${id}`)).json).toEqual({ shortlisted: false });
    expect(await idsOf(me)).toEqual([]);
  });

  it('shows inactive homes with their label, and marks them as shortlisted', async () => {
    const me = await signedIn(server.database);
    const [gone] = await server.database
      .select({ id: listing.id })
      .from(listing)
      .where(eq(listing.active, false))
      .limit(1);
    await send(me, 'PUT', `/${gone?.id}`);
    const { json } = await server.get('/api/v1/user/shortlist', { cookie: me.cookie });
    expect(json).toMatchObject({
      entries: [{ record: { id: gone?.id, active: false, shortlistedByLoggedInUser: true } }],
      total: 1,
    });
  });

  it('rejects a listing that does not exist', async () => {
    const me = await signedIn(server.database);
    expect((await send(me, 'PUT', '/ffffffffffffffff')).status).toBe(404);
    expect(await merge(me, ['ffffffffffffffff'])).toEqual([]);
  });

  it('imports the shortlist of a browser in its order, and importing again changes nothing', async () => {
    const one = fc.subarray(known.slice(0, 40), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(one, one, async (before, saved) => {
        const me = await signedIn(server.database);
        await merge(me, before);
        const merged = await merge(me, saved);
        expect(new Set(merged)).toEqual(new Set([...before, ...saved]));
        expect(merged).toHaveLength(new Set(merged).size);
        expect(await merge(me, saved)).toEqual(merged);
      }),
      { numRuns: 15 },
    );
    const me = await signedIn(server.database);
    expect(await merge(me, known.slice(0, 5))).toEqual(known.slice(0, 5));
  });

  it('stays within its limit when two browsers add at once', async () => {
    const me = await signedIn(server.database);
    await merge(me, known.slice(0, SHORTLISTED_AT_MOST - 1));
    const answers = await Promise.all(known.slice(-10).map((id) => send(me, 'PUT', `/${id}`)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    expect(answers.find(({ status }) => status === 409)?.json).toMatchObject({
      message: 'Your shortlist holds 200 homes. Remove one to add another.',
    });
    expect(await idsOf(me)).toHaveLength(SHORTLISTED_AT_MOST);
  });

  it('imports only as many homes as fit, and none when it is full', async () => {
    const me = await signedIn(server.database);
    await merge(me, known.slice(0, SHORTLISTED_AT_MOST - 2));
    const full = await merge(me, known.slice(-10));
    expect(new Set(full)).toEqual(new Set([...known.slice(0, SHORTLISTED_AT_MOST - 2), ...known.slice(-10, -8)]));
    expect(await merge(me, known.slice(-8))).toEqual(full);
  });
});

describe('cards by id', () => {
  it('are returned in the requested order, the same for everybody', async () => {
    const [a, b] = known;
    const { json, headers } = await server.get(`/api/v1/property/cards?ids=${b},ffffffffffffffff,${a}`);
    expect((json as { records: { id: string }[] }).records.map(({ id }) => id)).toEqual([b, a]);
    expect(headers['cache-control']).toContain('public');
  });
});
