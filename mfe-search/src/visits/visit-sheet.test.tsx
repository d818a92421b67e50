import {
  FAKE_NOW,
  type FakeAnswers,
  type FakePlatformOverrides,
  fakeHttpError,
  fakePlatform,
} from '@aangan/shared-kit/testing/fake-platform';
import { renderInRouter } from '@aangan/shared-kit/testing/render-in-router';
import { sampleRecord } from '@aangan/shared-kit/testing/sample-record';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { chosenSlot, saveChosenSlot } from './chosen-slot.ts';
import {
  HOME_ID,
  NO_BOOKING,
  NO_LEAD,
  SATURDAY_11,
  sampleSlot,
  sampleSlotAnswers,
  sampleWireVisit,
} from './sample-visit.ts';
import { VisitSheet } from './visit-sheet.tsx';

const BOOKING_STATUS = 'POST /api/v2/common/lead/book/tenant';
const BOOK = 'POST /api/v1/slot/{propertyId}/book';
const HOLD = 'POST /api/v1/slot/{propertyId}/hold';
const INSTANT = 'POST /api/v1/common/lead/instantbook';
const MOVE = 'POST /api/v1/common/lead/booked/time';
const BOOKED_TIMES = 'GET /api/v2/common/lead/booked/time';
const NOTIFY = 'POST /nb/api/v3/slot/booking/{propertyId}/notify';

const BOOKED = { status: 200, message: 'Slot booked successfully', visit: sampleWireVisit() } as const;
const OWN_TIME = {
  visitId: 'vis_aaaaaaaaaaaaaaaaaaaa',
  timeEpoch: SATURDAY_11,
  date: '2026-11-21',
  startTime: '11:00',
};
const MINE = {
  ...NO_LEAD,
  selfBooked: true,
  your_booked_time: OWN_TIME,
  booked_times: [SATURDAY_11 + 7_200_000, SATURDAY_11 + 3_600_000],
};

