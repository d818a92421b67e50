import { fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { sampleCarousels } from '../city-carousels/testing/public.ts';
import * as page from './home.page.tsx';

const locality = (slug: string, name: string, rent: number) => ({
  id: `loc-bangalore-${slug}`,
  slug,
  name,
  city: 'bangalore',
  latitude: 12.9,
  longitude: 77.6,
  zone: 'South',
  listings: { RENT: rent, BUY: 4 },
  medianRent: 43_000,
  medianPricePerSqft: 12_000,
});

const platformWith = (answers: Parameters<typeof fakePlatform>[0] = {}) =>
  fakePlatform({
    ...answers,
    answers: {
      'GET /api/v1/home/carousels': sampleCarousels(),
      'GET /api/v1/localities/city/{city}': {
        localities: [
          locality('hennur', 'Hennur', 9),
          locality('koramangala', 'Koramangala', 48),
          locality('x', 'X', 0),
        ],
      },
      ...answers.answers,
    },
  });

async function open(url: string, params: Record<string, string> = {}, platform = platformWith()) {
  let opened: Awaited<ReturnType<typeof renderPage>> | undefined;
  await act(async () => {
    opened = await renderPage(page, { url, params, platform });
  });
  if (!opened) throw new Error('The page did not open');
  return opened;
}

const headOf = (data: unknown, platform = platformWith()) =>
  page.head({ data: data as Awaited<ReturnType<typeof page.loader>>, ...{ platform } });

describe('the home page', () => {
  it('starts on the buy tab of the visitor’s city, and links each tab to its city home', async () => {
    await open('/', {}, platformWith({ session: { city: 'pune' } }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Homes from owners, without brokers');
    const tabs = within(screen.getByRole('navigation', { name: 'What you are looking for' })).getAllByRole('link');
    expect(tabs.map((tab) => tab.getAttribute('href'))).toEqual([
      '/pune/buy',
      '/pune/rent',
      '/pune/pg',
      '/pune/shared',
      '/pune/plot',
      '/pune/commercial_rent',
      '/pune/commercial_buy',
    ]);
    expect(tabs[0]?.getAttribute('aria-current')).toBe('page');
  });

  it('opens on the tab of the last visit, and keeps its address and heading', async () => {
    const { data } = await open('/', {}, platformWith({ session: { category: 'PG' } }));
    const tabs = within(screen.getByRole('navigation', { name: 'What you are looking for' }));
    expect(tabs.getByRole('link', { current: 'page' }).textContent).toBe('PG');
    expect(screen.getByRole('button', { name: 'Search PGs' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Homes from owners, without brokers');
    expect(headOf(data)).toMatchObject({ canonical: '/', title: 'Homes from owners, without brokers | Aangan' });
    expect(headOf(data).category).toBeUndefined();
  });

  it('names its tab as the one that is opened next time, on the home of a city', async () => {
    const { data } = await open('/pune/commercial_rent', { city: 'pune' });
    expect(headOf(data)).toMatchObject({ city: 'pune', category: 'COMMERCIAL_RENT' });
  });

  it('shows the newest homes first, and projects and builders first on the builder list', async () => {
    const headings = () =>
      screen
        .getAllByRole('heading', { level: 2 })
        .map(({ textContent }) => textContent)
        .filter((title) => title !== 'Have a home to rent out or sell?');
    const { unmount } = await open('/');
    expect(headings().slice(0, 2)).toEqual(['New in Bangalore', 'Projects on sale now in Bangalore']);
    unmount();
    const { data } = await open('/builder-list');
    expect(headings().slice(0, 2)).toEqual(['Projects on sale now in Bangalore', 'Builders at work in Bangalore']);
    expect(headOf(data).canonical).toBe('/');
  });

  it('links projects and builders to their pages, and to the list of all projects', async () => {
    await open('/');
    const linksOf = (name: string) => screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));
    expect(linksOf('Neem Court')).toContain('/otla-housing-neem-court-prjt-neemcourt1');
    expect(linksOf('Jaali Vista')).toEqual(['/jaali-habitats-jaali-vista-prjt-jaalivista']);
    expect(linksOf('All projects')).toEqual(['/new-projects-in-bangalore']);
    await open('/builder-list');
    expect(linksOf('Otla Housing')).toContain('/builders/otla-housing');
  });

  it('renders the cards of a tab when it is opened', async () => {
    await open('/');
    expect(screen.queryByText('A house with a neem tree')).toBeNull();
    fireEvent.click(screen.getByRole('tab', { name: 'Independent houses' }));
    expect(screen.getByText('A house with a neem tree')).toBeTruthy();
  });

  it('shows the sample size and source of rents', async () => {
    await open('/');
    const row = screen.getByRole('row', { name: /Hennur/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['₹26,700', '0.4% down', '₹7,410', '50']);
  });

  it('keeps the search box when the carousels fail, reports the failure, and retries on request', async () => {
    const answers = { 'GET /api/v1/home/carousels': fakeHttpError(503) };
    const { platform } = await open('/', {}, platformWith({ answers }));
    expect(screen.getByRole('button', { name: 'Search homes' })).toBeTruthy();
    expect(screen.getByText(/could not be loaded/)).toBeTruthy();
    expect(platform.reportedErrors).toHaveLength(1);
    platform.answers['GET /api/v1/home/carousels'] = sampleCarousels();
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    });
    expect(await screen.findByRole('heading', { name: 'New in Bangalore' })).toBeTruthy();
  });

  it('describes the site and its search to search engines', async () => {
    const { data } = await open('/');
    const head = headOf(data);
    expect(head.title).toBe('Homes from owners, without brokers | Aangan');
    expect(head.jsonLd).toMatchObject([
      {
        '@type': 'WebSite',
        potentialAction: {
          target: {
            urlTemplate: expect.stringMatching(/^https:\/\/aangan\.test\/search-context\?.*q=\{search_term_string\}$/),
          },
        },
      },
      { '@type': 'Organization', name: 'Aangan' },
    ]);
  });
});

describe('the home of a city', () => {
  it('has heading, document head and structured data of its tab and city', async () => {
    const { data } = await open('/bangalore/rent', { city: 'bangalore' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Flats for rent in Bangalore');
    expect(headOf(data)).toMatchObject({
      title: 'Flats for rent in Bangalore, without brokers | Aangan',
      canonical: '/bangalore/rent',
      city: 'bangalore',
      jsonLd: [
        { '@type': 'BreadcrumbList' },
        {
          '@type': 'ItemList',
          numberOfItems: 2,
          itemListElement: [
            { position: 1, url: 'https://aangan.test/flats-for-rent-in-koramangala_bangalore' },
            { position: 2, url: 'https://aangan.test/flats-for-rent-in-hennur_bangalore' },
          ],
        },
      ],
    });
  });

  it('lists localities with listings, largest first, with count and median', async () => {
    await open('/bangalore/rent', { city: 'bangalore' });
    const section = screen.getByRole('region', { name: 'Flats for rent by locality' });
    const links = within(section).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['All about Bangalore', '/real-estate-in-bangalore'],
      ['Koramangala48 listed · ₹43,000', '/flats-for-rent-in-koramangala_bangalore'],
      ['Hennur9 listed · ₹43,000', '/flats-for-rent-in-hennur_bangalore'],
    ]);
  });

  it.each([
    ['greater_noida', '/greater_noida/pg?a=1', '/greater-noida/pg?a=1'],
    ['bengaluru', '/bengaluru/rent', '/bangalore/rent'],
  ])('redirects the spelling %s', async (city, url, location) => {
    const failure = await renderPage(page, { url, params: { city }, platform: platformWith() }).catch((error) => error);
    expect(failure).toBeInstanceOf(Response);
    expect([failure.status, failure.headers.get('location')]).toEqual([301, location]);
  });

  it('responds 404 for a city that we do not serve', async () => {
    const visit = { url: '/kolkata/rent', params: { city: 'kolkata' }, platform: platformWith() };
    await expect(renderPage(page, visit)).rejects.toMatchObject({ status: 404 });
  });
});
