import { fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderFill } from '@aangan/shared-kit/testing/render-fill';
import { sampleRecord } from '@aangan/shared-kit/testing/sample-record';
import { screen } from '@testing-library/react';
import type { UnfinishedListing } from '../unfinished/public.ts';
import * as fill from './continue.fill.tsx';

const draft: UnfinishedListing = {
  ...{ id: 'd1d1d1d1', category: 'RENT', city: 'bangalore', title: '2 BHK home for rent in Bangalore', percent: 20 },
  ...{ next: 'price', url: '/property/manage/rent/d1d1d1d1/price', changedOn: 1, deletedOn: 1 },
};

const NO_VISITS = { visits: [], total: 0, page: 1, size: 20, timeZone: 'Asia/Kolkata' };

const loggedIn = (
  listings: ReturnType<typeof sampleRecord>[],
  drafts: UnfinishedListing[] = [],
  searches: { title: string; to: string; searchedOn: number }[] = [],
  found: ReturnType<typeof sampleRecord>[] = [],
) =>
  fakePlatform({
    session: { loggedIn: true },
    answers: {
      'GET /api/v1/user/activity': { viewed: listings.map((record) => ({ record, viewedOn: 1 })), searches },
      'GET /api/v1/visits': NO_VISITS,
      'GET /api/v1/property/search': { ...NOTHING_FOUND, records: found },
      'GET /user/{userId}/continue/listings': { statusCode: 200, responseBody: { listings: drafts } },
    },
  });

const NOTHING_FOUND = {
  total: { value: 0, capped: false },
  page: 1,
  pages: [],
  places: [],
  relaxations: [],
  refinements: [],
};

const props = { cityName: 'Bangalore' };

describe('the Continue strip of the home page', () => {
  it('links to the three homes that the person looked at last', async () => {
    const listings = ['p1', 'p2', 'p3', 'p4'].map((id) => sampleRecord({ id, detailUrl: `/property/${id}/detail` }));
    const { platform } = await renderFill(fill, { url: '/', props, platform: loggedIn(listings) });
    expect(screen.getByRole('region', { name: 'Continue' })).toBeTruthy();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/property/p1/detail',
      '/property/p2/detail',
      '/property/p3/detail',
    ]);
    expect(platform.calls).toHaveLength(3);
  });

  it('begins with unfinished listings, which lead on to their next step', async () => {
    await renderFill(fill, { url: '/', props, platform: loggedIn([], [draft]) });
    expect(screen.getByRole('region', { name: 'Unfinished listings' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe(draft.url);
    expect(screen.queryByRole('region', { name: 'Continue' })).toBeNull();
  });

  it('leads back to the last search, with the number of homes posted since', async () => {
    const search = { title: '2 BHK for rent in Pune', to: '/flats-for-rent-in-pune?bhk=BHK2', searchedOn: 1000 };
    const found = [2000, 1500, 500].map((dateOnly, at) => sampleRecord({ id: `n${at}`, dateOnly }));
    const { platform } = await renderFill(fill, { url: '/', props, platform: loggedIn([], [], [search], found) });
    const link = screen.getByRole('link', { name: search.title });
    expect(link.getAttribute('href')).toBe('/2-bhk-flats-for-rent-in-pune');
    expect(screen.getByText('2 new since')).toBeTruthy();
    expect(platform.calls.map(({ call }) => call)).toContain('GET /api/v1/property/search');
  });

  it('says when no home is new', async () => {
    const search = { title: 'Rent in Pune', to: '/flats-for-rent-in-pune', searchedOn: 1000 };
    await renderFill(fill, { url: '/', props, platform: loggedIn([], [], [search]) });
    expect(screen.getByText('No new homes since')).toBeTruthy();
  });

  it('is left out for a person who has looked at nothing, and for a visitor without a login', async () => {
    expect((await renderFill(fill, { url: '/', props, platform: loggedIn([]) })).data).toBeNull();
    const anonymous = fakePlatform();
    expect((await renderFill(fill, { url: '/', props, platform: anonymous })).data).toBeNull();
    expect(anonymous.calls).toEqual([]);
    expect(screen.queryByRole('region')).toBeNull();
  });
});
