import { FAKE_NOW, type FakeAnswers, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { fireEvent, screen } from '@testing-library/react';
import { sampleSlotDay } from '../slot-choice/testing/public.ts';
import * as cancel from './cancel.page.tsx';
import * as complaint from './complaint.page.tsx';
import * as reschedule from './reschedule.page.tsx';
import { bookingAnswer, sampleBooking } from './testing/public.ts';

const { id } = sampleBooking();
const READ = 'GET /hs-backend/api/v1/quotation/{bookingId}';
const REFUSED = { sts: 0, status_code: 409, message: 'Not so.' } as const;

function open(module: Parameters<typeof renderPage>[0], name: string, answers: FakeAnswers) {
  const platform = fakePlatform({ session: { loggedIn: true }, answers });
  return renderPage(module, { url: `/myBookings/${id}/${name}`, params: { bookingId: id }, platform });
}

describe('cancelling a booking', () => {
  const CANCEL = 'POST /hs-backend/api/v1/bookings/{bookingId}/cancel';

  it('shows what comes back before the press, and sends that amount', async () => {
    const { platform, location } = await open(cancel, 'cancel', { [READ]: bookingAnswer(), [CANCEL]: bookingAnswer() });
    expect(screen.getByText('If you cancel now, we refund ₹1,499 the way you paid.')).toBeTruthy();
    expect(screen.getByText('At least 24 hours before the slot: 100% comes back.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel the booking' }));
    await screen.findByRole('heading', { name: 'Cancel this booking' });
    expect(platform.calls.find(({ call }) => call === CANCEL)?.input).toMatchObject({ json: { refundPaise: 149_900 } });
    expect(location()).toBe(`/myBookings/${id}?done=cancelled`);
  });

  it('shows another amount first, and cancels nothing', async () => {
    const { platform } = await open(cancel, 'cancel', { [READ]: bookingAnswer(), [CANCEL]: REFUSED });
    platform.answers[READ] = bookingAnswer({ cancelRefundPaise: 112_425 });
    fireEvent.click(screen.getByRole('button', { name: 'Cancel the booking' }));
    expect(await screen.findByText(/nothing was cancelled\. Please check it again\./)).toBeTruthy();
    expect(screen.getByText('If you cancel now, we refund ₹1,124.25 the way you paid.')).toBeTruthy();
  });

  it('is not offered once the work has started', async () => {
    await open(cancel, 'cancel', { [READ]: bookingAnswer({ state: 'started' }) });
    expect(screen.getByText('You can no longer cancel this booking.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Cancel the booking' })).toBeNull();
  });
});

describe('moving a booking', () => {
  const SLOTS = 'GET /hs-backend/api/v1/slots';
  const MOVE = 'POST /hs-backend/api/v1/bookings/{bookingId}/reschedule';
  const slots = { sts: 1, status_code: 200, days: [sampleSlotDay('2026-11-24', [1, 2, 3, 4, 5])] } as const;

  it('sends the chosen slot of the booking’s hub', async () => {
    const answers = { [READ]: bookingAnswer({ reschedules: 2 }), [SLOTS]: { ...slots, days: [...slots.days] } };
    const { platform } = await open(reschedule, 'reschedule', { ...answers, [MOVE]: bookingAnswer() });
    expect(screen.getByText(/You can move this booking once more, until/)).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: /^10 am to 12 noon/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Move the booking' }));
    await screen.findByRole('heading', { name: 'Choose another time' });
    const json = { day: '2026-11-24', slotId: 'SLOT_10_12' };
    expect(platform.calls.find(({ call }) => call === MOVE)?.input).toEqual({ params: { bookingId: id }, json });
    expect(platform.calls.find(({ call }) => call === SLOTS)?.input).toMatchObject({ query: { hub: 'BLR-SOUTH' } });
  });

  it('is over after three times', async () => {
    const answers = { [READ]: bookingAnswer({ reschedules: 3 }), [SLOTS]: { ...slots, days: [...slots.days] } };
    await open(reschedule, 'reschedule', answers);
    expect(screen.getByText(/A booking can be moved 3 times/)).toBeTruthy();
  });
});

describe('a complaint', () => {
  const COMPLAIN = 'POST /hs-backend/api/v1/bookings/{bookingId}/complain';
  const rules = { content: 'picture', types: ['image/jpeg'], maximumBytes: 1_000_000, maximumCount: 10 } as const;
  const uploads = { 'GET /api/v1/uploads': { rules: { ...rules, types: [...rules.types] }, uploads: [] } };
  const done = bookingAnswer({ state: 'done', startCode: null, doneAt: FAKE_NOW });

  it('is sent with its text, which is never lost', async () => {
    const { platform } = await open(complaint, 'complaint', { ...uploads, [READ]: done, [COMPLAIN]: REFUSED });
    const field = screen.getByLabelText<HTMLTextAreaElement>('What is wrong?');
    fireEvent.click(screen.getByRole('button', { name: 'Send the complaint' }));
    expect((await screen.findAllByText('Write what is wrong, in a sentence.')).length).toBeGreaterThan(0);
    fireEvent.change(field, { target: { value: 'The windows are not clean.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send the complaint' }));
    expect(await screen.findByText('Not so.')).toBeTruthy();
    expect(field.value).toBe('The windows are not clean.');
    expect(platform.calls.find(({ call }) => call === COMPLAIN)?.input).toMatchObject({
      json: { text: 'The windows are not clean.' },
    });
  });
});
