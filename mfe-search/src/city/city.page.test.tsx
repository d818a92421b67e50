import { type FakeAnswers, fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { screen, within } from '@testing-library/react';
import { sampleCarousels } from '../city-carousels/testing/public.ts';
import * as page from './city.page.tsx';

const whitefield = {
  id: 'loc-bangalore-whitefield',
  slug: 'whitefield',
  name: 'Whitefield',
  city: 'bangalore',
  latitude: 12.97,
  longitude: 77.75,
  zone: 'East',
  listings: { RENT: 39, PLOT: 2 },
  medianRent: 32_500,
  medianPricePerSqft: null,
};

const answers: FakeAnswers = {
  'GET /api/v1/home/carousels': sampleCarousels(),
  'GET /api/v1/localities/city/{city}': { localities: [whitefield] },
  'GET /places/api/metro/v1/lines': {
    linesDetails: [{ id: 'blr-purple', name: 'Purple Line', colour: '#7B2D8B', status: 'open', stations: 1 }],
  },
  'GET /places/api/metro/v1/line/{id}': {
    id: 'blr-purple',
    name: 'Purple Line',
    metroStations: [{ id: 'blr-mg-road', slug: 'mg-road', name: 'MG Road', location: { lat: 12.97, lon: 77.6 } }],
  },
};

const open = (city: string, more: FakeAnswers = {}) =>
  renderPage(page, {
    url: `/real-estate-in-${city}`,
    params: { city },
    platform: fakePlatform({ answers: { ...answers, ...more } }),
  });

it('shows the listing count of each category, linked to its home', async () => {
  await open('bangalore');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Real estate in Bangalore');
  expect(screen.getByText(/^41 listings in 1 locality/)).toBeTruthy();
  const rent = screen.getByRole('link', { name: 'Rent' }).closest('li');
  expect(rent?.textContent).toBe('Rent39homes for rent2 BHK ₹32,500 a month, by locality');
});

it('links a locality to its homes, and omits the link when it has none', async () => {
  await open('bangalore');
  const row = screen.getByRole('row', { name: /Whitefield/ });
  const link = within(row).getByRole('link');
  expect([link.textContent, link.getAttribute('href')]).toEqual([
    '39 for rent',
    '/flats-for-rent-in-whitefield_bangalore',
  ]);
  expect(within(row).getByText('None for sale')).toBeTruthy();
});

it('links a metro station to the homes around it', async () => {
  await open('bangalore');
  expect(screen.getByRole('link', { name: 'MG Road' }).getAttribute('href')).toBe(
    '/flats-for-rent-in-bangalore?near=mg-road',
  );
});

it('requests no metro lines for a city without a metro', async () => {
  const { platform } = await open('nashik');
  expect(platform.calls.map(({ call }) => call)).not.toContain('GET /places/api/metro/v1/lines');
});

it('renders without metro and trends when they fail, and reports the failure', async () => {
  const { platform } = await open('bangalore', {
    'GET /places/api/metro/v1/lines': fakeHttpError(503),
    'GET /api/v1/home/carousels': fakeHttpError(503),
  });
  expect(screen.getByRole('heading', { name: 'Localities of Bangalore' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: /metro station/ })).toBeNull();
  expect(platform.reportedErrors).toHaveLength(2);
});

it('describes the page for search engines', async () => {
  const { data, platform } = await open('bangalore');
  const head = page.head({ data: data as Awaited<ReturnType<typeof page.loader>>, platform });
  expect(head).toMatchObject({
    canonical: '/real-estate-in-bangalore',
    city: 'bangalore',
    jsonLd: [
      { '@type': 'BreadcrumbList' },
      { '@type': 'ItemList', itemListElement: [{ url: 'https://aangan.test/flats-for-rent-in-whitefield_bangalore' }] },
    ],
  });
});

it('redirects another spelling, and answers 404 for a city that we do not serve', async () => {
  const moved = await open('bombay').catch((error) => error);
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/real-estate-in-mumbai']);
  await expect(open('kolkata')).rejects.toMatchObject({ status: 404 });
});
