import type { Alert, MatchedHome } from '@aangan/shared-kit/contracts/alerts';
import { alertInputs } from '@aangan/shared-kit/domain/alert-inputs';
import { LISTING_CATEGORIES } from '@aangan/shared-kit/domain/listing-category';
import { ALERTS_LINK, alertLink, PREFERENCES_LINK } from '@aangan/shared-kit/links/alerts';
import type { Platform } from '@aangan/shared-kit/platform/platform';
import { type FakeAnswers, fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { sampleRecord } from '@aangan/shared-kit/testing/sample-record';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { sampleAnswer } from '../listing-search/testing/public.ts';
import * as page from './alerts.page.tsx';

const SEARCH = '/2-bhk-flats-for-rent-in-koramangala_bangalore?budget=-40000&furnishing=SEMI_FURNISHED';
const HOME: MatchedHome = { record: sampleRecord(), reasons: ['2 BHK', '₹32,000 under your ₹40,000'] };
const REQUIREMENT = {
  alertRequirementId: 'alt_AAAAAAAAAAAAAAAAAAAA',
  category: 'RENT' as const,
  city: 'bangalore',
  answers: {},
  localities: [],
  maxPrice: null,
  priorities: [],
};
const ALERT: Alert = {
  id: 'alt_AAAAAAAAAAAAAAAAAAAA',
  kind: 'search',
  name: 'Near work',
  category: 'RENT',
  city: 'bangalore',
  address: SEARCH,
  frequency: 'daily',
  channel: 'EMAIL',
  paused: false,
  reachable: true,
  nextRun: Date.parse('2026-11-17T09:00+05:30'),
  lastMatches: [{ id: 'x', title: 'A home', url: '/property/rent/a-home/x/detail', active: false, foundOn: 0 }],
  requirement: null,
};
const CHANNELS = [
  { channel: 'EMAIL' as const, reachable: true },
  { channel: 'WHATSAPP' as const, reachable: false },
  { channel: 'SMS' as const, reachable: true },
];

const ANSWERS: FakeAnswers = {
  'GET /api/v1/alerts/inputs': {
    inputs: Object.fromEntries(
      LISTING_CATEGORIES.map((category) => [
        category,
        alertInputs(category).map((input) => ({ ...input, values: [...input.values] })),
      ]),
    ) as never,
  },
  'GET /api/v1/alerts': { alerts: [ALERT], channels: CHANNELS, timeZone: 'Asia/Kolkata', priceDrops: true },
  'GET /api/v1/property/search/cards': sampleAnswer(3),
  'POST /api/v1/alerts': { alert: ALERT },
  'PATCH /api/v1/alerts/{alertId}': { alert: ALERT },
  'DELETE /api/v1/alerts/{alertId}': { status: 'success' },
  'POST /api/v1/alerts/requirement': {
    postAlertsSuccess: true,
    requirements: [REQUIREMENT],
    recommendedProperties: [HOME],
  },
};

const open = (
  url: string,
  {
    loggedIn = true,
    pattern = url.split('?')[0] ?? url,
    answers = {},
    ...more
  }: {
    loggedIn?: boolean;
    pattern?: string;
    answers?: FakeAnswers;
    params?: Record<string, string>;
    signUp?: Platform['signUp'];
  } = {},
) =>
  renderPage(page, {
    url,
    pattern,
    params: more.params ?? {},
    platform: fakePlatform({
      session: { loggedIn },
      answers: { ...ANSWERS, ...answers },
      ...(more.signUp && { signUp: more.signUp }),
    }),
  });

const choose = (name: string) => userEvent.click(screen.getByLabelText(name));
const posted = (platform: { calls: readonly { call: string; input: unknown }[] }, call: string) =>
  platform.calls.filter((each) => each.call === call).map(({ input }) => input);

beforeEach(() => sessionStorage.clear());

describe('the form for posting a requirement', () => {
  it('names every missing answer beside its question and focuses the first', async () => {
    const { platform } = await open(`${ALERTS_LINK}?category=RENT&city=pune`);
    await userEvent.click(screen.getByRole('button', { name: 'Alert me' }));
    expect(screen.getAllByText('Choose one to continue.')).toHaveLength(5);
    expect(document.activeElement?.getAttribute('name')).toBe('RENT-tenantType');
    expect(posted(platform, 'POST /api/v1/alerts/requirement')).toEqual([]);
  });

  it('is prefilled from the search in the address', async () => {
    await open(alertLink(SEARCH));
    expect((screen.getByLabelText('2 BHK') as HTMLInputElement).checked).toBe(true);
    expect((screen.getByLabelText('Semi-furnished') as HTMLInputElement).checked).toBe(true);
    expect((screen.getByLabelText(/Maximum per month/) as HTMLInputElement).value).toBe('40000');
    expect(screen.getByRole('button', { name: 'Remove Koramangala' })).toBeTruthy();
  });

  it('posts one requirement for several categories, and shows matching homes with the reasons', async () => {
    const { platform } = await open(`${ALERTS_LINK}?category=PLOT&city=bangalore`);
    await choose('Commercial buy');
    await choose('In 6 months');
    await choose('Furnished');
    await userEvent.click(screen.getByRole('button', { name: 'Alert me' }));
    expect(await screen.findByText('Why it fits: 2 BHK, ₹32,000 under your ₹40,000')).toBeTruthy();
    expect(posted(platform, 'POST /api/v1/alerts/requirement')).toEqual([
      {
        json: {
          city: 'bangalore',
          requirements: [
            { category: 'PLOT', answers: { planningToBuy: ['6'] }, localities: [] },
            { category: 'COMMERCIAL_BUY', answers: { furnishingType: ['FULLY_FURNISHED'] }, localities: [] },
          ],
          frequency: 'daily',
          channel: 'EMAIL',
        },
      },
    ]);
  });

  it('restores what was filled in when the document is reloaded', async () => {
    const first = await open(`${ALERTS_LINK}?category=PLOT`);
    await choose('In 12 months');
    first.unmount();
    await open(`${ALERTS_LINK}?category=PLOT`);
    await waitFor(() => expect((screen.getByLabelText('In 12 months') as HTMLInputElement).checked).toBe(true));
  });

  it('starts a separate draft for another search, and keeps both', async () => {
    const first = await open(`${ALERTS_LINK}?category=PLOT`);
    await choose('In 12 months');
    first.unmount();
    const other = await open(alertLink(SEARCH));
    expect((screen.getByLabelText('2 BHK') as HTMLInputElement).checked).toBe(true);
    other.unmount();
    await open(`${ALERTS_LINK}?category=PLOT`);
    await waitFor(() => expect((screen.getByLabelText('In 12 months') as HTMLInputElement).checked).toBe(true));
  });

  it('continues with what was filled in after a login that reloaded the document', async () => {
    const first = await open(`${ALERTS_LINK}?category=PLOT`, { loggedIn: false });
    await choose('In 12 months');
    await userEvent.click(screen.getByRole('button', { name: 'Alert me' }));
    expect(first.platform.signUps).toEqual(['account']);
    first.unmount();
    const { platform } = await open(`${ALERTS_LINK}?category=PLOT`, {
      signUp: { ...fakePlatform().signUp, takeResumed: (action) => action === 'alert-requirement' },
    });
    expect(await screen.findByRole('heading', { name: 'Homes that fit now' })).toBeTruthy();
    expect(posted(platform, 'POST /api/v1/alerts/requirement')[0]).toMatchObject({
      json: { requirements: [{ category: 'PLOT', answers: { planningToBuy: ['12'] } }] },
    });
  });

  it('rejects a budget limit that is not an amount', async () => {
    await open(`${ALERTS_LINK}?category=PLOT`);
    await choose('In 6 months');
    await userEvent.type(screen.getByLabelText(/Maximum/), 'a lot');
    await userEvent.click(screen.getByRole('button', { name: 'Alert me' }));
    expect(screen.getByText('Write the amount in rupees, such as 35000.')).toBeTruthy();
  });
});

describe('saving a search', () => {
  it('sends the canonical address of the search, with name, frequency and channel', async () => {
    const { platform } = await open(alertLink(`${SEARCH}&sort=price_low&page=2`));
    const section = within(screen.getByRole('region', { name: 'Save this search' }));
    await userEvent.click(section.getByText('Details'));
    await userEvent.clear(section.getByLabelText('Name'));
    await userEvent.type(section.getByLabelText('Name'), 'Near work');
    await userEvent.click(section.getByLabelText('At once'));
    await userEvent.click(section.getByRole('button', { name: 'Alert me' }));
    expect(await section.findByText(/^Alert saved\./)).toBeTruthy();
    expect(posted(platform, 'POST /api/v1/alerts')).toEqual([
      { json: { address: SEARCH, frequency: 'instant', name: 'Near work', channel: 'EMAIL' } },
    ]);
  });

  it('shows the error message of the server when saving fails', async () => {
    await open(alertLink(SEARCH), { answers: { 'POST /api/v1/alerts': fakeHttpError(409, 'You have 20 alerts.') } });
    const section = within(screen.getByRole('region', { name: 'Save this search' }));
    await userEvent.click(section.getByRole('button', { name: 'Alert me' }));
    expect(await section.findByText('You have 20 alerts.')).toBeTruthy();
  });

  it('asks for a channel when none of the default channels reaches the person', async () => {
    const channels = CHANNELS.map(({ channel }) => ({ channel, reachable: channel === 'SMS' }));
    const { platform } = await open(alertLink(SEARCH), {
      answers: { 'GET /api/v1/alerts': { alerts: [], channels, timeZone: 'Asia/Kolkata', priceDrops: true } },
    });
    const section = within(screen.getByRole('region', { name: 'Save this search' }));
    await userEvent.click(section.getByRole('button', { name: 'Alert me' }));
    expect(section.getByText('Choose how we message you.')).toBeTruthy();
    expect(document.activeElement).toBe(section.getByRole('radio', { name: 'Text message' }));
    expect(platform.calls.map(({ call }) => call)).not.toContain('POST /api/v1/alerts');
    await userEvent.click(section.getByRole('radio', { name: 'Text message' }));
    await userEvent.click(section.getByRole('button', { name: 'Alert me' }));
    await section.findByText(/^Alert saved/);
  });

  it('offers no channel that does not reach the person, and names what would enable it', async () => {
    await open(alertLink(SEARCH));
    const section = within(screen.getByRole('region', { name: 'Save this search' }));
    expect((section.getByLabelText('WhatsApp') as HTMLInputElement).disabled).toBe(true);
    expect(section.getByText(/Allow WhatsApp messages in your profile/)).toBeTruthy();
  });
});

describe('the list of alerts', () => {
  it('shows when each alert is sent next and what it found', async () => {
    await open(ALERTS_LINK);
    const list = within(screen.getByRole('region', { name: 'Your alerts' }));
    expect(list.getByText(/^Saved search\. Next message on Tue,? 17 Nov at 9 am/)).toBeTruthy();
    expect(list.getByRole('list', { name: 'Found for Near work' }).textContent).toBe('A home (no longer available)');
  });

  it('pauses an alert and changes it', async () => {
    const { platform } = await open(ALERTS_LINK);
    const params = { alertId: ALERT.id };
    await userEvent.click(screen.getByRole('button', { name: 'Pause Near work' }));
    await userEvent.selectOptions(screen.getByLabelText('How often, Near work'), 'weekly');
    expect(posted(platform, 'PATCH /api/v1/alerts/{alertId}')).toEqual([
      { params, json: { paused: true } },
      { params, json: { frequency: 'weekly' } },
    ]);
  });

  it('asks for confirmation before deleting an alert, and moves the focus to the list', async () => {
    const { platform } = await open(ALERTS_LINK);
    const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
    await press('Delete Near work');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep it' }));
    await press('Keep it');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete Near work' }));
    expect(posted(platform, 'DELETE /api/v1/alerts/{alertId}')).toEqual([]);
    await press('Delete Near work');
    await press('Yes, delete it');
    expect(await screen.findByText('Alert deleted. You have no alerts now.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your alerts' }));
    expect(posted(platform, 'DELETE /api/v1/alerts/{alertId}')).toEqual([{ params: { alertId: ALERT.id } }]);
  });

  it('keeps an alert whose deletion failed, and shows the reason', async () => {
    await open(ALERTS_LINK, { answers: { 'DELETE /api/v1/alerts/{alertId}': fakeHttpError(503, 'Not now.') } });
    await userEvent.click(screen.getByRole('button', { name: 'Delete Near work' }));
    await userEvent.click(screen.getByRole('button', { name: 'Yes, delete it' }));
    expect(await screen.findByText('Not now.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Near work' })).toBeTruthy();
  });
});

