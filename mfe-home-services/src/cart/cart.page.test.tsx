import { type FakeAnswers, fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { sampleServices } from '../cart-items/testing/public.ts';
import * as page from './cart.page.tsx';

const QUOTE = 'POST /hs-backend/api/v1/quotation';
const CLEANING = { sku: 'HS_CLEANING_HOME_2BHK', quantity: 1, addOns: ['HS_CLEANING_HOME_BALCONY'] };
const TAP = { sku: 'HS_PLUMBING_TAP_REPAIR', quantity: 2, addOns: [] };
const BOTH = { items: [CLEANING, TAP] };

const open = (answers: FakeAnswers, loggedIn = false) =>
  renderPage(page, { url: '/home-services/cart', platform: fakePlatform({ session: { loggedIn }, answers }) });

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

describe('the cart', () => {
  it('shows a part for each service with its price, and every service together', async () => {
    await open(sampleServices(BOTH));
    const cleaning = within(screen.getByRole('region', { name: 'Cleaning' }));
    expect((cleaning.getByLabelText(/^Balcony/) as HTMLInputElement).checked).toBe(true);
    expect(cleaning.getByText('Total').nextSibling?.textContent).toBe('₹3,598');
    expect(screen.getByText('Tap repair × 2')).toBeTruthy();
    expect(screen.getByText('All services together: ₹3,996')).toBeTruthy();
  });

  it('takes an item out, and puts it back with its add-ons', async () => {
    const { platform } = await open(sampleServices(BOTH));
    await press('Remove Deep cleaning, 2 bedrooms');
    expect(screen.queryByRole('region', { name: 'Cleaning' })).toBeNull();
    expect(document.activeElement?.textContent).toBe('Undo');
    await press('Undo');
    expect(screen.getByRole('region', { name: 'Cleaning' })).toBeTruthy();
    expect(platform.calls.at(-1)?.input).toEqual({ json: { city: 'bangalore', ...CLEANING } });
  });

  it('takes an item out with the last press on fewer', async () => {
    await open(sampleServices({ items: [{ ...TAP, quantity: 1 }] }));
    await press('Fewer: Tap repair');
    expect(screen.getByText('Tap repair was removed.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See services' }).getAttribute('href')).toBe('/home-services/bangalore');
  });

  it('is cleared, and is back after undo', async () => {
    await open(sampleServices(BOTH));
    await press('Clear the cart');
    expect(screen.getByText('Your cart is empty')).toBeTruthy();
    await press('Undo');
    expect(screen.getAllByRole('region').map((region) => region.id || region.textContent).length).toBe(2);
  });

  it('asks for a login with its own reason before the quotation', async () => {
    const { platform } = await open(sampleServices(BOTH));
    await press('Continue to address and time: Plumbing');
    expect(platform.signUps).toEqual(['home-services']);
    expect(platform.calls.some(({ call }) => call === QUOTE)).toBe(false);
  });

  it('makes the quotation of one service, and leads to its checkout', async () => {
    const booking = { id: 'bkg_12345678901234567890' } as never;
    const answers = { ...sampleServices(BOTH), [QUOTE]: { sts: 1, status_code: 200, booking } as const };
    const { platform, location } = await open(answers, true);
    await press('Continue to address and time: Plumbing');
    expect(platform.calls.find(({ call }) => call === QUOTE)?.input).toEqual({ json: { serviceType: 'HS_PLUMBING' } });
    expect(location()).toBe('/home-services/checkout/bkg_12345678901234567890');
  });

  it('stays as it was when the quotation is refused', async () => {
    const refusal = { sts: 0, status_code: 409, message: 'The cart is empty.' } as const;
    await open({ ...sampleServices(BOTH), [QUOTE]: refusal }, true);
    await press('Continue to address and time: Cleaning');
    expect(screen.getByText(refusal.message)).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Cleaning' })).toBeTruthy();
  });

  it('shows its items without the catalogue, and says when it cannot be read itself', async () => {
    const { unmount } = await open({
      ...sampleServices(BOTH),
      'GET /hs-backend/api/v1/catalog/{key}': fakeHttpError(500),
    });
    expect(screen.getByRole('heading', { level: 3, name: 'Tap repair × 2' })).toBeTruthy();
    unmount();
    await open({ 'GET /hs-backend/api/v1/cart': fakeHttpError(500) });
    expect(screen.getByText(/^Your cart could not be loaded/)).toBeTruthy();
  });
});

describe('the cart without JavaScript', () => {
  const send = async (fields: Readonly<Record<string, string>>, loggedIn = false) => {
    const booking = { id: 'bkg_12345678901234567890' } as never;
    const answers = { ...sampleServices(BOTH), [QUOTE]: { sts: 1, status_code: 200, booking } as const };
    const platform = fakePlatform({ session: { loggedIn }, answers });
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const url = new URL('/home-services/cart', platform.origin);
    const request = new Request(url, { method: 'POST' });
    return page.action({ request, url, pattern: url.pathname, params: {}, platform, form });
  };

  it('is cleared by a form post', async () => {
    const ended = await send({ what: 'clear' });
    expect((ended as Response).headers.get('location')).toBe('/home-services/cart');
  });

  it('leads to the checkout of a service, after a login', async () => {
    const fields = { what: 'quote', serviceType: 'HS_PLUMBING' };
    expect(await send(fields)).toMatchObject({ problem: expect.stringContaining('Log in first') });
    const ended = await send(fields, true);
    expect((ended as Response).headers.get('location')).toBe('/home-services/checkout/bkg_12345678901234567890');
  });
});
