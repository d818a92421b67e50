import type { OwnListing } from '@aangan/shared-kit/contracts/managing';
import { FAKE_NOW, type FakeAnswers, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { sampleHomeRecord } from '../homes/testing/public.ts';
import * as page from './properties.page.tsx';
import { sampleOwnListing } from './testing/sample-own-listing.ts';

const DRAFTS = 'GET /user/{userId}/continue/listings';
const LIST = 'GET /api/v1/property/manage';
const drafts = (listings: object[] = []) => ({ statusCode: 200, responseBody: { listings } }) as never;
const list = (listings: OwnListing[]) => ({ listings, total: listings.length, page: 1, size: 20 });

const open = async (listings: OwnListing[], answers: FakeAnswers = {}) => {
  const platform = fakePlatform({
    session: { loggedIn: true },
    answers: {
      [LIST]: list(listings),
      [DRAFTS]: drafts(),
      'GET /api/v1/user/photo-requests': { listings: [] },
      'GET /api/v1/user/listings/reported': { listings: [] },
      ...answers,
    },
  });
  await renderPage(page, { url: '/profile/properties', platform });
  return platform;
};

const record = sampleHomeRecord();
const propertyId = record.id;

describe('an own listing', () => {
  it.each([
    [{ state: 'live' }, 'Live', 'Confirmed 2 days ago. People can find it in search.', 'Still available'],
    [{ state: 'checking' }, 'Being checked', 'Our checks take a few seconds. You need not do anything.', undefined],
    [{ state: 'held' }, 'Under review', 'Our staff check it before we show it. See what you can do.', undefined],
    [{ state: 'refused' }, 'Not approved', 'Our staff did not approve it, so we do not show it.', undefined],
    [
      { state: 'duplicate' },
      'Duplicate',
      'The same home is posted more than once. Search shows the other listing.',
      undefined,
    ],
    [{ state: 'paused' }, 'Paused', 'You paused it. It is not shown in search.', 'Show it again'],
    [
      { state: 'paused', pausedBy: 'NOT_CONFIRMED' },
      'Paused',
      'Paused, because you did not confirm it for ten days.',
      'Show it again',
    ],
    [{ state: 'paused', pausedBy: 'REPORTED' }, 'Paused', 'Paused, because several people reported it.', undefined],
    [
      { state: 'closed', closed: { with: 'SEEKER_HERE', name: 'Meera' } },
      'Rented out',
      'Rented out to Meera, from Aangan.',
      'Show it again',
    ],
    [
      { state: 'closed', closed: { with: 'ELSEWHERE', name: null } },
      'Rented out',
      'Rented out to somebody from outside Aangan.',
      'Show it again',
    ],
    [
      { state: 'deleted', undoUntil: FAKE_NOW + 60_000 },
      'Deleted',
      'Deleted. You can undo this until 16 Nov 2026, 10:01 am.',
      'Undo',
    ],
  ] as const)('that is %j says so, and has its next step', async (facts, label, note, action) => {
    await open([sampleOwnListing(facts)]);
    expect(screen.getByText(label)).toBeTruthy();
    expect(screen.getByText(note)).toBeTruthy();
    const steps = [...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')].map(
      ({ textContent }) => textContent ?? '',
    );
    expect(steps.filter((step) => ['Still available', 'Show it again', 'Undo'].includes(step))).toEqual(
      action ? [action] : [],
    );
  });

  it('says how many people it reached, and how many changes wait', async () => {
    const reached = { seenBy: 12, contacts: 1, shortlists: 4, interested: 3, visitsToCome: 2, unpublished: 2 };
    const platform = await open([sampleOwnListing(reached)]);
    for (const fact of [
      'Viewed by 12 people who were logged in',
      'Contacted by 1 person',
      'Shortlisted by 4 people',
      '2 changes are not published yet.',
    ])
      expect(screen.getByText(fact)).toBeTruthy();
    const linkOf = (name: string) => screen.getByRole('link', { name, hidden: true }).getAttribute('href');
    expect(linkOf('Who is interested: 3')).toBe(`/tenant-interested?propertyId=${propertyId}`);
    expect(linkOf('Visit hours, 2 visits to come')).toBe(`/property/manage/rent/${propertyId}/visits`);
    expect(linkOf('Statistics')).toBe(`/profile/properties/${propertyId}#figures`);
    expect(linkOf('Everything about this listing')).toBe(`/profile/properties/${propertyId}`);
    // The figures of all cards come with the list.
    expect(platform.calls.filter(({ call }) => call.includes('/manage'))).toHaveLength(1);
  });

  it('that is checked changes when its checks have passed', async () => {
    const platform = await open([sampleOwnListing({ state: 'checking' })]);
    platform.answers[LIST] = list([sampleOwnListing()]);
    await act(async () => platform.sendLive('posting-state', { state: 'live' }));
    await waitFor(() => expect(screen.getByText('Live')).toBeTruthy());
  });

  it('that was deleted is back after an undo, and the focus is on the result', async () => {
    const platform = await open([sampleOwnListing({ state: 'deleted', undoUntil: FAKE_NOW })], {
      'POST /api/v1/property/manage/{propertyId}/undo-delete': { publication: {} as never },
    });
    platform.answers[LIST] = list([sampleOwnListing()]);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.getByText('The listing is restored.')).toBeTruthy());
    expect(document.activeElement?.textContent).toContain('The listing is restored.');
  });

  it('is confirmed with one press', async () => {
    const platform = await open([sampleOwnListing()], {
      'PUT /api/v1/user/listings/{propertyId}/availability': { active: true, confirmedOn: 0 },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Still available' }));
    await waitFor(() =>
      expect(platform.calls).toContainEqual({
        call: 'PUT /api/v1/user/listings/{propertyId}/availability',
        input: expect.objectContaining({ json: { available: true } }),
      }),
    );
  });

  it('is paused, and gets a new price, without leaving its card', async () => {
    await open([sampleOwnListing()], {
      'POST /api/v1/property/manage/{propertyId}/pause': { publication: {} as never },
      'PUT /api/v1/property/manage/prices': { prices: [{ propertyId, price: 31_000, before: 32_000 }] },
    });
    const more = screen.getByText('More').closest('details');
    if (!more) throw new Error('The card has no “More”.');
    more.open = true;
    fireEvent(more, new Event('toggle'));
    const price = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Monthly rent' });
    expect(price.value.replaceAll(',', '')).toBe(String(record.rent));
    fireEvent.change(price, { target: { value: '31000' } });
    fireEvent.click(screen.getByRole('button', { name: 'Change price' }));
    expect(await screen.findByText('Your new price is saved.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    expect(await screen.findByText('Paused. It is no longer shown in search.')).toBeTruthy();
  });

  it('is marked as let in its card: who asked is loaded with the press', async () => {
    const people = 'GET /api/v1/property/manage/{propertyId}/contacts';
    const platform = await open([sampleOwnListing()], {
      [people]: { contacts: [{ id: 'con_1', name: 'Meera', contactedOn: 0 }] },
      'POST /api/v1/property/manage/{propertyId}/close': { publication: {} as never },
    });
    expect(platform.calls.map(({ call }) => call)).not.toContain(people);
    fireEvent.click(screen.getByRole('button', { name: 'Mark as rented out' }));
    fireEvent.click(await screen.findByRole('radio', { name: /^Meera/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Mark as rented out' }));
    expect(await screen.findByText('Saved. It is no longer shown in search.')).toBeTruthy();
    expect(platform.calls).toContainEqual({
      call: 'POST /api/v1/property/manage/{propertyId}/close',
      input: expect.objectContaining({ json: { closedWith: 'SEEKER_HERE', contactId: 'con_1' } }),
    });
  });

  it('says how many people want more photos, and of which rooms', async () => {
    await open([sampleOwnListing()], {
      'GET /api/v1/user/photo-requests': { listings: [{ propertyId, people: 3, rooms: ['Kitchen', 'Balcony'] }] },
    });
    expect(screen.getByText('3 people want more photos: Kitchen, Balcony')).toBeTruthy();
  });

  it('that was reported is answered with one press, where the owner’s word is enough', async () => {
    const reported = { propertyId, reasons: ['It is already rented out or sold'], mayConfirm: true };
    const platform = await open([sampleOwnListing({ state: 'paused', pausedBy: 'REPORTED' })], {
      'GET /api/v1/user/listings/reported': { listings: [reported] },
      'POST /api/v1/user/listings/{propertyId}/still-available': { active: true },
    });
    platform.answers['GET /api/v1/user/listings/reported'] = { listings: [] };
    fireEvent.click(screen.getByRole('button', { name: 'It is still available' }));
    await waitFor(() => expect(screen.queryByText(/It is already rented out or sold/)).toBeNull());
  });

  it('that was reported for another reason has no such button', async () => {
    const reported = { propertyId, reasons: ['I was asked for money before a visit'], mayConfirm: false };
    await open([sampleOwnListing({ state: 'paused', pausedBy: 'REPORTED' })], {
      'GET /api/v1/user/listings/reported': { listings: [reported] },
    });
    expect(screen.getByText(/Our staff check it/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'It is still available' })).toBeNull();
  });
});

it('leads a person without listings to posting', async () => {
  await open([]);
  expect(screen.getByRole('heading', { name: 'No properties yet' })).toBeTruthy();
  const post = screen.getByRole('link', { name: 'Post property free' });
  expect(post.getAttribute('href')).toBe('/list-your-property-for-rent-sale');
});

describe('an unfinished listing', () => {
  const draft = {
    ...{
      id: propertyId,
      category: 'RENT',
      city: 'bangalore',
      title: '2 BHK home for rent in Koramangala',
      percent: 40,
    },
    ...{ next: 'price', url: `/property/manage/rent/${propertyId}/price`, changedOn: FAKE_NOW, deletedOn: FAKE_NOW },
  };

  it('leads on to the step where it was left', async () => {
    await open([], { [DRAFTS]: drafts([draft]) });
    expect(screen.getByText(/^40% done\./)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe(draft.url);
  });

  it('is deleted at once, and back after an undo', async () => {
    await open([], {
      [DRAFTS]: drafts([draft]),
      'DELETE /api/v1/property/manage/{propertyId}/draft': { removed: true, undoUntil: FAKE_NOW },
      'POST /api/v1/property/manage/{propertyId}/undo-delete': { publication: {} as never },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    expect(document.activeElement).toBe(undo);
    fireEvent.click(undo);
    expect(await screen.findByRole('link', { name: 'Continue' })).toBeTruthy();
  });
});
