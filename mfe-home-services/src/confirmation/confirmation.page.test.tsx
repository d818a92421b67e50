import type { Booking } from '@aangan/shared-kit/contracts/bookings';
import { type FakeAnswers, fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { act, screen } from '@testing-library/react';
import { BOOKING_ID, SAMPLE_ADDRESS, sampleBooking } from '../checkout/testing/public.ts';
import * as page from './confirmation.page.tsx';
import type { PaymentState } from './confirmation.words.ts';

const CONFIRMATION = 'GET /hs-backend/api/v1/order/confirmation';
const OK = { sts: 1, status_code: 200 } as const;
const BOOKED: Partial<Booking> = {
  ...{ state: 'paid', isPaid: true, orderId: 'ord_1', address: SAMPLE_ADDRESS, startsAt: 1 },
  servicingDate: '17 Nov 2026, 10 am to 12 noon',
};

function open(answers: FakeAnswers, query = 'paymentId=pay_1') {
  return renderPage(page, {
    url: `/home-services/confirmation?${query}`,
    platform: fakePlatform({ session: { loggedIn: true }, answers }),
  });
}

const after = (paymentState: PaymentState, booking: Partial<Booking> = {}) =>
  ({ [CONFIRMATION]: { ...OK, booking: sampleBooking(booking), paymentState } }) as const;
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('the confirmation of a booking', () => {
  it('says what is booked, when and where, what happens next and what was paid', async () => {
    const documents = [{ number: 'AG/26-27/0000001', kind: 'invoice', url: '/api/v1/invoices/1.pdf' }];
    await open(after('SUCCESS', { ...BOOKED, documents }));
    expect(title()).toBe('Cleaning is booked');
    expect(screen.getByText('17 Nov 2026, 10 am to 12 noon')).toBeTruthy();
    expect(screen.getByText('12, Sunrise Heights, floor 3, Koramangala 560034')).toBeTruthy();
    expect(screen.getByRole('list', { name: '' }).children).toHaveLength(3);
    expect(link('See your booking')).toBe(`/myBookings/${BOOKING_ID}`);
    expect(link('Download AG/26-27/0000001')).toBe('/api/v1/invoices/1.pdf');
  });

  it('says that the slot was lost while the bank was late', async () => {
    await open(after('SUCCESS', { ...BOOKED, startsAt: null, servicingDate: null }));
    expect(screen.getByText(/Your slot was taken/)).toBeTruthy();
  });

  it('waits for the bank by live updates, and by a retry', async () => {
    const { platform } = await open(after('PENDING', { orderId: 'ord_1' }));
    expect(title()).toBe('Cleaning: payment is on its way');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(platform.liveTopics).toEqual(['booking-state', 'order-state']);
    Object.assign(platform.answers, after('SUCCESS', BOOKED));
    await act(async () => platform.sendLive('booking-state', { state: 'paid', at: 1 }));
    expect(title()).toBe('Cleaning is booked');
    expect(platform.liveTopics).toEqual(['booking-state']);
  });

  it('of a failed payment has no lines, and leads back to the checkout and the cart', async () => {
    await open(after('FAILED'));
    expect(screen.getByRole('alert').textContent).toContain('nothing is booked');
    expect(screen.queryByText('Deep cleaning of a 2 BHK')).toBeNull();
    expect(link('Try to pay again')).toBe(`/home-services/checkout/${BOOKING_ID}`);
    expect(link('Go to your cart')).toBe('/home-services/cart');
  });

  it('of a booking to be paid after the work needs no payment', async () => {
    const booking = sampleBooking({ ...BOOKED, state: 'quoted', isPaid: false, payWhen: 'after' });
    await open({ 'GET /hs-backend/api/v1/quotation/{bookingId}': { ...OK, booking } }, `bookingId=${BOOKING_ID}`);
    expect(title()).toBe('Cleaning is booked');
    expect(screen.getByText('You pay ₹1,499 after the work.')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'What you pay after the work' })).toBeTruthy();
  });

  it('of somebody else’s payment says that there are no details', async () => {
    await open({ [CONFIRMATION]: fakeHttpError(404, 'Failed to fetch order details') });
    expect(title()).toBe('Failed to fetch order details');
    expect(link('My bookings')).toBe('/myBookings');
  });
});