beforeEach(() => {
  jest.useFakeTimers({
    now: FAKE_NOW,
    doNotFake: ['nextTick', 'queueMicrotask', 'setTimeout', 'setInterval', 'setImmediate'],
  });
  sessionStorage.clear();
  // Every sheet opens above a page.
  history.pushState(null, '');
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

interface Opening extends Omit<FakePlatformOverrides, 'answers'> {
  readonly loggedIn?: boolean;
  readonly resumed?: boolean;
}

const open = (answers: FakeAnswers = {}, { loggedIn = true, resumed = false, ...overrides }: Opening = {}) => {
  const closed = jest.fn();
  const platform = fakePlatform({
    buckets: { colours: 'b' },
    session: { loggedIn },
    answers: { ...sampleSlotAnswers(), [BOOKING_STATUS]: NO_LEAD, ...answers },
    ...overrides,
  });
  renderInRouter(<VisitSheet id={HOME_ID} resumed={resumed} onClosed={closed} />, platform);
  return { platform, closed };
};

const choose = async () => fireEvent.click(await screen.findByRole('radio', { name: '11 am' }));
const callsOf = (platform: ReturnType<typeof open>['platform']) => platform.calls.map(({ call }) => call);

describe('choosing a slot', () => {
  it('needs no login and shows the days, the slots of the first free day, and which are taken', async () => {
    const { platform } = open({}, { loggedIn: false });
    expect(screen.getByRole('dialog', { name: 'Schedule a visit' })).toBeTruthy();
    await screen.findByRole('radio', { name: '11 am' });
    const days = within(screen.getByRole('group', { name: 'Day' }));
    expect(days.getByRole<HTMLInputElement>('radio', { name: 'Saturday 21 Nov, 1 free' }).checked).toBe(true);
    expect(days.getByRole('radio', { name: 'Friday 20 Nov, none free' })).toBeTruthy();
    const taken = screen.getByRole<HTMLInputElement>('radio', { name: '12 pm' });
    expect(taken.disabled).toBe(true);
    expect(taken.closest('label')?.textContent).toContain('taken');
    expect(screen.getByRole('radio', { name: '1 pm' }).closest('label')?.textContent).toContain('being booked');
    expect(platform.signUps).toEqual([]);
    expect(callsOf(platform)).not.toContain(BOOKING_STATUS);
  });

  it('labels the button with what it does', async () => {
    open();
    expect(await screen.findByRole('button', { name: 'Book the first free time, Saturday, 11 am' })).toBeTruthy();
    await choose();
    expect(screen.getByRole('button', { name: 'Book Saturday, 11 am' })).toBeTruthy();
  });

  it('shows how reliably the owner keeps visits, with enough data', async () => {
    const days = sampleSlotAnswers()['GET /nb/api/v3/slot/booking/{propertyId}/getDays'] as { responseBody: object };
    const known = { ...days, responseBody: { ...days.responseBody, ownerKept: { kept: 9, of: 10 } } };
    open({ 'GET /nb/api/v3/slot/booking/{propertyId}/getDays': known as never });
    expect(await screen.findByText('The owner kept 9 of the last 10 visits.')).toBeTruthy();
  });

  it('shows the hour in the zone of an NRI user’s account, also in a browser in India', async () => {
    const { DateTimeFormat } = Intl;
    const inIndia = (locale?: string, options?: Intl.DateTimeFormatOptions) =>
      new DateTimeFormat(locale, { timeZone: 'Asia/Kolkata', ...options });
    jest.spyOn(Intl, 'DateTimeFormat').mockImplementation(inIndia as typeof DateTimeFormat);
    const answers = sampleSlotAnswers();
    const slots = answers['GET /nb/api/v3/slot/booking/{propertyId}/getSlots'] as { responseBody: object };
    const abroad = { ...slots, responseBody: { ...slots.responseBody, viewerTimeZone: 'Europe/London' } };
    const platform = fakePlatform({
      session: { loggedIn: true, nri: true },
      answers: {
        ...answers,
        [BOOKING_STATUS]: NO_LEAD,
        'GET /nb/api/v3/slot/booking/{propertyId}/getSlots': abroad as never,
      },
    });
    renderInRouter(<VisitSheet id={HOME_ID} onClosed={() => undefined} />, platform);
    const slot = await screen.findByRole('radio', { name: '11 am' });
    await waitFor(() => expect(slot.closest('label')?.textContent).toContain('5:30 am your time'));
  });

  it('shows the slots of another day, and the last pressed day wins over late answers', async () => {
    const answer: Record<string, () => void> = {};
    const { platform } = open();
    await screen.findByRole('radio', { name: '11 am' });
    platform.answers['GET /nb/api/v3/slot/booking/{propertyId}/getSlots'] = ({ query: { date } }) =>
      new Promise((resolve) => {
        const slots = [sampleSlot(date === '2026-11-20' ? 5 : 6)];
        answer[date] = () =>
          resolve({
            statusCode: 200,
            responseBody: { slots, timeZone: 'Asia/Kolkata', viewerTimeZone: 'Asia/Kolkata' },
          });
      });
    fireEvent.click(screen.getByRole('radio', { name: /^Friday/ }));
    expect(screen.queryByRole('radio', { name: '11 am' })).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: /^Saturday/ }));
    await act(async () => answer['2026-11-21']?.());
    await act(async () => answer['2026-11-20']?.());
    expect(screen.getByRole('radio', { name: '5 pm' })).toBeTruthy();
    expect(screen.queryByRole('radio', { name: '4 pm' })).toBeNull();
  });

  it('offers a notification of a free slot on a day without one', async () => {
    const { platform } = open({
      ...sampleSlotAnswers([sampleSlot(0, 'taken')]),
      [NOTIFY]: { statusCode: 200, responseBody: { notify: true, slots: [] } },
    });
    expect(await screen.findByText(/No time is free on 21 Nov\. Try another day/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Notify me' }));
    expect(await screen.findByText(/We’ll message you when/)).toBeTruthy();
    expect(platform.calls.at(-1)?.input).toEqual({ params: { propertyId: HOME_ID }, json: { date: '2026-11-21' } });
  });

  it('says why a home cannot be visited at all', async () => {
    open({
      'GET /nb/api/v3/slot/booking/{propertyId}/getDays': {
        statusCode: 200,
        responseBody: { days: [], closed: 'This home is rented out.', notify: false, ownerKept: null },
      },
    });
    expect(await screen.findByText('This home is rented out.')).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Day' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Book/ })).toBeNull();
  });

  it('shows an error, and retries', async () => {
    const days = 'GET /nb/api/v3/slot/booking/{propertyId}/getDays';
    const { platform } = open({ [days]: fakeHttpError(503, 'Not just now.') });
    await screen.findByText('Not just now.');
    platform.answers[days] = sampleSlotAnswers()[days] as never;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('radio', { name: '11 am' })).toBeTruthy();
  });
});

