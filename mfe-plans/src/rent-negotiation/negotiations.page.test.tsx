import type { RentNegotiation } from '@aangan/shared-kit/contracts/rent-negotiations';
import { type FakeAnswers, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import * as statePage from './negotiation.page.tsx';
import * as orderPage from './negotiations.page.tsx';

const HOME = { id: 'abcd1234', title: '2 BHK flat in Koramangala', url: '/property/abcd1234' };
const NEGOTIATION: RentNegotiation = {
  id: 'neg_abcdefghijklmnopqrst',
  home: HOME,
  state: 'paid',
  rentRupees: 30_000,
  targetRupees: 27_000,
  note: '',
  paise: 99_900,
  orderId: 'ord_1',
  isRefunded: false,
  result: null,
  createdAt: Date.UTC(2026, 10, 23),
  changedAt: Date.UTC(2026, 10, 23),
};
const platform = (answers: FakeAnswers) => fakePlatform({ session: { loggedIn: true }, answers });
const OFFER = { home: HOME, rentRupees: 30_000, paise: 99_900, isOwn: false, open: null };

const order = () =>
  renderPage(orderPage, {
    url: '/rent-negotiation?property=abcd1234',
    platform: platform({
      'GET /api/v1/rent-negotiations/home/{propertyId}': OFFER,
      'GET /api/v1/rent-negotiations': { negotiations: [] },
      'POST /api/v1/rent-negotiations': { negotiationId: NEGOTIATION.id, orderId: 'ord_1', checkoutUrl: '/checkout' },
    }),
  });

it('the order names price and limit, refuses a rent that is too low, and leads to the checkout', async () => {
  const { platform: used } = await order();
  expect(screen.getAllByText('The service costs ₹999 with GST.').length).toBeGreaterThan(0);
  const target = screen.getByLabelText(/^Rent that you would pay/);
  fireEvent.change(target, { target: { value: '10,000' } });
  fireEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
  expect((await screen.findAllByText('Ask for at most 30% less. Owners break off otherwise.')).length).toBeGreaterThan(
    0,
  );
  fireEvent.change(screen.getByLabelText(/^Rent that you would pay/), { target: { value: '27,000' } });
  fireEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
  await waitFor(() => expect(used.calls.map(({ call }) => call)).toContain('POST /api/v1/rent-negotiations'));
});

it('a negotiation says its state and its result, and money that went back', async () => {
  const show = (negotiation: RentNegotiation) =>
    renderPage(statePage, {
      url: `/rent-negotiation/${negotiation.id}`,
      params: { negotiationId: negotiation.id },
      platform: platform({ 'GET /api/v1/rent-negotiations/{negotiationId}': { negotiation } }),
    });
  const { unmount } = await show(NEGOTIATION);
  expect(screen.getByText('You would pay ₹27,000 a month. The owner asked ₹30,000.')).toBeTruthy();
  unmount();
  await show({ ...NEGOTIATION, state: 'no-deal', isRefunded: true, result: 'The owner keeps the rent.' });
  expect(screen.getByText(/Result: The owner keeps the rent\./)).toBeTruthy();
  expect(screen.getByText(/We refunded ₹999/)).toBeTruthy();
});

it('without a home it says the price, and leads to homes', async () => {
  await renderPage(orderPage, {
    url: '/rent-negotiation',
    platform: platform({ 'GET /api/v1/rent-negotiations': { negotiations: [NEGOTIATION] } }),
  });
  expect(screen.getByText('The service costs ₹999 with GST.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See homes for rent' }).getAttribute('href')).toBe('/');
  expect(screen.getByRole('link', { name: HOME.title })).toBeTruthy();
});