describe('a choice in the list of alerts', () => {
  const often = () => screen.getByLabelText<HTMLSelectElement>('How often, Near work');
  const call = 'PATCH /api/v1/alerts/{alertId}';

  it('is shown at once, before the list is reloaded', async () => {
    await open(ALERTS_LINK);
    await userEvent.selectOptions(often(), 'weekly');
    expect(often().value).toBe('weekly');
  });

  it('reverts when saving fails', async () => {
    await open(ALERTS_LINK, { answers: { [call]: fakeHttpError(503, 'Not now.') } });
    await userEvent.selectOptions(often(), 'weekly');
    expect(await screen.findByText('Not now.')).toBeTruthy();
    expect(often().value).toBe('daily');
  });

  it('stays as saved when the next change fails', async () => {
    const { platform } = await open(ALERTS_LINK);
    await userEvent.selectOptions(often(), 'weekly');
    platform.answers[call] = fakeHttpError(503, 'Not now.');
    await userEvent.click(screen.getByRole('button', { name: 'Pause Near work' }));
    expect(await screen.findByText('Not now.')).toBeTruthy();
    expect(often().value).toBe('weekly');
  });
});

describe('preferences that order the matching homes', () => {
  const mine: FakeAnswers = {
    'GET /api/v1/alerts': {
      alerts: [{ ...ALERT, kind: 'requirement', requirement: REQUIREMENT }],
      channels: CHANNELS,
      timeZone: 'Asia/Kolkata',
      priceDrops: true,
    },
    'GET /api/v1/alerts/requirement': {
      alertRequirementId: REQUIREMENT.alertRequirementId,
      requirement: REQUIREMENT,
      recommendedProperties: [HOME],
    },
    'PUT /api/v1/alerts/requirement/{alertId}/priorities': { requirement: REQUIREMENT, recommendedProperties: [HOME] },
  };

  it('are saved in the order of choosing, three at most', async () => {
    const { platform } = await open(PREFERENCES_LINK, { answers: mine });
    for (const name of ['Security', 'A low price', 'A lift']) await choose(name);
    expect((screen.getByLabelText('Photos to look at') as HTMLInputElement).disabled).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Show these first' }));
    expect(posted(platform, 'PUT /api/v1/alerts/requirement/{alertId}/priorities')).toMatchObject([
      { json: { priorities: ['security', 'low-price', 'lift'] } },
    ]);
  });

  it.each([
    [true, 'You have not told us what you need yet'],
    [false, 'Log in to see what you need'],
  ])('link to the next step when no requirement is known (logged in: %s)', async (loggedIn, title) => {
    await open(PREFERENCES_LINK, {
      loggedIn,
      answers: { 'GET /api/v1/alerts': { alerts: [], channels: [], timeZone: 'Asia/Kolkata', priceDrops: true } },
    });
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Tell us your needs' }).getAttribute('href')).toBe(ALERTS_LINK);
  });
});

