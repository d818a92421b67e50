import type { OwnListing } from '@aangan/shared-kit/contracts/managing';
import type { Draft } from '@aangan/shared-kit/contracts/posting';
import type { Publication } from '@aangan/shared-kit/contracts/publishing';
import type { PostingValues } from '@aangan/shared-kit/domain/posting/posting-fields';
import { FEWEST_COMPARABLE } from '@aangan/shared-kit/domain/posting/price-position';
import { reactivateLink } from '@aangan/shared-kit/links/posting';
import { eq } from 'drizzle-orm';
import { openPostingServer, type PostingServer } from '../../../testing/posting-server.ts';
import type { SignedIn } from '../../../testing/signed-in.ts';
import { listing } from '../../search/listings/public.ts';
import { shortlistEntry } from '../../search/shortlist/public.ts';
import { listingClosing } from './managing.tables.ts';

let server: PostingServer;
let owner: SignedIn;
beforeAll(async () => {
  server = await openPostingServer();
});
beforeEach(async () => {
  owner = await server.owner();
});
afterAll(() => server.close());

/** A place that no other listing of this file has, so that none is a duplicate of another. */
let placesTaken = 0;
function ownPlace(): PostingValues {
  placesTaken += 1;
  return { latitude: 12.9 + placesTaken * 0.003, longitude: 77.63 };
}

const manage = (id: string, rest = '') => `/api/v1/property/manage/${id}${rest}`;
const stateOf = async (id: string) =>
  ((await server.ask(owner, 'GET', manage(id, '/publication'))).json as Publication).state;
/** Does something with a listing and lets its checks run. */
async function move(id: string, rest: string, body?: object, method: 'POST' | 'DELETE' = 'POST') {
  const { status } = await server.ask(owner, method, manage(id, rest), body);
  await server.jobs.drain();
  return status;
}

describe('a live listing', () => {
  it('is paused, and live again when it is reactivated', async () => {
    const id = await server.publish(owner, 'RENT', ownPlace());
    expect([await move(id, '/pause'), await stateOf(id)]).toEqual([200, 'paused']);
    expect(await move(id, '/pause')).toBe(409);
    expect([await move(id, '/reactivate'), await stateOf(id)]).toEqual([200, 'live']);
    expect(await move(id, '/reactivate')).toBe(409);
  });

  it.each([
    ['RENT', 'LETOUT'],
    ['BUY', 'SOLDOUT'],
  ] as const)('of %s is closed as %s, with whom it was closed, and may come back', async (category, reason) => {
    const id = await server.publish(owner, category, ownPlace());
    expect([await move(id, '/close', { closedWith: 'ELSEWHERE' }), await stateOf(id)]).toEqual([200, 'closed']);
    const [row] = await server.database.select().from(listing).where(eq(listing.id, id));
    expect(row).toMatchObject({ active: false, inactiveReason: reason });
    const closings = await server.database.select().from(listingClosing).where(eq(listingClosing.listingId, id));
    expect(closings).toMatchObject([{ closedWith: 'ELSEWHERE', accountId: owner.accountId, contactId: null }]);
    expect([await move(id, '/reactivate'), await stateOf(id)]).toEqual([200, 'live']);
  });

  it('cannot be closed with a contact of another listing', async () => {
    const id = await server.publish(owner, 'RENT', ownPlace());
    const body = { closedWith: 'SEEKER_HERE', contactId: 'con_of_somebody_else' };
    expect([await move(id, '/close', body), await stateOf(id)]).toEqual([400, 'live']);
  });

  it('is deleted for everybody, and back when that is undone within half an hour', async () => {
    const id = await server.publish(owner, 'RENT', ownPlace());
    expect(await move(id, '', undefined, 'DELETE')).toBe(200);
    expect((await server.get(`/api/v1/property/${id}`)).status).toBe(404);
    expect(await stateOf(id)).toBe('deleted');
    expect([await move(id, '/undo-delete'), await stateOf(id)]).toEqual([200, 'live']);
    await move(id, '', undefined, 'DELETE');
    server.later(31 * 60_000);
    expect([await move(id, '/undo-delete'), await stateOf(id)]).toEqual([409, 'deleted']);
  });

  it('that was closed before it was deleted is closed again after an undo', async () => {
    const id = await server.publish(owner, 'RENT', ownPlace());
    await move(id, '/close', {});
    await move(id, '', undefined, 'DELETE');
    expect([await move(id, '/undo-delete'), await stateOf(id)]).toEqual([200, 'closed']);
  });

  it('has its figures beside those of homes like it', async () => {
    for (let made = 0; made < FEWEST_COMPARABLE; made += 1) {
      await server.publish(await server.owner(), 'COMMERCIAL_RENT', ownPlace());
    }
    const id = await server.publish(owner, 'COMMERCIAL_RENT', ownPlace());
    server.later(2 * 86_400_000);
    const { json } = await server.ask(owner, 'GET', manage(id, '/statistics'));
    expect(json).toMatchObject({
      ...{
        days: 2,
        seenBy: 0,
        inResults: expect.any(Number),
        contacts: 0,
        shortlists: 0,
        visits: 0,
        photosAskedFor: 0,
      },
      homesLikeIt: { homes: expect.any(Number) },
    });
  });
});

