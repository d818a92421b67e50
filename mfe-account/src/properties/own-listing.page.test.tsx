import type { OwnListing } from '@aangan/shared-kit/contracts/managing';
import type { Publication } from '@aangan/shared-kit/contracts/publishing';
import { type FakeAnswers, fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { sampleHomeRecord } from '../homes/testing/public.ts';
import * as page from './own-listing.page.tsx';
import { sampleOwnListing } from './testing/sample-own-listing.ts';

const MANAGE = '/api/v1/property/manage/{propertyId}';
const LISTING = `GET ${MANAGE}/listing` as const;
const PUBLICATION: Publication = { state: 'live', url: '/x', needed: [], shownInstead: null };
const record = sampleHomeRecord();
const moved = { publication: PUBLICATION };

const open = async (facts: Partial<OwnListing> = {}, answers: FakeAnswers = {}) => {
  const platform = fakePlatform({
    session: { loggedIn: true },
    answers: {
      [LISTING]: sampleOwnListing(facts),
      [`GET ${MANAGE}/publication`]: PUBLICATION,
      [`GET ${MANAGE}`]: { values: { price: 32_000 }, quality: { score: 60, hints: [] } } as never,
      [`GET ${MANAGE}/price`]: {
        position: { percentile: 50, homes: 24, low: 28_000, median: 31_000, high: 35_000, verdict: 'usual' },
        comparedWith: 'homes for rent in Koramangala',
      },
      [`GET ${MANAGE}/statistics`]: {
        ...{ days: 3, seenBy: 12, inResults: 1_400, shortlists: 2, contacts: 1, visits: 1, photosAskedFor: 0 },
        homesLikeIt: { homes: 30, seenBy: 8.25, inResults: 900, shortlists: 1, contacts: 0.5 },
      },
      [`GET ${MANAGE}/contacts`]: { contacts: [{ id: 'con_1', name: 'Meera', contactedOn: 0 }] },
      'GET /api/v1/user/photo-requests': { listings: [] },
      'GET /api/v1/user/listings/reported': { listings: [] },
      ...answers,
    },
  });
  const params = { propertyId: record.id };
  await renderPage(page, { url: `/profile/properties/${record.id}`, params, platform });
  return platform;
};

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the page of an own listing', () => {
  it.each([
    ['live', ['Still available', 'Pause', 'Mark as rented out', 'Delete']],
    ['checking', ['Mark as rented out', 'Delete']],
    ['held', ['Delete']],
    ['refused', ['Delete']],
    ['duplicate', ['Mark as rented out', 'Delete']],
    ['paused', ['Show it again', 'Mark as rented out', 'Delete']],
    ['closed', ['Show it again', 'Delete']],
    ['deleted', ['Undo']],
  ] as const)('has the actions of a listing that is %s', async (state, actions) => {
    await open({ state });
    const line = within(screen.getByRole('article'));
    const names = [...line.queryAllByRole('link'), ...line.queryAllByRole('button')].map(
      ({ textContent }) => textContent,
    );
    expect(names.filter((name) => name !== record.title).toSorted()).toEqual(actions.toSorted());
  });

  it('pauses a listing, says so where the focus is, and takes it back', async () => {
    const platform = await open({}, { [`POST ${MANAGE}/pause`]: moved, [`POST ${MANAGE}/reactivate`]: moved });
    platform.answers[LISTING] = sampleOwnListing({ state: 'paused' });
    press('Pause');
    await waitFor(() =>
      expect(document.activeElement?.textContent).toContain('Paused. It is no longer shown in search.'),
    );
    press('Undo');
    await screen.findByText(/again after our checks/);
  });

  it('says why a pause failed', async () => {
    await open(
      {},
      { [`POST ${MANAGE}/pause`]: fakeHttpError(409, 'You cannot do this with the listing’s current status.') },
    );
    press('Pause');
    expect((await screen.findByRole('alert')).textContent).toContain('You cannot do this');
  });

  it.each([
    [/^Meera/, { closedWith: 'SEEKER_HERE', contactId: 'con_1' }],
    ['Somebody from outside Aangan', { closedWith: 'ELSEWHERE' }],
    ['I prefer not to say', { closedWith: 'NOT_SAID' }],
  ] as const)('marks a home as rented out to %s', async (who, json) => {
    const platform = await open({}, { [`POST ${MANAGE}/close`]: moved });
    press('Mark as rented out');
    expect(document.activeElement?.getAttribute('type')).toBe('radio');
    fireEvent.click(screen.getByRole('radio', { name: who }));
    press('Mark as rented out');
    await screen.findByText('Saved. It is no longer shown in search.');
    expect(platform.calls).toContainEqual({
      call: `POST ${MANAGE}/close`,
      input: { params: { propertyId: record.id }, json },
    });
  });

  it('deletes after a question, with an undo', async () => {
    const platform = await open({}, { [`DELETE ${MANAGE}`]: { ...moved, undoUntil: 1 } });
    press('Delete');
    platform.answers[LISTING] = sampleOwnListing({ state: 'deleted', undoUntil: 1 });
    press('Delete listing');
    await screen.findByText('Deleted. You can undo this for half an hour.');
  });

  it('changes the price beside what homes like it cost', async () => {
    const platform = await open({}, { 'PUT /api/v1/property/manage/prices': { prices: [] } });
    expect(
      screen.getByText('Your price is usual. Of homes for rent in Koramangala, half cost ₹28 K to ₹35 K (24 homes).'),
    ).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Monthly rent'), { target: { value: '31,000' } });
    press('Change price');
    await screen.findByText('Your new price is saved.');
    expect(platform.calls).toContainEqual({
      call: 'PUT /api/v1/property/manage/prices',
      input: { json: { prices: [{ propertyId: record.id, price: 31_000 }] } },
    });
  });

  it('says what is wrong with a price beside its field', async () => {
    const reason = 'Monthly rent is from ₹1,000 to ₹50,00,000.';
    await open(
      {},
      { 'PUT /api/v1/property/manage/prices': fakeHttpError(400, 'No', { 'body.prices.0.price': reason }) },
    );
    press('Change price');
    await screen.findByText(reason);
  });

  it('shows its figures beside those of homes like it', async () => {
    await open();
    const cells = screen.getAllByRole('row').map((row) => row.textContent);
    expect(cells).toContain('Result pages that showed it, last 30 days1,400900');
    expect(cells).toContain('Logged-in people who opened it128.3');
  });

  it('says what a held listing needs, with the way to do it', async () => {
    const needed = [{ signal: 'price', found: 'The price is very low.', todo: 'Correct the price.' }];
    await open({ state: 'held' }, { [`GET ${MANAGE}/publication`]: { ...PUBLICATION, state: 'held', needed } });
    expect(screen.getByRole('link', { name: 'Correct the price.' }).getAttribute('href')).toBe(
      `/property/manage/rent/${record.id}/price`,
    );
  });

  it('does not exist for somebody else’s listing', async () => {
    const thrown: unknown = await open({}, { [LISTING]: fakeHttpError(404) }).catch((error: unknown) => error);
    expect(thrown).toMatchObject({ status: 404 });
  });
});
