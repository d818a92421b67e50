import { type Draft, postingCalls } from '@aangan/shared-kit/contracts/posting';
import { LISTING_CATEGORIES } from '@aangan/shared-kit/domain/listing-category';
import { DRAFT_LIMITS } from '@aangan/shared-kit/domain/posting/draft-limits';
import { depth } from '@aangan/shared-kit/testing/depth';
import { samplePosting } from '@aangan/shared-kit/testing/sample-posting';
import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { malformedRequest, malformedShapes } from '../../../testing/malformed-request.ts';
import { openPostingServer, type PostingServer } from '../../../testing/posting-server.ts';
import type { SignedIn } from '../../../testing/signed-in.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import { listing, listingOwner } from '../../search/listings/public.ts';
import { deleteLeftDrafts } from './delete-draft.ts';
import { DELETED_ALREADY } from './drafts.routes.ts';
import { TOO_MANY_DRAFTS } from './start-draft.ts';

let server: PostingServer;
let owner: SignedIn;
beforeAll(async () => {
  server = await openPostingServer();
});
beforeEach(async () => {
  owner = await server.owner();
});
afterAll(() => server.close());

const pathOf = ({ id }: Pick<Draft, 'id'>) => `/api/v1/property/manage/${id}`;
const read = async (draft: Draft) => (await server.ask(owner, 'GET', pathOf(draft))).json as Draft;
const patch = (draft: Draft, body: object) => server.ask(owner, 'PATCH', pathOf(draft), body);