describe('the owner’s list', () => {
  const listed = async (who: SignedIn) =>
    ((await server.ask(who, 'GET', '/api/v1/property/manage')).json as { listings: OwnListing[] }).listings;

  it('has each published listing with its state, of nobody else, and no drafts', async () => {
    const live = await server.publish(owner, 'RENT', ownPlace());
    const paused = await server.publish(owner, 'BUY', ownPlace());
    await server.complete(owner, 'PLOT');
    await move(paused, '/pause');
    const states = (await listed(owner)).map(({ record, state, pausedBy }) => [record.id, state, pausedBy]);
    expect(states.toSorted()).toEqual(
      [
        [live, 'live', null],
        [paused, 'paused', null],
      ].toSorted(),
    );
    expect(await listed(await server.owner())).toEqual([]);
  });

  it('has the figures of each card, as the list of who is interested counts them', async () => {
    const [id, other] = [
      await server.publish(owner, 'RENT', ownPlace()),
      await server.publish(owner, 'RENT', ownPlace()),
    ];
    const seeker = await server.owner();
    await server.ask(seeker, 'POST', `/api/v3/activity/contact/${id}`, {});
    const entry = { accountId: seeker.accountId, listingId: id, shortlistedAt: new Date() };
    await server.database.insert(shortlistEntry).values(entry);
    const interest = await server.ask(owner, 'GET', `/api/v1/user/interested?kind=tenant&propertyId=${id}`);
    const { total } = interest.json as { total: number };
    const cards = await listed(owner);
    const card = (of: string) => cards.find(({ record }) => record.id === of);
    expect(total).toBe(1);
    expect(card(id)).toMatchObject({ contacts: 1, shortlists: 1, interested: total, visitsToCome: 0 });
    expect(card(other)).toMatchObject({ contacts: 0, shortlists: 0, interested: 0, visitsToCome: 0 });
  });

  it('has a deleted listing while that can be undone', async () => {
    const id = await server.publish(owner, 'RENT', ownPlace());
    await move(id, '', undefined, 'DELETE');
    expect(await listed(owner)).toMatchObject([{ state: 'deleted', undoUntil: server.now() + 30 * 60_000 }]);
    server.later(31 * 60_000);
    expect(await listed(owner)).toEqual([]);
  });

  it('says how many changes wait for publishing', async () => {
    const id = await server.publish(owner, 'RENT', ownPlace());
    const form = (await server.ask(owner, 'GET', manage(id))).json as Draft;
    await server.type(owner, form, { bathrooms: 1 });
    expect(await listed(owner)).toMatchObject([{ record: { id }, state: 'live', unpublished: 1 }]);
  });

  it('names the person who took a home, chosen among those who asked', async () => {
    const id = await server.publish(owner, 'RENT', ownPlace());
    const seeker = await server.owner();
    await server.ask(seeker, 'POST', `/api/v3/activity/contact/${id}`, {});
    const { json } = await server.ask(owner, 'GET', manage(id, '/contacts'));
    const [contact] = (json as { contacts: { id: string; name: string }[] }).contacts;
    expect(await move(id, '/close', { closedWith: 'SEEKER_HERE', contactId: contact?.id })).toBe(200);
    expect(await listed(owner)).toMatchObject([{ closed: { with: 'SEEKER_HERE', name: contact?.name }, contacts: 1 }]);
    const other = await server.publish(owner, 'RENT', ownPlace());
    expect(await move(other, '/close', { closedWith: 'SEEKER_HERE', contactId: contact?.id })).toBe(400);
  });
});

describe('a listing that comes back', () => {
  it('has its new price and date, in its form too', async () => {
    const id = await server.publish(owner, 'RENT', ownPlace());
    await move(id, '/pause');
    expect(await move(id, '/reactivate', { price: 29_000, availableFrom: '2027-02-01' })).toBe(200);
    const form = (await server.ask(owner, 'GET', manage(id))).json as Draft;
    expect(form).toMatchObject({ state: 'live', values: { price: 29_000, availableFrom: '2027-02-01' } });
    expect(form.unpublished).toEqual([]);
  });

  it('stays paused with a price beyond the limits', async () => {
    const id = await server.publish(owner, 'RENT', ownPlace());
    await move(id, '/pause');
    expect([await move(id, '/reactivate', { price: 5 }), await stateOf(id)]).toEqual([400, 'paused']);
  });

  it('is offered by a message after its owner has taken it off, not after it is back', async () => {
    const id = await server.publish(owner, 'RENT', ownPlace());
    const links = async () => {
      const to = encodeURIComponent(owner.phone);
      const { messages } = await server.answer<{ messages: { text: string }[] }>(`/api/dev/outbox.json?to=${to}`);
      return messages.filter(({ text }) => text.includes(reactivateLink(id))).length;
    };
    await move(id, '/close', {});
    expect(await links()).toBe(1);
    await move(id, '/reactivate');
    server.later(1_000);
    await server.ask(owner, 'POST', manage(id, '/pause'));
    await server.ask(owner, 'POST', manage(id, '/reactivate'));
    await server.jobs.drain();
    expect(await links()).toBe(1);
  });
});

