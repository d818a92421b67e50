import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import { FAKE_NOW, type FakeAnswers, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import * as page from './booking.page.tsx';
import { bookingAnswer, sampleBooking } from './testing/public.ts';

const { id } = sampleBooking();
const READ = 'GET /hs-backend/api/v1/quotation/{bookingId}';

async function open(answers: FakeAnswers) {
  const platform = fakePlatform({ session: { loggedIn: true }, answers });
  return renderPage(page, { url: `/myBookings/${id}`, params: { bookingId: id }, platform });
}

const sentTo = (platform: ReturnType<typeof fakePlatform>, call: string) =>
  platform.calls.find((each) => each.call === call)?.input;

describe('the page of a booking', () => {
  it('shows the start code, who comes, and the steps that are still to come', async () => {
    await open({ [READ]: bookingAnswer() });
    expect(screen.getByRole('heading', { name: 'Cleaning' })).toBeTruthy();
    expect(screen.getByText('0427')).toBeTruthy();
    expect(screen.getByText('Ravi')).toBeTruthy();
    expect(screen.getByText('The work starts with your code')).toBeTruthy();
    expect(screen.getByText(/You can move this booking 3 more times, until 18 Nov, 7:00 am/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Cancel this booking' }).getAttribute('href')).toBe(
      `/myBookings/${id}/cancel`,
    );
  });

  it('follows a change that somebody else makes', async () => {
    const { platform } = await open({ [READ]: bookingAnswer() });
    platform.answers[READ] = bookingAnswer({ state: 'on_the_way', changedAt: FAKE_NOW + 1 });
    act(() => platform.sendLive('booking-state', { state: 'on_the_way', at: FAKE_NOW + 1 }));
    expect(await screen.findByText('On the way')).toBeTruthy();
  });

  it('asks for a rating after the work, and says what is missing', async () => {
    const rate = 'POST /hs-backend/api/v1/bookings/{bookingId}/rate';
    const done = bookingAnswer({ state: 'done', startCode: null, doneAt: FAKE_NOW });
    const { platform } = await open({ [READ]: done, [rate]: done });
    fireEvent.click(screen.getByRole('button', { name: 'Send the rating' }));
    expect(await screen.findByRole('link', { name: 'Choose one of the five.' })).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: 'Very good' }));
    fireEvent.click(screen.getByRole('button', { name: 'Send the rating' }));
    expect(await screen.findByText('Thank you. Your rating is saved.')).toBeTruthy();
    expect(sentTo(platform, rate)).toEqual({ params: { bookingId: id }, json: { rating: 5, text: '' } });
  });

  it('says until when complaints are accepted, and offers none after that', async () => {
    const finished = (ago: number) => bookingAnswer({ state: 'done', startCode: null, doneAt: FAKE_NOW - ago });
    const first = await open({ [READ]: finished(DAY_MS) });
    expect(screen.getByText('You can complain until 22 Nov, 10:00 am.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Make a complaint' })).toBeTruthy();
    first.unmount();
    await open({ [READ]: finished(8 * DAY_MS) });
    expect(screen.getByText('You could complain about this work until 15 Nov, 10:00 am.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Make a complaint' })).toBeNull();
  });

  it('lets the customer pay after the work on the checkout page', async () => {
    const order = 'POST /hs-backend/api/v1/order';
    const unpaid = bookingAnswer({ state: 'done', startCode: null, isPaid: false, payWhen: 'after', doneAt: FAKE_NOW });
    const { location } = await open({ [READ]: unpaid, [order]: { ...unpaid, checkoutUrl: '/checkout/ord_1' } });
    fireEvent.click(screen.getByRole('button', { name: 'Pay ₹1,499 now' }));
    await waitFor(() => expect(location()).toBe('/checkout/ord_1'));
  });

  it('says that a booking was changed elsewhere, and shows it as it is', async () => {
    const rate = 'POST /hs-backend/api/v1/bookings/{bookingId}/rate';
    const refused = { sts: 0, status_code: 409, message: 'Only finished work can be rated.' } as const;
    const { platform } = await open({ [READ]: bookingAnswer({ state: 'done', doneAt: FAKE_NOW }), [rate]: refused });
    platform.answers[READ] = bookingAnswer({ state: 'refunded', doneAt: FAKE_NOW });
    fireEvent.click(screen.getByRole('radio', { name: 'Good' }));
    fireEvent.click(screen.getByRole('button', { name: 'Send the rating' }));
    expect(await screen.findByText('This booking has changed. You now see its latest state.')).toBeTruthy();
    expect(screen.getByText('Refunded')).toBeTruthy();
  });
});