describe('notifications of price drops of shortlisted homes', () => {
  const call = 'PUT /api/v1/alerts/price-drops';

  it('are on by default, and a failed change keeps the old setting', async () => {
    const { platform } = await open(ALERTS_LINK, { answers: { [call]: { told: false } } });
    const box = screen.getByRole<HTMLInputElement>('checkbox', {
      name: /Tell me when a home on my shortlist costs less/,
    });
    expect(box.checked).toBe(true);
    await userEvent.click(box);
    await waitFor(() => expect(box.checked).toBe(false));
    expect(posted(platform, call)).toEqual([{ json: { told: false } }]);
    platform.answers[call] = fakeHttpError(500, 'Not now.');
    await userEvent.click(box);
    expect((await screen.findByRole('alert')).textContent).toContain('Not now.');
    expect(box.checked).toBe(false);
  });

  it('are not offered to a visitor without login', async () => {
    await open(ALERTS_LINK, { loggedIn: false });
    expect(screen.queryByRole('heading', { name: 'Price drops' })).toBeNull();
  });
});

describe('the page behind the unsubscribe link of a message', () => {
  const stop = (answer: FakeAnswers['GET /api/v1/alerts/stop/{token}']) =>
    open('/alerts/stop/alm_x.y', {
      pattern: '/alerts/stop/{token}',
      params: { token: 'alm_x.y' },
      loggedIn: false,
      answers: { 'GET /api/v1/alerts/stop/{token}': answer as never },
    });

  it('asks for confirmation with one button, which a form posts without JavaScript', async () => {
    await stop({ alerts: [{ name: 'Near work', stopped: false }] });
    const form = screen.getByRole('button', { name: 'Stop this alert' }).closest('form');
    expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/api/v1/alerts/one-click/alm_x.y']);
  });

  it('lists each alert, even when two have the same name', async () => {
    await stop({ alerts: [false, false].map((stopped) => ({ name: 'Near work', stopped })) });
    expect(screen.getAllByText('Near work')).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Stop these alerts' })).toBeTruthy();
  });

  it('says what was stopped, and can undo it', async () => {
    await stop({ alerts: [{ name: 'Near work', stopped: true }] });
    expect(screen.getByRole('status').textContent).toContain('Stopped.');
    expect(screen.getByRole('button', { name: 'Undo' }).closest('form')?.getAttribute('action')).toContain('?undo=1');
  });

  it('says when the link is no longer valid', async () => {
    const shown = await stop(fakeHttpError(404));
    expect(shown.head()?.status).toBe(404);
    expect(screen.getByRole('heading', { name: 'This link to stop alerts no longer works' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Your alerts' })).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
