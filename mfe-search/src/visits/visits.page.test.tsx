import { saveOnDevice } from '@aangan/shared-kit/platform/device-shortlist';
import { FAKE_NOW, type FakeAnswers, fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { sampleRecord } from '@aangan/shared-kit/testing/sample-record';
import { fireEvent, screen, within } from '@testing-library/react';
import { HOME_ID, sampleSlotAnswers, sampleWireVisit } from './sample-visit.ts';
import * as page from './visits.page.tsx';

const MINE = 'GET /api/v1/visits';
const OWN = 'GET /api/v1/user/listings/visits';
const LISTINGS = 'GET /api/v1/user/listings';
const HOURS = 'GET /api/v1/user/listings/{propertyId}/visit-slots';
const SAVE_HOURS = 'PUT /api/v1/user/listings/{propertyId}/visit-slots';

type Wire = ReturnType<typeof sampleWireVisit>;

type Asked = { query?: { when?: unknown; page?: unknown } };
const SIZE = 20;

const listOf = (upcoming: readonly Wire[], past: readonly Wire[]) => (input: Asked) => {
  const all = input.query?.when === 'past' ? past : upcoming;
  const page = Number(input.query?.page ?? 1);
  const visits = all.slice((page - 1) * SIZE, page * SIZE);
  return { visits, total: all.length, page, size: SIZE, timeZone: 'Asia/Kolkata' };
};

const listings = (...ids: string[]) => ({
  entries: ids.map((id) => ({ record: sampleRecord({ id }), viewers: 0, contacts: 0 })),
  total: ids.length,
  page: 1,
  size: 20,
});

const open = (answers: FakeAnswers = {}, loggedIn = true, query = '') =>
  renderPage(page, {
    url: `/schedule-visit-jacket/banner${query}`,
    platform: fakePlatform({
      session: { loggedIn },
      answers: { [MINE]: listOf([], []), [OWN]: listOf([], []), [LISTINGS]: listings() as never, ...answers },
    }),
  });

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('the visits of a person', () => {
  it('are listed as upcoming and past, each with its actions', async () => {
    const past = sampleWireVisit({
      id: 'vis_bbbbbbbbbbbbbbbbbbbb',
      timeEpoch: Date.UTC(2026, 10, 14, 5, 30),
      mayChange: false,
      maySayOutcome: true,
    });
    await open({ [MINE]: listOf([sampleWireVisit()], [past]) });
    const coming = within(screen.getByRole('article', { name: 'Saturday 21 Nov, 11 am' }));
    expect(coming.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')).toMatch(/\.ics$/);
    expect(coming.getByRole('button', { name: 'Reschedule' })).toBeTruthy();
    expect(coming.getByRole('button', { name: 'Cancel visit' })).toBeTruthy();
    expect(coming.getByRole('link', { name: /^Chat with/ }).getAttribute('href')).toBe(
      `/newChat?propertyId=${HOME_ID}`,
    );
    const over = within(screen.getByRole('article', { name: 'Saturday 14 Nov, 11 am' }));
    expect(over.getByRole('group', { name: 'How was it?' })).toBeTruthy();
    expect(over.queryByRole('button', { name: 'Cancel visit' })).toBeNull();
  });

  it('lead to the home by the nearest landmark and directions, and are shared without names or numbers', async () => {
    const share = jest.fn(async (_shared: unknown) => undefined);
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    const record = sampleRecord({ id: HOME_ID, accurateLocation: false, street: '4th Block' });
    const visit = sampleWireVisit({
      record,
      phone: '+919812345678',
      landmark: { name: 'Jayadeva Hospital', distanceKm: 0.42 },
    });
    await open({ [MINE]: listOf([visit], []) });
    expect(screen.getByText('Near Jayadeva Hospital, 420 m in a straight line.')).toBeTruthy();
    const to = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: /^Directions/ }).href);
    expect(to.searchParams.get('destination')).toBe(`4th Block, ${record.locality}, ${record.city}`);
    expect(screen.getByRole('link', { name: 'Call Kavya' }).getAttribute('href')).toBe('tel:+919812345678');
    fireEvent.click(screen.getByRole('button', { name: 'Share' }));
    expect(share).toHaveBeenCalledTimes(1);
    const shared = JSON.stringify(share.mock.calls[0]);
    expect(shared).toContain('Saturday 21 Nov, 11 am');
    expect(shared).not.toMatch(/Kavya|98123/);
    Reflect.deleteProperty(navigator, 'share');
  });

  it('have no number without a contact, and nothing of the way for the owner', async () => {
    const landmark = { name: 'Jayadeva Hospital', distanceKm: 0.42 };
    await open({
      [MINE]: listOf([sampleWireVisit({ landmark })], []),
      [OWN]: listOf([sampleWireVisit({ role: 'owner', landmark })], []),
      [LISTINGS]: listings(HOME_ID) as never,
    });
    expect(screen.queryByRole('link', { name: /^Call/ })).toBeNull();
    expect(screen.getAllByRole('link', { name: /^Directions/ })).toHaveLength(1);
  });

  it('show a cancellation in place, and stay unchanged when it fails', async () => {
    const cancel = 'POST /api/v1/visits/{visitId}/cancel';
    const { platform } = await open({
      [MINE]: listOf([sampleWireVisit()], []),
      [cancel]: fakeHttpError(409, 'Too late.'),
    });
    fireEvent.click(screen.getByRole('button', { name: 'Cancel visit' }));
    fireEvent.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
    expect(await screen.findByRole('button', { name: 'Reschedule' })).toBeTruthy();
    expect(platform.shownAlerts).toEqual([{ kind: 'error', message: 'Too late.' }]);
    expect((await screen.findByRole('alert')).textContent).toContain('Too late.');
    platform.answers[cancel] = {
      visit: sampleWireVisit({ state: 'cancelled', cancelledBy: 'visitor', mayChange: false }),
    };
    fireEvent.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
    expect(await screen.findByText('cancelled')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Reschedule' })).toBeNull();
  });

  it('accept the outcome of a visit', async () => {
    const over = { mayChange: false, maySayOutcome: true };
    const { platform } = await open({
      [MINE]: listOf([], [sampleWireVisit(over)]),
      'POST /api/v1/visits/{visitId}/outcome': {
        visit: sampleWireVisit({ state: 'visited', mayChange: false, maySayOutcome: false }),
      },
    });
    fireEvent.click(screen.getByRole('button', { name: 'It took place' }));
    expect(await screen.findByText('visited')).toBeTruthy();
    expect(platform.calls.at(-1)?.input).toMatchObject({ json: { outcome: 'visited' } });
  });

  it('show the outcomes of both sides, and let a person change their own', async () => {
    const over = { mayChange: false, maySayOutcome: true, state: 'missed' as const, theirOutcome: 'absent' as const };
    const { platform } = await open({
      [MINE]: listOf([], [sampleWireVisit(over)]),
      'POST /api/v1/visits/{visitId}/outcome': {
        visit: sampleWireVisit({ ...over, state: 'visited', yourOutcome: 'visited' }),
      },
    });
    expect(screen.getByText(/^Kavya says that you did not come\./)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'It took place' }));
    expect(await screen.findByRole('button', { name: 'It took place', pressed: true })).toBeTruthy();
    expect(screen.queryByText(/says that you did not come/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Nobody was there' }));
    await screen.findByText('Thank you. You can change your answer.');
    expect(platform.calls.at(-1)?.input).toMatchObject({ json: { outcome: 'absent' } });
  });

  it('ask a person who missed some visits to confirm the next one', async () => {
    const asked = sampleWireVisit({ confirmation: 'asked' });
    const { platform } = await open({
      [MINE]: listOf([asked], []),
      'POST /api/v1/visits/{visitId}/confirm': { visit: { ...asked, confirmation: 'given' } },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Yes, I am coming' }));
    expect(await screen.findByText(/you confirmed that you are coming/)).toBeTruthy();
    expect(platform.shownAlerts).toEqual([{ kind: 'success', message: 'Kavya can see that you are coming.' }]);
  });

  it('are all listed, 45 of them, in pages with links', async () => {
    const many = Array.from({ length: 45 }, (_, day) =>
      sampleWireVisit({
        id: `vis_${String(day).padStart(20, '0')}`,
        timeEpoch: FAKE_NOW - (day + 1) * 86_400_000,
        mayChange: false,
      }),
    );
    await open({ [MINE]: listOf([], many) }, true, '?past=3');
    expect(screen.getAllByRole('article')).toHaveLength(5);
    const pages = within(screen.getByRole('navigation', { name: 'Pages: Past and cancelled' }));
    expect(pages.getByText('Page 3 of 3')).toBeTruthy();
    expect(pages.getByRole('link', { name: 'Page 2' }).getAttribute('href')).toBe(
      '/schedule-visit-jacket/banner?past=2#visits-past',
    );
    expect(pages.getByRole('link', { name: 'Page 1' }).getAttribute('href')).toBe(
      '/schedule-visit-jacket/banner#visits-past',
    );
  });

  it('show the hour in the visitor’s zone, also to a person abroad with an Indian account', async () => {
    const abroad = { ...new Intl.DateTimeFormat().resolvedOptions(), timeZone: 'America/New_York' };
    jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(abroad);
    await open({ [MINE]: listOf([sampleWireVisit()], []) });
    expect(await screen.findByText('In India. That is 12:30 am your time.')).toBeTruthy();
  });

  it('link to the executive’s location shortly before a visit', async () => {
    const soon = sampleWireVisit({ timeEpoch: FAKE_NOW + 3_600_000 });
    await open({ [MINE]: listOf([soon], []) });
    const link = screen.getByRole('link', { name: 'Where the field executive is' });
    expect(link.getAttribute('href')).toBe(`/locationtracking/${soon.id}`);
  });

  it('still link to the executive’s location after the start, until the visit is over', async () => {
    const facts = { mayChange: false };
    const running = sampleWireVisit({ ...facts, timeEpoch: FAKE_NOW - 600_000, endEpoch: FAKE_NOW + 3_000_000 });
    const over = sampleWireVisit({
      ...facts,
      id: 'vis_cccccccccccccccccccc',
      timeEpoch: FAKE_NOW - 7_200_000,
      endEpoch: FAKE_NOW,
    });
    await open({ [MINE]: listOf([running, over], []) });
    const links = screen.getAllByRole('link', { name: 'Where the field executive is' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([`/locationtracking/${running.id}`]);
  });

  it('open the sheet to reschedule one', async () => {
    await open({
      ...sampleSlotAnswers(),
      [MINE]: listOf([sampleWireVisit()], []),
      'POST /api/v2/common/lead/book/tenant': {
        status: 'NOT_SENT',
        message: '',
        selfBooked: true,
        your_booked_time: null,
        booked_times: [],
        visit: null,
        next: [],
      },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Reschedule' }));
    expect(await screen.findByRole('dialog', { name: 'Move your visit' })).toBeTruthy();
  });

  it('link to homes when there are none', async () => {
    await open();
    expect(screen.getByRole('heading', { name: 'No upcoming visits' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Find homes to rent' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Visits to your homes' })).toBeNull();
  });
});

describe('the visits page for a guest', () => {
  it('says what it is for, offers login, and shows the homes of this device', async () => {
    saveOnDevice([HOME_ID]);
    const record = sampleRecord({ id: HOME_ID, title: 'A home to see' });
    const { platform } = await open(
      { ...sampleSlotAnswers(), 'GET /api/v1/property/cards': { records: [record] } },
      false,
    );
    expect(platform.calls.map(({ call }) => call)).not.toContain(MINE);
    expect(await screen.findByRole('link', { name: 'A home to see' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Log in to see your visits' }));
    expect(platform.signUps).toEqual(['visit']);
    fireEvent.click(screen.getByRole('button', { name: 'Schedule visit' }));
    expect(await screen.findByRole('dialog', { name: 'Schedule a visit' })).toBeTruthy();
  });
});

describe('the visits page while a login cannot be resolved', () => {
  it('is not that of a guest', async () => {
    const platform = fakePlatform({ session: { unknown: true } });
    const opened = renderPage(page, { url: '/schedule-visit-jacket/banner', platform });
    await expect(opened).rejects.toThrow('The login cannot be resolved.');
    expect(platform.calls).toEqual([]);
  });
});

describe('the visits page for an owner', () => {
  const week = {
    slots: [{ weekday: 1, startTime: '10:00', endTime: '13:00' }],
    daysOff: ['2026-11-25'],
    own: false,
  };

  it('shows the visitors and their reliability, and cannot reschedule for them', async () => {
    const coming = sampleWireVisit({ role: 'owner', person: 'Asha', visitorKept: { kept: 3, of: 4 } });
    await open({ [LISTINGS]: listings(HOME_ID) as never, [OWN]: listOf([coming], []) });
    const section = within(screen.getByRole('region', { name: 'Visits to your homes' }));
    expect(section.getByText('This person kept 3 of 4 visits.')).toBeTruthy();
    expect(section.queryByRole('button', { name: 'Reschedule' })).toBeNull();
    expect(section.getByRole('button', { name: 'Cancel visit' })).toBeTruthy();
  });

  it('saves the hours, and leaves out half-filled ones', async () => {
    const { platform } = await open({
      [LISTINGS]: listings(HOME_ID) as never,
      [HOURS]: week,
      [SAVE_HOURS]: { ...week, own: true },
    });
    fireEvent.click(screen.getByRole('button', { name: /^Set the hours/ }));
    expect(await screen.findByText(/You have not set your hours yet/)).toBeTruthy();
    const tuesday = within(screen.getByRole('group', { name: 'Tuesday' }));
    fireEvent.click(tuesday.getByRole('button', { name: /^Add hours/ }));
    fireEvent.change(tuesday.getByLabelText('From'), { target: { value: '16:00' } });
    fireEvent.click(screen.getByRole('button', { name: 'Remove Wednesday 25 Nov' }));
    fireEvent.click(screen.getByRole('button', { name: 'Save the hours' }));
    await screen.findByText('Save the hours');
    expect(platform.calls.at(-1)).toEqual({
      call: SAVE_HOURS,
      input: { params: { propertyId: HOME_ID }, json: { slots: week.slots, daysOff: [] } },
    });
  });

  it('saves the typed day even when “Add the day” was not pressed', async () => {
    const saved = { ...week, daysOff: ['2026-11-25', '2026-12-25'] };
    const { platform } = await open({
      [LISTINGS]: listings(HOME_ID) as never,
      [HOURS]: week,
      [SAVE_HOURS]: saved,
    });
    fireEvent.click(screen.getByRole('button', { name: /^Set the hours/ }));
    fireEvent.change(await screen.findByLabelText('No visits on'), { target: { value: '2026-12-25' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save the hours' }));
    expect(await screen.findByRole('button', { name: 'Remove Friday 25 Dec' })).toBeTruthy();
    expect(platform.calls.at(-1)?.input).toEqual({
      params: { propertyId: HOME_ID },
      json: { slots: week.slots, daysOff: saved.daysOff },
    });
  });

  it('shows validation errors of the hours before anything is sent', async () => {
    const { platform } = await open({ [LISTINGS]: listings(HOME_ID) as never, [HOURS]: week });
    fireEvent.click(screen.getByRole('button', { name: /^Set the hours/ }));
    const monday = within(await screen.findByRole('group', { name: 'Monday' }));
    fireEvent.change(monday.getByLabelText('To'), { target: { value: '09:00' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save the hours' }));
    expect(screen.getByRole('alert').textContent).toContain('On Monday the hours end before they start.');
    expect(platform.calls.at(-1)?.call).toBe(HOURS);
  });
});