describe('booking a visit', () => {
  it('closes the modal for the call, shows the specification’s text, and opens the confirmation', async () => {
    let answer: () => void = () => undefined;
    const { platform } = open(
      {
        [BOOK]: () =>
          new Promise((resolve) => {
            answer = () => resolve(BOOKED);
          }),
      },
      { attribution: { current: () => ({ utmSource: 'newsletter' }) } },
    );
    await choose();
    fireEvent.click(screen.getByRole('button', { name: 'Book Saturday, 11 am' }));
    await waitFor(() => expect(callsOf(platform)).toContain(BOOK));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('Booking your visit…')).toBeTruthy();
    await act(async () => answer());
    expect(await screen.findByRole('dialog', { name: 'Your visit is booked' })).toBeTruthy();
    const moment = screen.getByRole('heading', { name: 'Saturday 21 Nov, 11 am' });
    expect(document.activeElement).toBe(moment);
    expect(platform.shownAlerts).toEqual([{ kind: 'success', message: 'Slot booked successfully' }]);
    expect(platform.calls.find(({ call }) => call === BOOK)?.input).toEqual({
      params: { propertyId: HOME_ID },
      json: {
        selected_date: '2026-11-21',
        timeEpoch: SATURDAY_11,
        propertyId: HOME_ID,
        reschedule: false,
        sponsored: false,
        utm_source: 'newsletter',
      },
    });
    expect(platform.conversions).toEqual([{ experiment: 'colours', goal: 'lead_Created' }]);
    expect(screen.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')).toMatch(/\.ics$/);
  });

  it('returns to the day with its free slots when the slot is taken, with the server’s message', async () => {
    const { platform } = open({ [BOOK]: fakeHttpError(409, 'Somebody else was faster.') });
    await choose();
    platform.answers['GET /nb/api/v3/slot/booking/{propertyId}/getSlots'] = {
      statusCode: 200,
      responseBody: {
        slots: [sampleSlot(0, 'taken'), sampleSlot(4)],
        timeZone: 'Asia/Kolkata',
        viewerTimeZone: 'Asia/Kolkata',
      },
    };
    fireEvent.click(screen.getByRole('button', { name: 'Book Saturday, 11 am' }));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getByText('Somebody else was faster.')).toBeTruthy();
    expect(platform.shownAlerts).toEqual([{ kind: 'error', message: 'Somebody else was faster.' }]);
    expect(screen.getByRole('dialog', { name: 'Schedule a visit' })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '11 am' }).disabled).toBe(true);
    expect(screen.getByRole('button', { name: 'Book the first free time, Saturday, 3 pm' })).toBeTruthy();
  });

  it('holds the slot for a guest, asks for login, and books', async () => {
    const order: string[] = [];
    const { platform } = open(
      { [HOLD]: { timeEpoch: SATURDAY_11, heldUntil: FAKE_NOW + 600_000 }, [BOOK]: BOOKED },
      {
        loggedIn: false,
        signUp: {
          ...fakePlatform().signUp,
          require: async (flow, options) => {
            order.push(`${typeof flow === 'string' ? flow : flow.name} ${options?.resume} ${chosenSlot(HOME_ID)}`);
            return true;
          },
        },
      },
    );
    await choose();
    fireEvent.click(screen.getByRole('button', { name: 'Book Saturday, 11 am' }));
    await screen.findByRole('dialog', { name: 'Your visit is booked' });
    expect(order).toEqual([`visit visit:${HOME_ID} ${SATURDAY_11}`]);
    expect(callsOf(platform).filter((call) => call === HOLD || call === BOOK)).toEqual([HOLD, BOOK]);
    expect(chosenSlot(HOME_ID)).toBeUndefined();
  });

  it('books nothing when the login is cancelled, and says how long the slot is held', async () => {
    const { platform } = open(
      { [HOLD]: { timeEpoch: SATURDAY_11, heldUntil: Date.UTC(2026, 10, 16, 4, 40) } },
      { loggedIn: false },
    );
    await choose();
    fireEvent.click(screen.getByRole('button', { name: 'Book Saturday, 11 am' }));
    expect(await screen.findByText(/^Held for you until .*Log in to book it\.$/)).toBeTruthy();
    expect(callsOf(platform)).not.toContain(BOOK);
    expect(chosenSlot(HOME_ID)).toBeUndefined();
    // The choice stays, so that the next press books it and not the first free slot.
    expect(await screen.findByRole('button', { name: 'Book Saturday, 11 am' })).toBeTruthy();
  });

  it('says once that the network is down, with a retry', async () => {
    const { platform } = open();
    await choose();
    const lost = new TypeError('Failed to fetch') as never;
    platform.answers[BOOK] = lost;
    platform.answers['GET /nb/api/v3/slot/booking/{propertyId}/getDays'] = lost;
    fireEvent.click(screen.getByRole('button', { name: 'Book Saturday, 11 am' }));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });

  it('keeps the choice when the network fails, and books it at the next press', async () => {
    const { platform } = open({ [BOOK]: new TypeError('Failed to fetch') as never });
    await choose();
    fireEvent.click(screen.getByRole('button', { name: 'Book Saturday, 11 am' }));
    expect(await screen.findByText('Something went wrong. Please try again.')).toBeTruthy();
    platform.answers[BOOK] = BOOKED;
    fireEvent.click(await screen.findByRole('button', { name: 'Book Saturday, 11 am' }));
    expect(await screen.findByRole('dialog', { name: 'Your visit is booked' })).toBeTruthy();
  });

  it('resumes with the chosen slot after a login that reloaded the page', async () => {
    saveChosenSlot(HOME_ID, SATURDAY_11);
    const { platform } = open({ [BOOK]: BOOKED }, { resumed: true });
    expect(await screen.findByRole('dialog', { name: 'Your visit is booked' })).toBeTruthy();
    expect(callsOf(platform)).not.toContain(BOOKING_STATUS);
  });

  it('books nothing when a logged-in person merely returns', async () => {
    saveChosenSlot(HOME_ID, SATURDAY_11);
    const { platform } = open({ [BOOK]: BOOKED });
    await screen.findByRole('radio', { name: '11 am' });
    expect(callsOf(platform)).not.toContain(BOOK);
  });

  it('sends whether a home is sponsored', async () => {
    const { platform } = open({
      'GET /api/v1/property/cards': { records: [sampleRecord({ id: HOME_ID, sponsored: true })] },
      [BOOK]: BOOKED,
    });
    await choose();
    fireEvent.click(screen.getByRole('button', { name: 'Book Saturday, 11 am' }));
    await screen.findByRole('dialog', { name: 'Your visit is booked' });
    expect(platform.calls.find(({ call }) => call === BOOK)?.input).toMatchObject({ json: { sponsored: true } });
  });
});