describe('a draft', () => {
  it.each(['/pause', '/reactivate', '/undo-delete'])('cannot be moved by %s', async (rest) => {
    const draft = await server.complete(owner, 'RENT');
    expect(await move(draft.id, rest)).toBe(409);
    expect(await stateOf(draft.id)).toBe('draft');
  });
});

describe('prices', () => {
  it('of several listings change together, in their forms too, with the history of each', async () => {
    const ids = [await server.publish(owner, 'RENT', ownPlace()), await server.publish(owner, 'BUY', ownPlace())];
    const prices = [
      { propertyId: ids[0], price: 30_000 },
      { propertyId: ids[1], price: 1_05_00_000 },
    ];
    const { json } = await server.ask(owner, 'PUT', '/api/v1/property/manage/prices', { prices });
    expect(json).toMatchObject({ prices: [{ before: 32_000 }, { before: 1_10_00_000 }] });
    await server.jobs.drain();
    for (const { propertyId = '', price } of prices) {
      const form = (await server.ask(owner, 'GET', manage(propertyId))).json as Draft;
      expect(form).toMatchObject({ state: 'live', values: { price }, unpublished: [] });
      const page = await server.answer<{ priceChanges: object[] }>(`/api/v1/property/${propertyId}`);
      expect(page.priceChanges).toMatchObject([{ to: price }]);
    }
  });

  it('change all or none', async () => {
    const id = await server.publish(owner, 'RENT', ownPlace());
    const pg = await server.publish(owner, 'PG', ownPlace());
    for (const wrong of [
      { propertyId: id, price: 5 },
      { propertyId: pg, price: 9_000 },
    ]) {
      const prices = [{ propertyId: id, price: 31_000 }, wrong];
      const { status, json } = await server.ask(owner, 'PUT', '/api/v1/property/manage/prices', { prices });
      expect(status).toBe(400);
      expect(json).toMatchObject({ issues: [{ field: 'body.prices.1.price' }] });
    }
    const form = (await server.ask(owner, 'GET', manage(id))).json as Draft;
    expect(form.values.price).toBe(32_000);
  });
});

describe('hours for visits', () => {
  const slot = (id: string, rest = '') => `/api/v1/slot/${id}${rest}`;

  it('are the usual week until the owner chooses some, also before publishing', async () => {
    const draft = await server.start(owner);
    const usual = await server.ask(owner, 'GET', slot(draft.id, '/available'));
    expect(usual.json).toMatchObject({ own: false });
    const monday = { weekday: 1, startTime: '10:00', endTime: '12:00' };
    const added = await server.ask(owner, 'PUT', slot(draft.id, '/add'), monday);
    expect(added.json).toEqual({ slots: [monday], own: true });
    const form = (await server.ask(owner, 'GET', manage(draft.id))).json as Draft;
    expect(form.progress.steps).toContainEqual({ page: 'visits', state: 'done' });
  });

  it('without both times are skipped', async () => {
    const draft = await server.start(owner);
    const skipped = await server.ask(owner, 'PUT', slot(draft.id, '/add'), { weekday: 1, startTime: '10:00' });
    expect(skipped.json).toMatchObject({ own: false });
    const tuesday = { weekday: 2, startTime: '09:00', endTime: '11:00' };
    const slots = [tuesday, { weekday: 3, endTime: '11:00' }];
    const saved = await server.ask(owner, 'POST', slot(draft.id, '/save'), { slots });
    expect(saved.json).toEqual({ slots: [tuesday], own: true });
  });

  it('of one weekday are deleted by their beginning', async () => {
    const draft = await server.start(owner);
    const [one, other] = [
      { weekday: 1, startTime: '10:00', endTime: '12:00' },
      { weekday: 1, startTime: '16:00', endTime: '18:00' },
    ];
    await server.ask(owner, 'POST', slot(draft.id, '/save'), { slots: [one, other] });
    const left = await server.ask(owner, 'DELETE', `${slot(draft.id)}?weekday=1&startTime=10:00`);
    expect(left.json).toEqual({ slots: [other], own: true });
  });
});