describe('a draft', () => {
  it('that is deleted can be brought back for half an hour, and is gone then', async () => {
    const draft = await server.start(owner);
    const path = `/api/v1/property/manage/${draft.id}`;
    const unfinished = async () => {
      const { json } = await server.ask(owner, 'GET', `/user/${owner.accountId}/continue/listings`);
      return (json as { responseBody: { listings: { id: string }[] } }).responseBody.listings.map(({ id }) => id);
    };
    await server.ask(owner, 'DELETE', `${path}/draft`);
    expect(await unfinished()).not.toContain(draft.id);
    expect(await read(draft)).toMatchObject({ state: 'deleted', undoUntil: server.now() + 30 * 60_000 });
    const typed = { base: 1, editor: 'tab', changes: { price: { value: 30_000, typedAt: server.now() } } };
    expect(await patch(draft, typed)).toMatchObject({ status: 410, json: { message: DELETED_ALREADY } });
    expect((await server.ask(owner, 'POST', `${path}/undo-delete`)).status).toBe(200);
    expect(await patch(draft, typed)).toMatchObject({ status: 200, json: { draft: { values: { price: 30_000 } } } });
    server.later(31 * 60_000);
    await server.jobs.drain();
    expect(await unfinished()).toContain(draft.id);
    await server.ask(owner, 'DELETE', `${path}/draft`);
    server.later(31 * 60_000);
    await server.jobs.drain();
    expect((await server.ask(owner, 'GET', path)).status).toBe(404);
  });

  it.each(LISTING_CATEGORIES)('of %s is complete when every question of its form is answered', async (category) => {
    const begun = await server.start(owner, category);
    expect(begun).toMatchObject({ state: 'draft', version: 1, values: {}, progress: { next: 'property', percent: 0 } });
    const typed = await server.type(owner, begun, samplePosting(category));
    expect(typed).toMatchObject({ problems: [], progress: { publishable: true, percent: 100 } });
    expect(await read(begun)).toEqual(typed);
    expect(typed.values).toEqual(samplePosting(category));
  });

  it('holds values outside their limits, and names them as problems', async () => {
    const draft = await server.type(owner, await server.start(owner), { price: 5, floor: 9, totalFloors: 3 });
    expect(draft.values).toMatchObject({ price: 5, floor: 9 });
    expect(draft.problems.filter(({ missing }) => !missing).map(({ field }) => field)).toEqual(['floor', 'price']);
  });

  it('tells a form with an old version what has changed elsewhere, and keeps what was typed last', async () => {
    const draft = await server.start(owner);
    const at = server.now();
    const change = (editor: string, changes: object) => patch(draft, { base: draft.version, editor, changes });
    await change('phone', { price: { value: 30_000, typedAt: at }, street: { value: '5th Cross', typedAt: at } });
    const laptop = await change('laptop', { price: { value: 28_000, typedAt: at - 60_000 } });
    expect(laptop.status).toBe(200);
    expect(laptop.json).toMatchObject({
      changedElsewhere: ['street', 'price'],
      conflicts: [{ field: 'price', mine: false, kept: 30_000, dropped: 28_000 }],
      draft: { version: 2, values: { price: 30_000, street: '5th Cross' } },
    });
  });

  it('is saved by both of two devices at once', async () => {
    const draft = await server.start(owner);
    const typedAt = server.now();
    await Promise.all([
      patch(draft, { base: 1, editor: 'phone', changes: { price: { value: 30_000, typedAt } } }),
      patch(draft, { base: 1, editor: 'laptop', changes: { area: { value: 900, typedAt } } }),
    ]);
    expect(await read(draft)).toMatchObject({ version: 3, values: { price: 30_000, area: 900 } });
  });

  it('forgets an emptied field', async () => {
    const draft = await server.type(owner, await server.start(owner), { price: 30_000 });
    const typedAt = server.now();
    await patch(draft, { base: draft.version, editor: 'tab', changes: { price: { value: null, typedAt } } });
    expect((await read(draft)).values).toEqual({});
  });

  it('changes nothing when the same fields are saved again', async () => {
    const draft = await server.start(owner);
    const body = { base: 1, editor: 'tab', changes: { price: { value: 30_000, typedAt: server.now() } } };
    const [first, again] = [await patch(draft, body), await patch(draft, body)];
    expect(again.json).toEqual(first.json);
  });

  it('follows the city of its locality', async () => {
    const draft = await server.type(owner, await server.start(owner), { localityId: 'loc-pune-wakad' });
    expect(draft.city).toBe('pune');
  });

  it.each([
    ['a field of another kind', { commercialType: { value: 'SHOP', typedAt: 1 } }, 400],
    ['an unknown field', { colour: { value: 'red', typedAt: 1 } }, 400],
    ['a value of another type', { price: { value: 'much', typedAt: 1 } }, 400],
    ['an option that does not exist', { unit: { value: 'BHK9', typedAt: 1 } }, 400],
    ['a place that does not exist', { localityId: { value: 'loc-pune-nowhere', typedAt: 1 } }, 400],
    ['a society as locality', { localityId: { value: 'soc-pune-nowhere', typedAt: 1 } }, 400],
  ])('stays as it is after %s', async (_, changes, status) => {
    const draft = await server.type(owner, await server.start(owner), { price: 30_000 });
    const answer = await patch(draft, { base: draft.version, editor: 'tab', changes });
    expect(answer.status).toBe(status);
    expect(await read(draft)).toEqual(draft);
  });

  it('copies the fields that both kinds have', async () => {
    const original = await server.complete(owner, 'RENT', { amenities: ['LIFT'] });
    const copy = await server.start(owner, 'SHARED', { copyOf: original.id });
    expect(copy.values).toMatchObject({ unit: 'BHK2', price: 32_000, amenities: ['LIFT'] });
    const stranger = await server.owner();
    const stolen = await server.ask(stranger, 'POST', '/api/v1/property/manage', {
      ...{ category: 'RENT', city: 'bangalore' },
      copyOf: original.id,
    });
    expect(stolen.status).toBe(404);
  });

  it('is one of a limited number, and deleted after half a year without a change', async () => {
    for (let made = 0; made < DRAFT_LIMITS.open; made += 1) await server.start(owner);
    const more = await server.ask(owner, 'POST', '/api/v1/property/manage', { category: 'RENT', city: 'bangalore' });
    expect(more).toMatchObject({ status: 409, json: { message: TOO_MANY_DRAFTS } });
    const listPath = `/user/${owner.accountId}/continue/listings`;
    const listings = async () =>
      ((await server.ask(owner, 'GET', listPath)).json as { responseBody: { listings: object[] } }).responseBody
        .listings;
    expect(await listings()).toHaveLength(DRAFT_LIMITS.open);
    await deleteLeftDrafts(server.database, new Date(server.now() - 1), server.jobs);
    expect(await listings()).toHaveLength(DRAFT_LIMITS.open);
    await deleteLeftDrafts(server.database, new Date(server.now() + 1), server.jobs);
    expect(await listings()).toEqual([]);
  });

  it('of a listing that no form has posted has the values of the listing', async () => {
    const me = await signedIn(server.database);
    const [seeded] = await server.database
      .select()
      .from(listing)
      .where(and(eq(listing.category, 'RENT'), eq(listing.active, true)))
      .limit(1);
    if (!seeded) throw new Error('The test data has a home for rent.');
    const { id } = seeded;
    const [before] = await server.database.select().from(listingOwner).where(eq(listingOwner.listingId, id));
    await server.database.update(listingOwner).set({ accountId: me.accountId }).where(eq(listingOwner.listingId, id));
    const { json } = await server.ask(me, 'GET', `/api/v1/property/manage/${id}`);
    if (before) await server.database.update(listingOwner).set(before).where(eq(listingOwner.listingId, id));
    expect(json).toMatchObject({
      ...{ state: 'live', unpublished: [] },
      values: { price: seeded.price, area: seeded.area, unit: seeded.bhk, localityId: seeded.localityId },
    });
  });
});

