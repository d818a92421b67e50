import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import type { Booking } from '@aangan/shared-kit/contracts/bookings';
import { slotStart } from '@aangan/shared-kit/domain/home-services/service-slots';
import { LEAD_CREATION_DEBOUNCE_MS, SAVED_ADDRESS_DELAY_MS } from '@aangan/shared-kit/domain/platform-limits';
import { FAKE_NOW, type FakeAnswers, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { BookAddress } from '../address-book/public.ts';
import { sampleSlotDay } from '../slot-choice/testing/public.ts';
import * as page from './checkout.page.tsx';
import { PAY_FIRST_EXPERIMENT } from './pay-experiment.ts';
import { BOOKING_ID, SAMPLE_ADDRESS, sampleBooking } from './testing/sample-booking.ts';

const PATH = `/home-services/checkout/${BOOKING_ID}`;
const OK = { sts: 1, status_code: 200 } as const;
const refused = (message: string, status_code = 409) => ({ sts: 0, status_code, message }) as const;
const SERVED = { availability: 'BLR-SOUTH' };
const SLOT = { startsAt: slotStart('2026-11-17', 'SLOT_10_12'), servicingDate: '17 Nov 2026, 10 am to 12 noon' };
const PERSON: CallAnswer<'GET /api/v3/user/info'> = {
  ...{ status: 'success', id: 'acc_test', name: 'Asha Rao', user_phone: '+919812345678', user_email: null },
  ...{
    isLoggedIn: true,
    vipMember: false,
    ownsHomes: false,
    whatsAppOptIn: null,
    nri: false,
    emailVerified: false,
    hasPassword: false,
  },
  ...{ secondaryPhone: null, timeZone: 'Asia/Kolkata', quietFrom: 22, quietTo: 8 },
};

interface Visit {
  readonly booking?: Partial<Booking>;
  readonly addresses?: readonly BookAddress[];
  readonly query?: string;
  readonly answers?: FakeAnswers;
  readonly bucket?: string;
}

function open({ booking = {}, addresses = [SAMPLE_ADDRESS], query = '', answers = {}, bucket = 'a' }: Visit = {}) {
  const hub = SERVED.availability;
  return renderPage(page, {
    url: `${PATH}${query}`,
    pattern: '/home-services/checkout/{bookingId}',
    params: { bookingId: BOOKING_ID },
    platform: fakePlatform({
      session: { loggedIn: true },
      buckets: { [PAY_FIRST_EXPERIMENT]: bucket },
      answers: {
        'GET /hs-backend/api/v1/quotation/{bookingId}': { ...OK, booking: sampleBooking(booking) },
        'GET /hs-backend/api/v1/address': {
          ...OK,
          addresses: [...addresses],
        },
        'GET /hs-backend/api/v1/availability': ({ query: { pin } }) => {
          const isServed = pin === SAMPLE_ADDRESS.zipcode;
          return { ...OK, serviceable: isServed, hub: isServed ? hub : null };
        },
        'GET /hs-backend/api/v1/slots': { ...OK, days: [sampleSlotDay('2026-11-17', [0, 2, 2, 2, 2])] },
        'GET /hs-backend/api/v1/wallet': { ...OK, isEnabled: true, balancePaise: 20_000 },
        'PUT /hs-backend/api/v1/cart/stage': OK,
        ...answers,
      },
    }),
  });
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const calls = (platform: { calls: readonly { call: string; input: unknown }[] }, method: string) =>
  platform.calls.filter(({ call }) => call.startsWith(method));

// The lead's timer runs only where a test lets it: a slow machine would make a lead within any test.
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the address of a checkout', () => {
  it('is typed into a form where the book is empty, and leads to the slots of its hub', async () => {
    const saved = { ...OK, address: SAMPLE_ADDRESS, serviceable: true, hub: 'BLR-SOUTH', waitlisted: false };
    const { platform, location } = await open({
      addresses: [],
      answers: { 'POST /hs-backend/api/v1/save/address': saved },
    });
    expect(screen.getByText('This price is valid until 17 Nov, 10:00 am.')).toBeTruthy();
    type('PIN code', '5600');
    await press('Save address');
    expect(screen.getAllByText('Enter a PIN code of six digits.')).toHaveLength(2);
    expect(calls(platform, 'POST')).toEqual([]);
    type('House or flat number', '12');
    type('Locality', 'Koramangala');
    type('PIN code', '560034');
    await press('Save address');
    await waitFor(() => expect(calls(platform, 'POST')).not.toEqual([]));
    expect(calls(platform, 'POST')[0]?.input).toMatchObject({
      json: { city: 'bangalore', serviceType: 'HS_CLEANING', zipcode: '560034', floor: null, labelType: 'HOME' },
    });
    expect(location()).toBe(`${PATH}?step=slot&address=${SAMPLE_ADDRESS.id}`);
  });

  it('that nobody serves is on the waitlist, which can be left', async () => {
    const waiting = { ...SAMPLE_ADDRESS, waitlisted: true, hub: null };
    const { platform } = await open({
      addresses: [waiting],
      answers: { 'DELETE /hs-backend/api/v1/waitlist/{addressId}': OK },
    });
    expect(screen.getByText(/We do not serve PIN code 560034 yet\. You are on the waitlist/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Use this address' })).toBeNull();
    await press('Leave the waitlist');
    await waitFor(() =>
      expect(calls(platform, 'DELETE')[0]?.input).toEqual({ params: { addressId: SAMPLE_ADDRESS.id } }),
    );
  });
});

describe('the slot of a checkout', () => {
  const query = `?step=slot&address=${SAMPLE_ADDRESS.id}`;

  it('is held, and leads to the payment', async () => {
    const booking = sampleBooking({ ...SLOT, address: SAMPLE_ADDRESS });
    const { platform, location } = await open({
      query,
      answers: { 'POST /hs-backend/api/v1/save/serviceInfo': { ...OK, booking } },
    });
    fireEvent.click(screen.getByRole('radio', { name: '10 am to 12 noon 2 free' }));
    await press('Hold this slot');
    await waitFor(() => expect(calls(platform, 'POST')).not.toEqual([]));
    expect(calls(platform, 'POST')[0]?.input).toEqual({
      json: { bookingId: BOOKING_ID, addressId: SAMPLE_ADDRESS.id, day: '2026-11-17', slotId: 'SLOT_10_12' },
    });
    expect(location()).toBe(PATH);
  });

  it('that is lost meanwhile says so, and others can be chosen', async () => {
    const lost = 'This slot is now taken. Please choose another one.';
    await open({ query, answers: { 'POST /hs-backend/api/v1/save/serviceInfo': refused(lost) } });
    fireEvent.click(screen.getByRole('radio', { name: '10 am to 12 noon 2 free' }));
    await press('Hold this slot');
    await waitFor(() => expect(screen.getByText(lost)).toBeTruthy());
    expect(screen.getByRole('button', { name: 'Hold this slot' })).toBeTruthy();
  });
});

describe('the payment of a checkout', () => {
  const ready = { ...SLOT, address: SAMPLE_ADDRESS };

  it('is now or after the work, and shows slot, address, wallet and terms', async () => {
    const order = { ...OK, booking: sampleBooking(ready), checkoutUrl: null };
    const { platform, location } = await open({
      booking: ready,
      answers: { 'POST /hs-backend/api/v1/order': order },
    });
    expect(screen.getByText('12, Sunrise Heights, floor 3, Koramangala 560034')).toBeTruthy();
    expect(screen.getByText('17 Nov 2026, 10 am to 12 noon')).toBeTruthy();
    expect(screen.getByText(/Your wallet and credits hold ₹200/)).toBeTruthy();
    expect(screen.getByText('At least 24 hours before the slot: 100% comes back.')).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: /^Pay after the work/ }));
    await press('Confirm the booking');
    await waitFor(() =>
      expect(calls(platform, 'POST')[0]?.input).toEqual({ json: { bookingId: BOOKING_ID, payWhen: 'after' } }),
    );
    expect(location()).toBe(`/home-services/confirmation?bookingId=${BOOKING_ID}`);
  });

  it('is before the work in the experiment', async () => {
    const checkoutUrl = '/checkout/ord_12345678901234567890';
    const order = { ...OK, booking: sampleBooking(ready), checkoutUrl };
    const { location } = await open({
      booking: ready,
      bucket: PAY_FIRST_EXPERIMENT,
      answers: { 'POST /hs-backend/api/v1/order': order },
    });
    expect(screen.queryByRole('radio')).toBeNull();
    await press('Go to payment of ₹1,499');
    await waitFor(() => expect(location()).toBe(checkoutUrl));
  });

  it('of an old price makes a new quotation with the same address and slot', async () => {
    const id = 'bkg_00000000000000000000';
    const { platform, location } = await open({
      booking: { ...ready, quotedUntil: FAKE_NOW - 1 },
      answers: {
        'POST /hs-backend/api/v1/quotation': { ...OK, booking: sampleBooking({ id }) },
        'POST /hs-backend/api/v1/save/serviceInfo': refused('This slot is taken by now.'),
      },
    });
    expect(screen.queryByRole('button', { name: 'Confirm the booking' })).toBeNull();
    await press('Get today’s price');
    await waitFor(() => expect(calls(platform, 'POST')).not.toEqual([]));
    expect(calls(platform, 'POST').map(({ input }) => input)).toEqual([
      { json: { serviceType: 'HS_CLEANING' } },
      { json: { bookingId: id, addressId: SAMPLE_ADDRESS.id, day: '2026-11-17', slotId: 'SLOT_10_12' } },
    ]);
    expect(location()).toBe(`/home-services/checkout/${id}`);
  });

  it('of a booking that is ordered is on the page of the booking', async () => {
    await expect(open({ booking: { state: 'paid', isPaid: true } })).rejects.toMatchObject({ status: 302 });
  });
});

describe('the lead of a checkout', () => {
  it('is made a second after the page was opened, and renewed half a second after an address is chosen', async () => {
    const LEAD = 'POST /api/v1/hs/create/services/lead';
    const answers = { 'GET /api/v3/user/info': PERSON, [LEAD]: { ...OK, leadId: 'lead_1', message: '' } };
    const { platform, go } = await open({ answers });
    const leads = () => platform.calls.filter(({ call }) => call === LEAD).map(({ input }) => input);
    await act(() => jest.advanceTimersByTimeAsync(LEAD_CREATION_DEBOUNCE_MS - 1));
    expect(leads()).toEqual([]);
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(leads()).toMatchObject([{ json: { source: 'WEBSITE', phone: '9812345678', phoneCountryCode: '91' } }]);
    await go(`${PATH}?step=slot&address=${SAMPLE_ADDRESS.id}`);
    await act(() => jest.advanceTimersByTimeAsync(SAVED_ADDRESS_DELAY_MS - 1));
    expect(leads()).toHaveLength(1);
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(leads()[1]).toMatchObject({ json: { address: { id: SAMPLE_ADDRESS.id } } });
  });
});