describe('an instant lead', () => {
  const first = () => screen.findByRole('button', { name: /^Book the first free time/ });

  it('is confirmed when its status is SENT', async () => {
    const { platform } = open({ [INSTANT]: { ...MINE, status: 'SENT', message: '', visit: sampleWireVisit() } });
    fireEvent.click(await first());
    expect(await screen.findByRole('dialog', { name: 'Your visit is booked' })).toBeTruthy();
    expect(platform.shownAlerts).toEqual([{ kind: 'success', message: 'Slot booked successfully' }]);
  });

  it('opens the custom time with the bookings of others when its status is not SENT', async () => {
    const gone = { ...NO_LEAD, message: 'That time is gone.', booked_times: [SATURDAY_11] };
    const { platform } = open({ [INSTANT]: gone });
    fireEvent.click(await first());
    expect(await screen.findByRole('dialog', { name: 'Choose a time' })).toBeTruthy();
    expect(screen.getByText('Other visits are at Saturday 21 Nov, 11 am.')).toBeTruthy();
    expect(platform.shownAlerts).toEqual([{ kind: 'error', message: 'That time is gone.' }]);
  });
});

describe('an existing visit', () => {
  const BY_ID = 'GET /api/v1/visits/{visitId}';
  const one = { visit: sampleWireVisit(), timeZone: 'Asia/Kolkata' };

  it('opens as its confirmation', async () => {
    open({ [BOOKING_STATUS]: MINE, [BY_ID]: one });
    expect(await screen.findByRole('heading', { name: 'Saturday 21 Nov, 11 am' })).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Day' })).toBeNull();
  });

  it('is rescheduled in the custom time modal, and keeps the old time until then', async () => {
    const moved = sampleWireVisit({ timeEpoch: SATURDAY_11 + 14_400_000 });
    const { platform } = open({
      ...sampleSlotAnswers([sampleSlot(0, 'yours'), sampleSlot(4)]),
      [BOOKING_STATUS]: MINE,
      [BY_ID]: one,
      [BOOKED_TIMES]: { ...NO_BOOKING, selfBooked: true },
      [MOVE]: { ...MINE, status: 'SENT', message: '', visit: moved },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Reschedule' }));
    expect(await screen.findByRole('dialog', { name: 'Move your visit' })).toBeTruthy();
    expect(screen.getByText(/You have booked Saturday 21 Nov, 11 am\. You keep it/)).toBeTruthy();
    expect(screen.getByText(/^Other visits are at Saturday 21 Nov, 12 pm; Saturday 21 Nov, 1 pm\.$/)).toBeTruthy();
    fireEvent.click(await screen.findByRole('radio', { name: '3 pm' }));
    fireEvent.click(screen.getByRole('button', { name: 'Move to Saturday, 3 pm' }));
    expect(await screen.findByRole('heading', { name: 'Saturday 21 Nov, 3 pm' })).toBeTruthy();
    expect(platform.calls.find(({ call }) => call === MOVE)?.input).toMatchObject({
      query: { reschedule: 'true' },
      json: { propertyId: HOME_ID, date: SATURDAY_11 + 14_400_000 },
    });
  });

  it('is cancelled only after a confirmation', async () => {
    const cancel = 'POST /api/v1/visits/{visitId}/cancel';
    const { platform } = open({
      [BOOKING_STATUS]: MINE,
      [BY_ID]: one,
      [cancel]: { visit: sampleWireVisit({ state: 'cancelled', cancelledBy: 'visitor', mayChange: false }) },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel visit' }));
    expect(callsOf(platform)).not.toContain(cancel);
    expect(document.activeElement?.textContent).toBe('Keep it');
    fireEvent.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
    expect(await screen.findByRole('dialog', { name: 'Visit cancelled' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Add to calendar' })).toBeNull();
    // The buttons are removed: the focus moves to the visit, and another time can be chosen.
    expect(document.activeElement?.textContent).toBe('Saturday 21 Nov, 11 am');
    platform.answers[BOOKING_STATUS] = NO_LEAD;
    fireEvent.click(screen.getByRole('button', { name: 'Choose another time' }));
    expect(await screen.findByRole('dialog', { name: 'Schedule a visit' })).toBeTruthy();
  });

  it('is kept when the person declines to cancel, and shows the error of a failed cancellation in place', async () => {
    open({
      [BOOKING_STATUS]: MINE,
      [BY_ID]: one,
      'POST /api/v1/visits/{visitId}/cancel': fakeHttpError(409, 'This visit is over.'),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel visit' }));
    fireEvent.click(screen.getByRole('button', { name: 'Keep it' }));
    expect(document.activeElement?.textContent).toBe('Cancel visit');
    fireEvent.click(screen.getByRole('button', { name: 'Cancel visit' }));
    fireEvent.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
    expect((await screen.findByRole('alert')).textContent).toContain('This visit is over.');
  });

  it('links to similar homes, requested as after a visit', async () => {
    const { platform } = open({
      [BOOKING_STATUS]: MINE,
      [BY_ID]: one,
      'GET /api/v1/property/{type}similar/{id}': {
        records: [sampleRecord({ id: 'bbbbbbbbbbbbbbbb', title: 'A home nearby' })],
      },
    });
    expect(await screen.findByRole('link', { name: 'A home nearby' })).toBeTruthy();
    expect(platform.calls.at(-1)?.input).toEqual({
      params: { type: 'rent', id: HOME_ID },
      query: { isScheduledVisit: 'true' },
    });
  });

  it('closes only on Back', async () => {
    const { closed } = open({ [BOOKING_STATUS]: MINE, [BY_ID]: one });
    await screen.findByRole('button', { name: 'Reschedule' });
    act(() => history.back());
    await waitFor(() => expect(closed).toHaveBeenCalledTimes(1));
  });
});

describe('a home with bookings of others', () => {
  const others = { ...NO_LEAD, booked_times: [SATURDAY_11 + 3_600_000] };

  it('opens the custom time modal, with requests for a part of a day', async () => {
    const { platform } = open({
      [BOOKING_STATUS]: others,
      'POST /api/v1/slot/{propertyId}/available/tenant': { slots: [], watched: 1 },
    });
    expect(await screen.findByRole('dialog', { name: 'Choose a time' })).toBeTruthy();
    fireEvent.click(await screen.findByText('No time suits you?'));
    fireEvent.click(screen.getByRole('radio', { name: 'Evening' }));
    fireEvent.click(screen.getByRole('button', { name: 'Ask for the evening' }));
    expect(await screen.findByText(/We’ll message you when there is one/)).toBeTruthy();
    expect(platform.calls.at(-1)?.input).toMatchObject({
      json: { slots: [{ date: '2026-11-21', startTime: '17:00', endTime: '21:00' }] },
    });
  });
});
