import { fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { sampleServices } from '../cart-items/testing/public.ts';
import type { CatalogueData } from './load-catalogue.ts';
import * as page from './service.page.tsx';

const PUT = 'PUT /hs-backend/api/v1/cart/item';
const BALCONY = 'HS_CLEANING_HOME_BALCONY';
const CLEANING = { sku: 'HS_CLEANING_HOME_2BHK', quantity: 1, addOns: [BALCONY] };

const open = (service: string, { answers = sampleServices(), city = 'bangalore', query = '' } = {}) =>
  renderPage(page, {
    url: `/home-services/${city}/${service}${query}`,
    pattern: '/home-services/{city}/{service}',
    params: { city, service },
    platform: fakePlatform({ answers }),
  });

const row = (title: string) => within(screen.getByText(title, { selector: 'h3' }).closest('li') as HTMLElement);
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

describe('the page of a service', () => {
  it('shows each price with how it is made up, before any login', async () => {
    const { data, platform } = await open('cleaning');
    const cleaning = row('Deep cleaning, 2 bedrooms');
    expect(cleaning.getByText('· 5 hr')).toBeTruthy();
    const parts = cleaning.getAllByRole('term').map((term) => `${term.textContent} ${term.nextSibling?.textContent}`);
    expect(parts).toEqual(['Labour ₹2,400', 'Materials ₹700', 'Travel ₹199', 'Price ₹3,299']);
    const head = page.head({ data: data as CatalogueData, platform });
    expect(head.title).toBe('Cleaning in Bangalore from ₹499 | Aangan');
    expect(JSON.stringify(head.jsonLd)).toContain('"price":3299');
  });

  it('adds an item and an add-on at once, and says what the cart costs', async () => {
    const { platform } = await open('cleaning');
    expect(screen.queryByRole('link', { name: 'View cart' })).toBeNull();
    await press('Add Deep cleaning, 2 bedrooms');
    await press('More: Deep cleaning, 2 bedrooms');
    await act(async () => fireEvent.click(row('Deep cleaning, 2 bedrooms').getByLabelText(/^Balcony/)));
    const sent = platform.calls.filter(({ call }) => call === PUT).map(({ input }) => input);
    expect(sent.at(-1)).toEqual({ json: { city: 'bangalore', sku: CLEANING.sku, quantity: 2, addOns: [BALCONY] } });
    expect(await screen.findByText('₹6,897')).toBeTruthy();
    expect(screen.getByText(/^2 items/)).toBeTruthy();
  });

  it('sends quick presses one after another, and loses none', async () => {
    const answers = sampleServices();
    const put = answers[PUT] as (input: unknown) => unknown;
    const ends: (() => void)[] = [];
    const slowly = (input: unknown) => new Promise((resolve) => ends.push(() => resolve(put(input))));
    const { platform } = await open('cleaning', { answers: { ...answers, [PUT]: slowly as never } });
    await press('Add Deep cleaning, 1 bedroom');
    await press('More: Deep cleaning, 1 bedroom');
    await press('Add Two bathrooms');
    expect(platform.calls.filter(({ call }) => call === PUT)).toHaveLength(1);
    expect(row('Deep cleaning, 1 bedroom').getByRole('status').textContent).toBe('2');
    for (const turn of [0, 1, 2]) await act(async () => ends[turn]?.());
    expect(screen.getByText(/^3 items/)).toBeTruthy();
  });

  it('shows the item as before, and why, when the cart refuses it', async () => {
    const refusal = { sts: 0, status_code: 409, message: 'A cart holds 20 items.' } as const;
    await open('cleaning', { answers: { ...sampleServices(), [PUT]: refusal } });
    await press('Add Two bathrooms');
    expect(screen.getByText(refusal.message)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Add Two bathrooms' })).toBeTruthy();
  });

  it('says that a cart of another city changes its city', async () => {
    await open('cleaning', { city: 'mumbai', answers: sampleServices({ items: [CLEANING] }) });
    expect(screen.getByText(/^Your cart is for Bangalore\. If you add an item here/)).toBeTruthy();
  });

  it('shows the general error without the catalogue, and still the cart', async () => {
    const answers = {
      ...sampleServices({ items: [CLEANING] }),
      'GET /hs-backend/api/v1/catalog/{key}': fakeHttpError(503),
    };
    await open('cleaning', { answers });
    expect(screen.getByText('Something went wrong. Please try again.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'View cart' })).toBeTruthy();
  });

  it('leads from a service that does not exist to those of the city', async () => {
    const answer = (await open('magic').catch((thrown: unknown) => thrown)) as Response;
    expect(answer.headers.get('location')).toMatch(/^\/home-services\/[a-z]+\?service=magic$/);
  });
});

describe('the page of painting', () => {
  const ESTIMATE = 'GET /hs-backend/api/v1/painting-estimate';
  const range = { sts: 1, status_code: 200, minimumPaise: 38_00_000, maximumPaise: 48_50_000 } as const;
  const answers = { ...sampleServices(), [ESTIMATE]: range };

  it('estimates a range by area and rooms, and books the visit like any item', async () => {
    const { platform } = await open('painting', { answers, query: '?area=1,000&rooms=5&work=fresh&ceiling=true' });
    expect(screen.getByRole('status', { name: '' }).textContent).toContain('₹38,000 to ₹48,500');
    expect(platform.calls.find(({ call }) => call === ESTIMATE)?.input).toEqual({
      query: { city: 'bangalore', areaSqFt: 1000, rooms: 5, work: 'fresh', quality: 'premium', withCeiling: 'true' },
    });
    await press('Add Visit of a painting consultant');
    expect(screen.getByText(/^1 item ·/)).toBeTruthy();
  });

  it('asks for numbers within the limits instead of a call', async () => {
    const { platform } = await open('painting', { answers, query: '?area=12&rooms=many' });
    expect(screen.getByText('Enter an area of 50 to 20,000 sq ft.')).toBeTruthy();
    expect(screen.getByText('Enter 1 to 30 rooms.')).toBeTruthy();
    expect(platform.calls.some(({ call }) => call === ESTIMATE)).toBe(false);
  });
});

describe('the page of a service without JavaScript', () => {
  it('adds by a form post, and leads back to the item', async () => {
    const platform = fakePlatform({ answers: sampleServices() });
    const form = new FormData();
    for (const [name, value] of [
      ['what', 'item'],
      ['sku', CLEANING.sku],
      ['addOns', BALCONY],
      ['quantity', '2'],
    ] as const) {
      form.append(name, value);
    }
    const url = new URL('/home-services/pune/cleaning', platform.origin);
    const params = { city: 'pune', service: 'cleaning' };
    const request = new Request(url, { method: 'POST' });
    const ended = await page.action({ request, url, pattern: '', params, platform, form });
    expect((ended as Response).headers.get('location')).toBe(`/home-services/pune/cleaning#${CLEANING.sku}`);
    expect(platform.calls).toEqual([
      { call: PUT, input: { json: { city: 'pune', sku: CLEANING.sku, quantity: 2, addOns: [BALCONY] } } },
    ]);
  });
});
