import { SEARCHES_AT_MOST, VIEWED_AT_MOST } from '@aangan/shared-kit/domain/personal-limits';
import fc from 'fast-check';
import { type SignedIn, signedIn } from '../../../testing/signed-in.ts';
import { TEST_NOW } from '../../../testing/test-data.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';
import { listing } from '../listings/public.ts';

let server: TestServer;
let known: string[];
beforeAll(async () => {
  server = await openTestServer();
  const rows = await server.database.select({ id: listing.id }).from(listing).limit(80);
  known = rows.map(({ id }) => id);
});
afterAll(() => server.close());

interface Activity {
  readonly viewed: readonly { readonly record: { readonly id: string }; readonly viewedOn: number }[];
  readonly searches: readonly { readonly title: string; readonly to: string; readonly searchedOn: number }[];
}

const activity = async (who: SignedIn) =>
  (await server.get('/api/v1/user/activity', { cookie: who.cookie })).json as Activity;

const send = (who: SignedIn, method: 'POST' | 'DELETE', path: string, body?: object) =>
  server.as(who, method, `/api/v1/user/activity${path}`, body);

const search = (number: number, searchedOn = number) => ({
  title: `Search ${number}`,
  to: `/rent?q=${number}`,
  searchedOn,
});

describe('recent activity', () => {
  it('saves each view and search once, at its latest time, newest first and up to the limit', async () => {
    const times = fc.integer({ min: 1, max: 1000 });
    const views = fc.array(fc.record({ id: fc.constantFrom(...known), viewedOn: times }), {
      maxLength: VIEWED_AT_MOST,
    });
    await fc.assert(
      fc.asyncProperty(views, views, async (before, saved) => {
        const me = await signedIn(server.database);
        await send(me, 'POST', '/merge', { viewed: before });
        await send(me, 'POST', '/merge', { viewed: saved });
        await send(me, 'POST', '/merge', { viewed: saved });
        const latest = new Map<string, number>();
        for (const { id, viewedOn } of [...before, ...saved]) latest.set(id, Math.max(viewedOn, latest.get(id) ?? 0));
        const expected = [...latest.values()].toSorted((a, b) => b - a).slice(0, VIEWED_AT_MOST);
        const { viewed } = await activity(me);
        expect(viewed.map(({ viewedOn }) => viewedOn)).toEqual(expected);
        for (const { record, viewedOn } of viewed) expect(viewedOn).toBe(latest.get(record.id));
      }),
      { numRuns: 12 },
    );
  });

  it('saves only the newest searches, with the newest title for an address', async () => {
    const me = await signedIn(server.database);
    await send(me, 'POST', '/merge', { searches: Array.from({ length: 20 }, (_, at) => search(at + 1)) });
    await send(me, 'POST', '/merge', {
      searches: [search(30), { ...search(20), title: 'Newer words', searchedOn: 40 }],
    });
    const { searches } = await activity(me);
    expect(searches).toHaveLength(SEARCHES_AT_MOST);
    expect(searches[0]).toEqual({ title: 'Newer words', to: '/rent?q=20', searchedOn: 40 });
    expect(searches.at(-1)).toEqual(search(2));
  });

  it('replaces a time in the future by now', async () => {
    const me = await signedIn(server.database);
    await send(me, 'POST', '/merge', { searches: [search(1, TEST_NOW + 1_000_000)] });
    expect((await activity(me)).searches[0]?.searchedOn).toBe(TEST_NOW);
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example'])('rejects the address %s', async (to) => {
    const me = await signedIn(server.database);
    expect((await send(me, 'POST', '/merge', { searches: [{ ...search(1), to }] })).status).toBe(400);
  });

  it('deletes one entry, or all', async () => {
    const me = await signedIn(server.database);
    const [a = '', b = ''] = known;
    const viewed = [
      { id: a, viewedOn: 1 },
      { id: b, viewedOn: 2 },
    ];
    await send(me, 'POST', '/merge', { viewed, searches: [search(1), search(2)] });
    await send(me, 'DELETE', `/viewed/${b}`);
    await send(me, 'DELETE', `/searches?to=${encodeURIComponent('/rent?q=2')}`);
    const left = await activity(me);
    expect(left.viewed.map(({ record }) => record.id)).toEqual([a]);
    expect(left.searches).toEqual([search(1)]);
    await send(me, 'DELETE', '');
    expect(await activity(me)).toEqual({ viewed: [], searches: [] });
  });
});
