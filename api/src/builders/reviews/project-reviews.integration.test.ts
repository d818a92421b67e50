import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import type { ProjectReview } from '@aangan/shared-kit/contracts/project-reviews';
import { eq } from 'drizzle-orm';
import { builderPerson, twoProjects } from '../../../testing/builder-person.ts';
import { listingsFor } from '../../../testing/listings-for.ts';
import { type SignedIn, signedIn } from '../../../testing/signed-in.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';
import { listing } from '../../search/listings/public.ts';

type Reviews = CallAnswer<'GET /api/v1/building/{id}/reviews'>;
type Mine = CallAnswer<'GET /api/v1/building/{id}/reviews/mine'>;

const TEXT = 'The lifts work, the water comes on time and the park is well kept.';
const REVIEW = { standing: 'DECLARED_RESIDENT', rating: 4, aspects: { upkeep: 5 }, text: TEXT };

let server: TestServer;
let ready: Awaited<ReturnType<typeof twoProjects>>;
let flats = 0;

beforeAll(async () => {
  server = await openTestServer();
  ready = await twoProjects(server.database);
});
afterAll(() => server.close());

const send = (method: 'PUT' | 'POST' | 'DELETE', path: string, who: SignedIn, body?: object) =>
  server.as(who, method, path, body);
const write = async (who: SignedIn, review: object = {}, id = ready.own.id) => {
  flats += 1;
  const body = { ...REVIEW, flat: `T ${flats}`, ...review };
  const { status, json } = await send('PUT', `/api/v1/building/${id}/reviews/mine`, who, body);
  return { status, mine: json as Mine, message: (json as { message?: string }).message };
};
const reviews = (query = '', id = ready.own.id) => server.answer<Reviews>(`/api/v1/building/${id}/reviews${query}`);
const person = (name = 'Asha Rao') => signedIn(server.database, { name });

describe('writing a review', () => {
  it('needs a login and a project; a declared resident needs a flat, which nobody else sees', async () => {
    expect((await server.send('PUT', `/api/v1/building/${ready.own.id}/reviews/mine`, { body: REVIEW })).status).toBe(
      401,
    );
    const author = await person('Asha Rao');
    expect((await write(author, {}, 'zzzzzzzzzz')).status).toBe(404);
    expect((await write(author, { flat: ' ' })).status).toBe(400);
    expect((await write(author, { flat: 'b-1204' })).mine.review).toMatchObject({ flat: 'B1204', author: 'Asha' });
    const { reviews: shown } = await reviews();
    expect(shown[0]).toMatchObject({ author: 'Asha', standing: 'DECLARED_RESIDENT', demonstration: false });
    expect(JSON.stringify(shown)).not.toMatch(/B1204|Rao/);
  });

  it('allows one a person and project, which can be changed and deleted', async () => {
    const author = await person();
    const before = (await reviews()).summary.real.count;
    await Promise.all(Array.from({ length: 10 }, () => write(author)));
    const changed = await write(author, { rating: 2 });
    expect(changed.mine.review).toMatchObject({ rating: 2, edited: true });
    expect((await reviews()).summary.real.count).toBe(before + 1);
    await send('DELETE', `/api/v1/building/${ready.own.id}/reviews/mine`, author);
    expect((await reviews()).summary.real.count).toBe(before);
  });

  it('allows one a flat, however many write at once', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => person()));
    const sent = await Promise.all(people.map((each) => write(each, { flat: 'C 7' })));
    expect(sent.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
  });

  it('refuses numbers and abuse, an undeserved standing, and people of builders', async () => {
    const author = await person();
    expect((await write(author, { text: `${TEXT} Call 98450 12345.` })).status).toBe(400);
    expect((await write(author, { standing: 'VERIFIED_RESIDENT' })).status).toBe(403);
    expect((await write(author, { standing: 'VISITOR' })).status).toBe(403);
    const rival = await builderPerson(server.database, ready.other.builderId);
    expect(await write(rival)).toMatchObject({ status: 403, message: 'Builders cannot review projects.' });
  });

  it('verifies a resident by a listed home, and a visitor by a lead that is not withdrawn', async () => {
    const owner = await person();
    const [home = ''] = await listingsFor(server.database, owner, 1, ['BUY']);
    await server.database.update(listing).set({ societyId: ready.own.societyId }).where(eq(listing.id, home));
    expect((await write(owner, { standing: 'VERIFIED_RESIDENT' })).mine.review?.standing).toBe('VERIFIED_RESIDENT');
    const visitor = await person();
    const lead = await send('POST', `/api/v2/building/${ready.own.id}/createLead`, visitor, {});
    expect(lead.status).toBe(200);
    expect((await write(visitor, { standing: 'VISITOR' })).status).toBe(200);
  });

  it('is for visitors alone before the hand-over', async () => {
    const { own } = await twoProjects(server.database, 'UNDER_CONSTRUCTION');
    expect((await write(await person(), {}, own.id)).status).toBe(403);
  });
});

