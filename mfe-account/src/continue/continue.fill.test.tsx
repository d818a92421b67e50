import type { RentDue } from '@aangan/shared-kit/contracts/rent-payments';
import { fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderFill } from '@aangan/shared-kit/testing/render-fill';
import { sampleRecord } from '@aangan/shared-kit/testing/sample-record';
import { screen } from '@testing-library/react';
import type { UnfinishedListing } from '../unfinished/public.ts';
import * as fill from './continue.fill.tsx';

const draft: UnfinishedListing = {
  ...{ id: 'd1d1d1d1', category: 'RENT', city: 'bangalore', title: '2 BHK home for rent in Bangalore', percent: 20 },
  ...{ next: 'price', url: '/property/manage/rent/d1d1d1d1/price', changedOn: 1, deletedOn: 1 },
};

const rentDue = ({ id = 'due_1', state = 'collecting', orderId = null }: Partial<Record<string, string | null>>) =>
  ({
    ...{ id, state, kind: 'rent', home: 'Flat 4, Koramangala', dueOn: '2026-12-05' },
    shares: [{ isOwn: true, state: 'unpaid', orderId }],
  }) as RentDue;

const NO_VISITS = { visits: [], total: 0, page: 1, size: 20, timeZone: 'Asia/Kolkata' };

const loggedIn = (
  listings: ReturnType<typeof sampleRecord>[],
  drafts: UnfinishedListing[] = [],
  searches: { title: string; to: string; searchedOn: number }[] = [],
  found: ReturnType<typeof sampleRecord>[] = [],
  underWay: Parameters<typeof fakePlatform>[0] = {},
) =>
  fakePlatform({
    session: { loggedIn: true },
    answers: {
      'GET /api/v1/user/activity': { viewed: listings.map((record) => ({ record, viewedOn: 1 })), searches },
      'GET /api/v1/visits': NO_VISITS,
      'GET /api/v1/property/search': { ...NOTHING_FOUND, records: found },
      'GET /user/{userId}/continue/listings': { statusCode: 200, responseBody: { listings: drafts } },
      'GET /api/v1/orders/unpaid': { orders: [] },
      'GET /api/v1/rent-pay/dues': { dues: [], next: null },
      'GET /hs-backend/api/v1/myBookings/next': { sts: 1, status_code: 200, booking: null },
      ...underWay.answers,
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
    expect(platform.calls).toHaveLength(6);
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

  it('begins with what waits for its payment, with its checkout and the rent that is due', async () => {
    const orders = [
      { id: 'ord_1', title: 'Tenant Freedom plan', state: 'open' as const, expiresAt: Date.parse('2026-11-28T12:30Z') },
      { id: 'ord_2', title: 'Rent of November', state: 'waiting' as const, expiresAt: 1 },
    ];
    const dues = [
      rentDue({ orderId: 'ord_2' }),
      rentDue({ id: 'due_paid', state: 'received' }),
      rentDue({ id: 'due_3' }),
    ];
    const answers = {
      'GET /api/v1/orders/unpaid': { orders },
      'GET /api/v1/rent-pay/dues': { dues, next: null },
    } as const;
    await renderFill(fill, { url: '/', props, platform: loggedIn([], [], [], [], { answers }) });
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Tenant Freedom plan', '/checkout/ord_1'],
      ['Rent of November', '/checkout/ord_2'],
      ['Flat 4, Koramangala', '/pay-rent/due/due_3'],
    ]);
    expect(screen.getByText('Not paid yet. Pay by 28 Nov 2026, 6:00 pm.')).toBeTruthy();
    expect(screen.getByText('Your bank has not confirmed the payment yet.')).toBeTruthy();
    expect(screen.getByText('Not paid yet. Due on 5 Dec 2026.')).toBeTruthy();
  });

  it('leads to the booking that comes next, with its state and time', async () => {
    const booking = {
      ...({
        id: 'bkg_1',
        business: 'PNM',
        serviceType: 'within_city',
        title: 'Move within Pune',
        state: 'assigned',
      } as const),
      ...{ startsAt: 1, servicingDate: '29 Nov 2026, 10 am to 12 noon', totalPaise: 1, isPaid: true },
      ...{ payWhen: 'first' as const, createdAt: 1 },
    };
    const answers = { 'GET /hs-backend/api/v1/myBookings/next': { sts: 1, status_code: 200, booking } } as const;
    await renderFill(fill, { url: '/', props, platform: loggedIn([], [], [], [], { answers }) });
    expect(screen.getByRole('link', { name: 'Move within Pune' }).getAttribute('href')).toBe('/myBookings/bkg_1');
    expect(screen.getByText('A professional is assigned · 29 Nov 2026, 10 am to 12 noon')).toBeTruthy();
  });

  it('leaves out only what could not be loaded', async () => {
    const answers = {
      'GET /api/v1/orders/unpaid': fakeHttpError(500),
      'GET /api/v1/rent-pay/dues': fakeHttpError(503),
    };
    const listings = [sampleRecord({ id: 'p1', detailUrl: '/property/p1/detail' })];
    const platform = loggedIn(listings, [], [], [], { answers });
    await renderFill(fill, { url: '/', props, platform });
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(platform.reportedErrors).toHaveLength(2);
  });

  it('is left out for a person who has looked at nothing, and for a visitor without a login', async () => {
    expect((await renderFill(fill, { url: '/', props, platform: loggedIn([]) })).data).toBeNull();
    const anonymous = fakePlatform();
    expect((await renderFill(fill, { url: '/', props, platform: anonymous })).data).toBeNull();
    expect(anonymous.calls).toEqual([]);
    expect(screen.queryByRole('region')).toBeNull();
  });
});
