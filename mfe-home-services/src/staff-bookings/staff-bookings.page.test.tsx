import type { StaffBooking } from '@aangan/shared-kit/contracts/staff-bookings';
import { type FakeAnswers, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { fireEvent, screen } from '@testing-library/react';
import { sampleBooking } from '../booking/testing/public.ts';
import * as bookings from './staff-bookings.page.tsx';

const BOOKING: StaffBooking = {
  ...sampleBooking({ state: 'paid', startCode: null }),
  ...{ customer: 'Asha', locality: 'Koramangala', partner: null, possible: ['assign', 'cancel'] },
  ...{ lines: [{ description: 'Home cleaning', quantity: 1, paise: 149_900 }], move: null, refundablePaise: 149_900 },
};
const ONE = 'GET /api/v1/staff/bookings/{bookingId}';
const ASSIGN = 'POST /api/v1/staff/bookings/{bookingId}/assign';
const ANSWERS: FakeAnswers = {
  'GET /api/v1/staff/bookings': { bookings: [BOOKING] },
  'GET /api/v1/staff/bookings/waiting': { waiting: 1, views: { quote: 0, assign: 1, complaint: 0 } },
  'GET /api/v1/staff/decisions/{queue}': { decisions: [] },
};
const OPENED = `/staff/bookings?view=assign&open=${BOOKING.id}`;

function open(url: string, answers: FakeAnswers = {}) {
  return renderPage(bookings, { url, platform: fakePlatform({ answers: { ...ANSWERS, ...answers } }) });
}

const inputOf = ({ platform }: Awaited<ReturnType<typeof open>>, call: string) =>
  platform.calls.find((each) => each.call === call)?.input;

describe('bookings for staff', () => {
  it('are listed by view, with how many wait', async () => {
    await open('/staff/bookings');
    expect(screen.getByRole('link', { name: 'To assign (1)' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: /^Decide/ }).getAttribute('href')).toBe(OPENED);
  });

  it('are assigned to a professional who is free', async () => {
    const team = [
      { id: 'prt_1', name: 'Ravi', isFree: true },
      { id: 'prt_2', name: 'Kavita', isFree: false },
    ];
    const answers = { [ONE]: { booking: BOOKING, partners: team }, [ASSIGN]: { booking: BOOKING } };
    const opened = await open(OPENED, answers);
    expect(screen.getByRole<HTMLOptionElement>('option', { name: 'Kavita, busy in this slot' }).disabled).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Assign' }));
    expect(await screen.findByRole('link', { name: 'Choose a professional.' })).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Assign a professional'), { target: { value: 'prt_1' } });
    fireEvent.click(screen.getByRole('button', { name: 'Assign' }));
    expect(await screen.findByText('The professional is assigned. The customer gets a message.')).toBeTruthy();
    expect(inputOf(opened, ASSIGN)).toEqual({ params: { bookingId: BOOKING.id }, json: { partnerId: 'prt_1' } });
  });

  it('are quoted by lines, which need a text and a price', async () => {
    const quote = 'POST /api/v1/staff/bookings/{bookingId}/quote';
    const draft: StaffBooking = { ...BOOKING, state: 'drafted', possible: ['quote'] };
    const opened = await open(OPENED, {
      [ONE]: { booking: draft, partners: [] },
      [quote]: { booking: draft },
    });
    fireEvent.change(screen.getByLabelText('Line 1'), { target: { value: 'Transport' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send the quotation' }));
    expect(await screen.findByRole('link', { name: /Enter both text/ })).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Price with GST, line 1'), { target: { value: '24,000' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send the quotation' }));
    expect(await screen.findByText('The quotation is sent.')).toBeTruthy();
    const lines = [{ description: 'Transport', quantity: 1, paise: 2_400_000 }];
    expect(inputOf(opened, quote)).toMatchObject({ json: { title: 'Cleaning', lines } });
  });

  it('are settled with money back, for a reason', async () => {
    const settle = 'POST /api/v1/staff/bookings/{bookingId}/complaint';
    const claimed: StaffBooking = { ...BOOKING, state: 'complained', complaint: 'Not clean.', possible: ['resolve'] };
    const answers = { [ONE]: { booking: claimed, partners: [] }, [settle]: { booking: claimed } };
    const opened = await open(OPENED.replace('assign', 'complaint'), answers);
    expect(screen.getByText('Not clean.')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Money back'), { target: { value: '500' } });
    fireEvent.click(screen.getByRole('button', { name: 'Settle the complaint' }));
    expect(await screen.findByRole('link', { name: /Tell the person why/ })).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Why'), { target: { value: 'The windows were left out.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Settle the complaint' }));
    expect(await screen.findByText('The complaint is settled.')).toBeTruthy();
    expect(inputOf(opened, settle)).toMatchObject({
      json: { refundPaise: 50_000, reason: 'The windows were left out.' },
    });
  });
});