describe('the list of reviews', () => {
  it('shows the spread, counts demonstration reviews apart, and pages in each order without gaps', async () => {
    const { summary } = await reviews();
    expect(summary.spread.reduce((total, each) => total + each, 0)).toBe(summary.count);
    expect(summary.demonstration).toBe(summary.count - summary.real.count);
    expect(summary.demonstration).toBeGreaterThan(0);
    for (const sort of ['newest', 'highest', 'lowest']) {
      const read: ProjectReview[] = [];
      let cursor = '';
      do {
        const page = await reviews(`?sort=${sort}${cursor && `&cursor=${cursor}`}`);
        read.push(...page.reviews);
        cursor = page.next ?? '';
      } while (cursor);
      expect(new Set(read.map(({ id }) => id)).size).toBe(summary.count);
      const keys = read.map(({ rating, writtenOn }) =>
        sort === 'newest' ? -writtenOn : sort === 'highest' ? -rating : rating,
      );
      expect(keys).toEqual(keys.toSorted((a, b) => a - b));
    }
    expect((await server.get(`/api/v1/building/${ready.own.id}/reviews?cursor=x`)).status).toBe(400);
  });
});

describe('the builder’s reply', () => {
  it('is written by the builder of the project alone', async () => {
    const author = await person();
    const id = (await write(author)).mine.review?.id ?? '';
    const reply = async () => {
      const path = `/api/v1/building/${ready.own.id}/reviews/mine`;
      return ((await server.get(path, { cookie: author.cookie })).json as Mine).review?.reply ?? null;
    };
    const builder = await builderPerson(server.database, ready.own.builderId);
    const rival = await builderPerson(server.database, ready.other.builderId);
    const path = `/api/v1/builder/reviews/${id}/reply`;
    const body = { text: 'Thank you. The second lift is repaired.' };
    for (const stranger of [rival, await person()]) {
      expect((await send('PUT', path, stranger, body)).status).toBe(404);
      expect((await send('DELETE', path, stranger)).status).toBe(404);
    }
    expect((await server.get('/api/v1/builder/reviews', { cookie: (await person()).cookie })).status).toBe(404);
    expect((await send('PUT', path, builder, { text: 'Call 9845012345' })).status).toBe(400);
    expect((await send('PUT', path, builder, body)).status).toBe(200);
    expect((await reply())?.text).toBe(body.text);
    const own = await server.get('/api/v1/builder/reviews', { cookie: builder.cookie });
    expect((own.json as { reviews: { project: { id: string } }[] }).reviews[0]?.project.id).toBe(ready.own.id);
    await send('DELETE', path, builder);
    expect(await reply()).toBeNull();
  });
});

describe('a reported review', () => {
  const report = (who: SignedIn, id: string) =>
    send('PUT', `/api/v1/project-reviews/${id}/report`, who, { reason: 'FALSE', words: 'No such park.' });

  it('waits for staff, who hide it with a reason and can take that back', async () => {
    const author = await person();
    const id = (await write(author)).mine.review?.id ?? '';
    expect((await report(author, id)).status).toBe(400);
    for (const reader of [await person(), await person()]) expect((await report(reader, id)).status).toBe(200);
    const staff = await signedIn(server.database, { role: 'staff' });
    const queue = await server.get('/api/v1/staff/project-reviews', { cookie: staff.cookie });
    expect((queue.json as { reviews: { id: string; reports: unknown[] }[] }).reviews).toMatchObject([
      { id, reports: [{ words: 'No such park.' }, {}] },
    ]);
    const path = `/api/v1/staff/project-reviews/${id}`;
    expect((await send('POST', path, await person(), { decision: 'kept' })).status).toBe(404);
    expect((await send('POST', path, staff, { decision: 'hidden' })).status).toBe(400);
    expect((await send('POST', path, staff, { decision: 'hidden', reason: 'Untrue.' })).status).toBe(200);
    expect((await reviews()).reviews.map((each) => each.id)).not.toContain(id);
    expect((await write(author)).status).toBe(409);
    expect((await report(await person(), id)).status).toBe(404);
    expect((await send('DELETE', `${path}/decision`, staff)).status).toBe(200);
    expect((await write(author)).status).toBe(200);
    expect((await send('POST', path, staff, { decision: 'kept' })).status).toBe(200);
    expect((await server.get('/api/v1/staff/project-reviews/waiting', { cookie: staff.cookie })).json).toEqual({
      waiting: 0,
    });
  });
});
