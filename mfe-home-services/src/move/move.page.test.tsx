import type { Booking } from '@aangan/shared-kit/contracts/bookings';
import { HOUR_MS } from '@aangan/shared-kit/domain/time-spans';
import { FAKE_NOW, type FakeAnswers, fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { act, fireEvent, screen } from '@testing-library/react';
import { sampleEstimate } from '../move-plan/testing/public.ts';
import { sampleSlotDay } from '../slot-choice/testing/public.ts';
import type { MoveFacts } from './load-move.ts';
import * as page from './move.page.tsx';

const ID = 'bkg_aaaaaaaaaaaaaaaaaaaa';
const OK = { sts: 1, status_code: 200 } as const;
const SIGN = 'POST /pnm-backend/api/v1/booking/{bookingId}/boxes/{end}/sign';
const POSITION = 'GET /hs-backend/api/v1/bookings/{bookingId}/position';
const DAY = 'POST /pnm-backend/api/v1/booking/{bookingId}/day';

const end = { pin: '560034', locality: 'Koramangala', address: '12, 5th Block', floor: 2, hasLift: false, point: null };
const LINE = {
  sku: null,
  description: 'Transport',
  quantity: 1,
  paise: 4_800_000,
  code: '996511',
  gstRate: 18,
} as const;
const taxes = { taxablePaise: 0, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 };

function booking(facts: Partial<Booking>): Booking {
  return {
    ...{ id: ID, business: 'PNM', serviceType: 'PNM_CITY', title: 'Move in Bangalore', state: 'drafted', kind: 'move' },
    ...{ startsAt: null, servicingDate: null, totalPaise: 0, isPaid: false, payWhen: 'first', createdAt: FAKE_NOW },
    ...{ lines: [], gst: taxes, placeOfSupply: 'Karnataka', changedAt: FAKE_NOW, quotedUntil: null, city: 'bangalore' },
    ...{ address: null, hub: 'BLR-SOUTH', leadId: null, orderId: null, partner: null, startCode: null, possible: [] },
    ...{ reschedules: 0, doneAt: null, cancelRefundPaise: 0, cancelTerms: [], refundedPaise: 0, rating: null },
    ...{ ratingText: null, complaint: null, photos: [], history: [], documents: [] },
    ...facts,
  };
}

function open(
  facts: Partial<Booking>,
  { boxes = [], ...answers }: FakeAnswers & Partial<Pick<MoveFacts, 'boxes'>> = {},
) {
  const whole = booking(facts);
  const move: MoveFacts['move'] = {
    ...{ from: { ...end, city: 'bangalore' }, to: { ...end, city: 'bangalore', locality: 'HSR Layout' } },
    ...{ items: [{ key: 'BED_DOUBLE', quantity: 2 }], packing: 'basic', insuredRupees: 0, storageMonths: 0 },
  };
  return renderPage(page, {
    url: `/packers-and-movers/move/${ID}`,
    params: { bookingId: ID },
    platform: fakePlatform({
      session: { loggedIn: true },
      answers: {
        'GET /hs-backend/api/v1/quotation/{bookingId}': { ...OK, booking: whole },
        'GET /pnm-backend/api/v1/booking/{bookingId}': {
          ...{ ...OK, booking: whole, survey: 'video', estimate: sampleEstimate(), boxes },
          move,
        },
        'GET /pnm-backend/api/v1/slots': { ...OK, serviceable: true, days: [sampleSlotDay('2026-11-24', [0, 2])] },
        'GET /api/v1/uploads': {
          rules: { content: 'picture', types: ['image/jpeg'], maximumBytes: 1000, maximumCount: 10 },
          uploads: [],
        },
        [POSITION]: { ...OK, position: null },
        'GET /api/v1/localities/city/{city}': fakeHttpError(404),
        ...answers,
      },
    }),
  });
}

const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

describe('the page of a move', () => {
  it('shows the survey and lets goods change until the quotation', async () => {
    await open({ servicingDate: '24 Nov 2026, 10 am to 12 noon' });
    expect(screen.getByRole('heading', { name: 'Video survey' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Change goods or services' }).getAttribute('href')).toMatch(/\/goods$/);
    expect(screen.getByText('₹900 to ₹1,100')).toBeTruthy();
  });

  it('offers the day of a quotation, and says why one was refused', async () => {
    const { platform } = await open(
      { state: 'quoted', totalPaise: 4_800_000, lines: [{ ...LINE, ...taxes }], quotedUntil: FAKE_NOW + HOUR_MS },
      { [DAY]: { sts: 0, status_code: 409, message: 'This slot is taken.' } },
    );
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: /10 am to 12 noon/ }));
    await press('Hold this day');
    expect(await screen.findByText('This slot is taken.')).toBeTruthy();
    expect(platform.calls.find(({ call }) => call === DAY)?.input).toMatchObject({
      json: { day: '2026-11-24', slotId: 'SLOT_10_12' },
    });
  });

  it('follows the crew, marks an old position, and shows the boxes to sign', async () => {
    const at = { latitude: 12.93, longitude: 77.62, at: FAKE_NOW - HOUR_MS, stale: true };
    const { platform } = await open(
      { state: 'started' },
      {
        [POSITION]: { ...OK, position: at },
        [SIGN]: fakeHttpError(500, 'Please try again.'),
        boxes: [{ end: 'from', boxes: 14, countedAt: FAKE_NOW, signedAt: null }],
      },
    );
    expect(screen.getByText(/^No update for five minutes/)).toBeTruthy();
    expect(screen.getByRole('img', { name: /^Sketch: The crew, with Coimbatore/ })).toBeTruthy();
    expect(screen.getByText(/^Bangalore: /)).toBeTruthy();
    const before = platform.calls.length;
    await act(async () => platform.sendLive('booking-position', { at: FAKE_NOW }));
    expect(platform.calls.length).toBeGreaterThan(before);
    await press('Sign 14 boxes');
    expect(platform.calls.find(({ call }) => call === SIGN)?.input).toMatchObject({
      params: { end: 'from' },
      json: { boxes: 14 },
    });
    expect(await screen.findByText('Please try again.')).toBeTruthy();
  });

  it('says when fewer boxes were unloaded than loaded', async () => {
    const row = { countedAt: FAKE_NOW, signedAt: FAKE_NOW };
    await open(
      { state: 'started' },
      {
        boxes: [
          { end: 'from', boxes: 14, ...row },
          { end: 'to', boxes: 12, ...row, signedAt: null },
        ],
      },
    );
    expect(screen.getByText(/^2 boxes fewer than were loaded/)).toBeTruthy();
  });

  it('takes reports of damage for 48 hours', async () => {
    const facts = { state: 'done', possible: ['complain'] } as const;
    const { unmount } = await open({ ...facts, possible: ['complain'], doneAt: FAKE_NOW - 47 * HOUR_MS });
    expect(screen.getByText(/^Is something broken or missing\? Report it by 16 Nov/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Report damage' })).toBeTruthy();
    unmount();
    await open({ ...facts, possible: ['complain'], doneAt: FAKE_NOW - 49 * HOUR_MS });
    expect(screen.getByText(/^You could report damage until/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Report damage' })).toBeNull();
  });

  it('says what was decided about damage', async () => {
    const history = [
      { change: 'complain', state: 'complained', at: FAKE_NOW },
      { change: 'resolve', state: 'done', at: FAKE_NOW + HOUR_MS },
    ] as const;
    const reported = { complaint: 'A leg is broken.', refundedPaise: 150_000, doneAt: FAKE_NOW };
    await open({ state: 'done', ...reported, history: [...history] });
    expect(screen.getByText(/₹1,500 was refunded to you\./)).toBeTruthy();
  });

  it('is no page for bookings of somebody else', async () => {
    const answers = { 'GET /pnm-backend/api/v1/booking/{bookingId}': fakeHttpError(404) };
    const answer = (await open({}, answers).catch((thrown: unknown) => thrown)) as Response;
    expect(answer.status).toBe(404);
  });
});