describe('unfinished listings', () => {
  it('are the own ones, the one changed last first, with the step to go on with', async () => {
    const first = await server.start(owner, 'PLOT');
    server.later(1_000);
    const second = await server.type(owner, await server.start(owner), { unit: 'BHK_2_HALF' });
    const { json } = await server.ask(owner, 'GET', `/user/${owner.accountId}/continue/listings`);
    expect(json).toMatchObject({
      statusCode: 200,
      responseBody: {
        listings: [
          { id: second.id, title: '2.5 BHK home for rent in Bangalore', next: 'property' },
          { id: first.id, url: `/property/manage/land/sale/${first.id}/property` },
        ],
      },
    });
    const other = await server.owner();
    expect((await server.ask(other, 'GET', `/user/${owner.accountId}/continue/listings`)).status).toBe(404);
  });
});

describe('a malformed step', () => {
  it('is refused with a 4xx, and the draft stays as it was', async () => {
    const call = 'PATCH /api/v1/property/manage/{propertyId}';
    const begun = await server.complete(owner, 'RENT');
    await fc.assert(
      fc.asyncProperty(malformedRequest(call, postingCalls[call]), async ({ contentType, payload }) => {
        const before = await read(begun);
        const headers = { cookie: owner.cookie, 'sec-fetch-site': 'same-origin', 'content-type': contentType };
        const body = payload as unknown as object;
        const { status } = await server.send('PATCH', pathOf(begun), {
          headers,
          ...(payload !== undefined && { body }),
        });
        // What is well-formed by luck is saved.
        if (status === 200) return;
        expect(status).toBeGreaterThanOrEqual(400);
        expect(status).toBeLessThan(500);
        expect(await read(begun)).toEqual(before);
      }),
      { examples: malformedShapes(call, postingCalls[call]).map((shape) => [shape]), numRuns: depth(200, 1_000) },
    );
  }, 300_000);
});

describe('many owners at once', () => {
  it('save their drafts, although there are fewer connections than owners', async () => {
    const owners = await Promise.all(Array.from({ length: 24 }, () => server.owner()));
    const drafts = await Promise.all(owners.map((each) => server.start(each)));
    const saved = await Promise.all(
      owners.map((each, at) => server.type(each, drafts[at] ?? { id: '', version: 0 }, { street: `${at}th Cross` })),
    );
    expect(saved.map(({ values }) => values.street)).toEqual(owners.map((_, at) => `${at}th Cross`));
  });
});

describe('hints while typing', () => {
  it('say where a price stands among homes like it, and from how many that comes', async () => {
    const draft = await server.complete(owner, 'RENT', { price: 9_00_000 });
    const { json } = await server.ask(owner, 'GET', `${pathOf(draft)}/price`);
    expect(json).toMatchObject({ position: { verdict: 'high', homes: expect.any(Number) } });
    const empty = await server.start(owner);
    expect((await server.ask(owner, 'GET', `${pathOf(empty)}/price`)).json).toEqual({
      position: null,
      comparedWith: '',
    });
  });

  it('name the empty fields of a step by its number', async () => {
    const draft = await server.start(owner, 'PLOT');
    const reject = (pageNo: number) => server.ask(owner, 'POST', `${pathOf(draft)}/nullreject`, { pageNo });
    expect((await reject(1)).json).toMatchObject({ page: 'property', rejected: true, problems: [{ field: 'area' }] });
    expect((await reject(5)).json).toEqual({ page: 'photos', rejected: false, problems: [] });
    expect((await reject(8)).status).toBe(400);
  });

  it('check a text before it is saved', async () => {
    const check = async (text: string) =>
      (await server.ask(undefined, 'POST', '/api/v1/property/validate/description', { text })).json;
    expect(await check('A quiet flat near the park.')).toEqual({ valid: true, warnings: [] });
    expect(await check('Call 98450 12345')).toMatchObject({ valid: false, warnings: [{ kind: 'phone' }] });
  });

  it('come from tables that anybody can read', async () => {
    const { json } = await server.ask(undefined, 'GET', '/api/v1/property/metadata');
    const { kinds } = json as { kinds: { category: string; steps: { page: string }[] }[] };
    expect(kinds.map(({ category }) => category)).toEqual([...LISTING_CATEGORIES]);
    expect(kinds[0]?.steps.map(({ page }) => page)).toEqual([
      ...['property', 'locality', 'price', 'amenities', 'photos', 'visits', 'confirm'],
    ]);
  });
});
