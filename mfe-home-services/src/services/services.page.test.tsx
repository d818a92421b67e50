import { HOME_SERVICES_CITIES } from '@aangan/shared-kit/domain/cities';
import { fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { screen, within } from '@testing-library/react';
import { sampleServices } from '../cart-items/testing/public.ts';
import * as cityPage from './city.page.tsx';
import * as page from './services.page.tsx';

const LAST = 'GET /hs-backend/api/v1/city';
const CLEANING = { sku: 'HS_CLEANING_HOME_2BHK', quantity: 1, addOns: [] };

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const openCity = (city: string, query = '') =>
  renderPage(cityPage, {
    url: `/home-services/${city}${query}`,
    pattern: '/home-services/{city}',
    params: { city },
    platform: fakePlatform({ answers: sampleServices() }),
  });

describe('the page of all services', () => {
  it.each([
    ['/home-services', 'mumbai', {}, 'Home services in Mumbai'],
    ['/home-services', 'nagpur', {}, 'Home services in Chennai'],
    ['/home-services?city=Gurugram', 'mumbai', {}, 'Home services in Gurgaon'],
    ['/hs/pune', 'mumbai', { '*': 'pune' }, 'Home services in Pune'],
  ])('%s of a visitor in %s shows the services of a city that has them', async (url, city, params, title) => {
    const answers = { ...sampleServices(), [LAST]: { sts: 1, status_code: 200, city: 'chennai' } as const };
    await renderPage(page, { url, params, platform: fakePlatform({ session: { city }, answers }) });
    expect(heading()).toBe(title);
  });

  it('shows Bangalore where neither the visitor’s city nor the last one has services', async () => {
    const answers = { ...sampleServices(), [LAST]: { sts: 1, status_code: 200, city: null } as const };
    const platform = fakePlatform({ session: { city: 'nagpur' }, answers });
    await renderPage(page, { url: '/home-services', platform });
    expect(heading()).toBe('Home services in Bangalore');
  });

  it('shows services with prices, popular items and every city; offers have ended', async () => {
    await renderPage(page, { url: '/home-services', platform: fakePlatform({ answers: sampleServices() }) });
    const services = within(screen.getByRole('region', { name: 'Services' })).getAllByRole('listitem');
    expect(services).toHaveLength(8);
    expect(services[1]?.textContent).toBe('PaintingVisit ₹49, then a quotation');
    const popular = within(screen.getByRole('region', { name: 'Popular' }));
    expect(popular.getByRole('link', { name: 'Deep cleaning, 2 bedrooms' }).getAttribute('href')).toBe(
      '/home-services/bangalore/cleaning#HS_CLEANING_HOME_2BHK',
    );
    const cities = within(screen.getByRole('region', { name: 'Cities' })).getAllByRole('link');
    expect(cities).toHaveLength(HOME_SERVICES_CITIES.length);
    expect(screen.queryByText(/Offer/)).toBeNull();
  });

  it('shows offers on a clock before they ended', async () => {
    const answers = sampleServices({ now: Date.UTC(2023, 8, 30) });
    await renderPage(page, { url: '/home-services', platform: fakePlatform({ answers }) });
    expect(screen.getByText('Offer: up to 50%')).toBeTruthy();
  });

  it('shows the general error without the catalogue, and still the cart', async () => {
    const answers = { ...sampleServices({ items: [CLEANING] }), 'GET /hs-backend/api/v1/services': fakeHttpError(500) };
    const { data, platform } = await renderPage(page, { url: '/home-services', platform: fakePlatform({ answers }) });
    expect(screen.getByText('Something went wrong. Please try again.')).toBeTruthy();
    expect(screen.getByText('₹3,299')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'View cart' }).getAttribute('href')).toBe('/home-services/cart');
    const url = new URL('/home-services', platform.origin);
    expect(page.head({ data: data as Parameters<typeof page.head>[0]['data'], url }).robots).toBe('noindex,follow');
  });
});

describe('the page of a city’s services', () => {
  it('lists them for search engines, too', async () => {
    const { data, platform } = await openCity('greater-noida');
    expect(heading()).toBe('Home services in Greater Noida');
    const head = cityPage.head({ data: data as Parameters<typeof cityPage.head>[0]['data'], platform });
    expect(head).toMatchObject({ canonical: '/home-services/greater-noida', city: 'greater-noida' });
    expect(JSON.stringify(head.jsonLd)).toContain('https://aangan.test/home-services/greater-noida/pest-control');
  });

  it('leads another spelling to the city, and offers other cities where nobody serves', async () => {
    const moved = (await openCity('Gurugram').catch((thrown: unknown) => thrown)) as Response;
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/home-services/gurgaon']);
    await openCity('nagpur');
    expect(screen.getByText(/do not serve Nagpur yet/)).toBeTruthy();
    expect(screen.getAllByRole('link')).toHaveLength(HOME_SERVICES_CITIES.length);
  });

  it('suggests near names and all cities for an unknown one', async () => {
    await openCity('chenaai');
    expect(screen.getByText(/We do not know the city “chenaai”/)).toBeTruthy();
    const [first] = screen.getAllByRole('link');
    expect([first?.textContent, first?.getAttribute('href')]).toEqual(['Chennai', '/home-services/chennai']);
    expect(screen.getAllByRole('link')).toHaveLength(HOME_SERVICES_CITIES.length + 1);
  });

  it('suggests a service for one that does not exist', async () => {
    await openCity('mumbai', '?service=pest-contol');
    expect(screen.getByText(/There is no service “pest-contol”/)).toBeTruthy();
    expect(
      screen
        .getByText(/Did you mean/)
        .querySelector('a')
        ?.getAttribute('href'),
    ).toBe('/home-services/mumbai/pest-control');
  });
});
