import type { AutomaticRent } from '@aangan/shared-kit/contracts/rent-mandates';
import { type FakeAnswers, fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { sampleTenancy } from '../rent-tenancies/testing/public.ts';
import * as page from './automatic.page.tsx';
import * as stopPage from './stop-reminders.page.tsx';

const TENANCY = 'GET /api/v1/rent-pay/tenancies/{tenancyId}';
const READ = 'GET /api/v1/rent-pay/tenancies/{tenancyId}/mandate';
const SET_UP = 'POST /api/v1/rent-pay/tenancies/{tenancyId}/mandate';
const STATE = 'PUT /api/v1/rent-pay/tenancies/{tenancyId}/mandate';
const MONTH = 'PUT /api/v1/rent-pay/tenancies/{tenancyId}/mandate/months/{month}';
const REMIND = 'PUT /api/v1/rent-pay/tenancies/{tenancyId}/reminder';
const params = { tenancyId: 'ten_1' };
const DEBIT_AT = Date.parse('2026-12-03T07:00:00+05:30');

const NONE: AutomaticRent = {
  paise: 25_000_00,
  dueDay: 5,
  isOpen: true,
  mandate: null,
  asked: null,
  next: null,
  debits: [],
  reminder: { daysBefore: [], ways: [] },
  reminderWays: ['SMS', 'EMAIL'],
};
const ACTIVE: AutomaticRent = {
  ...NONE,
  mandate: { id: 'mnd_1', state: 'active', mostPaise: 28_000_00, debitDay: 3, approveUrl: null, agreedAt: 1 },
  next: { month: '2026-12', debitAt: DEBIT_AT, noticeFrom: DEBIT_AT - 2 * 86_400_000 },
};
const DEBIT: AutomaticRent['debits'][number] = {
  month: '2026-12',
  attempt: 1,
  state: 'noticed',
  paise: 25_000_00,
  debitAt: DEBIT_AT,
  noticedAt: 1,
  failure: null,
  dueId: 'due_1',
  maySkip: true,
  mayTakeBack: false,
};

const open = (automatic: AutomaticRent, answers: FakeAnswers = {}) =>
  renderPage(page, {
    url: '/rent-pay/automatic/ten_1',
    params,
    platform: fakePlatform({
      session: { loggedIn: true },
      answers: { [TENANCY]: sampleTenancy(), [READ]: automatic, ...answers },
    }),
  });
type Opened = Awaited<ReturnType<typeof open>>;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const sent = ({ platform }: Opened, call: string) => platform.calls.find((each) => each.call === call)?.input;

beforeEach(() => sessionStorage.clear());

describe('automatic payment', () => {
  it('is set up with a largest amount, a day and the consent', async () => {
    const opened = await open(NONE, { [SET_UP]: ACTIVE });
    expect(screen.getByText(/your UPI app asks for your PIN each time/)).toBeTruthy();
    const most = screen.getByLabelText<HTMLInputElement>('Maximum we may debit at a time');
    expect(most.value).toBe('28,000');
    press('Continue to approve');
    expect(await screen.findAllByText('Please agree to this first.')).not.toHaveLength(0);
    expect(sent(opened, SET_UP)).toBeUndefined();
    fireEvent.click(screen.getByLabelText('I agree that Aangan debits my rent in this way.'));
    fireEvent.change(screen.getByLabelText('Take it on the'), { target: { value: '3' } });
    press('Continue to approve');
    await waitFor(() =>
      expect(sent(opened, SET_UP)).toEqual({ params, json: { mostPaise: 28_000_00, debitDay: 3, agreed: true } }),
    );
  });

  it('takes no largest amount below the rent, or above what UPI allows', async () => {
    const opened = await open(NONE);
    const most = screen.getByLabelText('Maximum we may debit at a time');
    for (const [typed, problem] of [
      ['24,999', 'Your share is ₹25,000 a month. Enter at least that amount.'],
      ['1,00,000', 'Enter at most ₹99,999: UPI AutoPay allows no more.'],
    ] as const) {
      fireEvent.change(most, { target: { value: typed } });
      press('Continue to approve');
      expect(await screen.findAllByText(problem)).not.toHaveLength(0);
    }
    expect(sent(opened, SET_UP)).toBeUndefined();
  });

  it('waits for the approval at the bank', async () => {
    const asked = { ...ACTIVE.mandate, state: 'asked', approveUrl: 'https://rzp.io/i/1' } as AutomaticRent['asked'];
    const { platform } = await open({ ...NONE, asked });
    const link = screen.getByRole('link', { name: 'Approve in your UPI app' });
    expect(link.getAttribute('href')).toBe('https://rzp.io/i/1');
    expect(screen.queryByRole('button', { name: 'Continue to approve' })).toBeNull();
    platform.answers[READ] = ACTIVE;
    platform.sendLive('rent-mandate-state', { state: 'active' });
    expect(await screen.findByRole('button', { name: 'Pause' })).toBeTruthy();
  });

  it('shows the next debit, and leaves out its month', async () => {
    const opened = await open({ ...ACTIVE, debits: [DEBIT] }, { [MONTH]: ACTIVE });
    expect(screen.getByText('Dec 2026, on 3 Dec 2026')).toBeTruthy();
    press('Skip Dec 2026');
    await waitFor(() =>
      expect(sent(opened, MONTH)).toEqual({ params: { ...params, month: '2026-12' }, json: { skip: true } }),
    );
  });

  it('is paused, and takes a skipped month back', async () => {
    const skipped = { ...DEBIT, state: 'skipped', maySkip: false, mayTakeBack: true } as const;
    const opened = await open({ ...ACTIVE, debits: [skipped] }, { [STATE]: ACTIVE, [MONTH]: ACTIVE });
    expect(screen.getByRole('button', { name: 'Debit Dec 2026 again' })).toBeTruthy();
    press('Pause');
    await waitFor(() => expect(sent(opened, STATE)).toEqual({ params, json: { state: 'paused' } }));
  });

  it('says why nothing was taken, and leads to paying by hand', async () => {
    const failed = { ...DEBIT, state: 'failed', failure: 'no-money', maySkip: false } as const;
    await open({ ...ACTIVE, debits: [failed] });
    expect(screen.getByText('There was not enough money in your account.')).toBeTruthy();
    const link = screen.getByRole('link', { name: /^Pay yourself/ });
    expect(link.getAttribute('href')).toBe('/pay-rent/due/due_1');
  });

  it('of another account is not found', async () => {
    await expect(open(NONE, { [READ]: fakeHttpError(404) })).rejects.toMatchObject({ status: 404 });
  });
});

describe('reminders', () => {
  it('come on the chosen days, in the chosen ways', async () => {
    const opened = await open(NONE, { [REMIND]: NONE });
    fireEvent.click(screen.getByLabelText('3 days before'));
    fireEvent.click(screen.getByLabelText('The day before'));
    fireEvent.click(screen.getByLabelText('E-mail'));
    press('Save reminders');
    await waitFor(() =>
      expect(sent(opened, REMIND)).toEqual({ params, json: { daysBefore: [3, 1], ways: ['SMS', 'EMAIL'] } }),
    );
  });

  it('are ended by one press on the page of their link, which can be undone', async () => {
    const call = 'PUT /api/v1/rent-pay/reminders/{token}';
    const read = 'GET /api/v1/rent-pay/reminders/{token}';
    const platform = fakePlatform({
      answers: { [read]: { isOn: true, dueDay: 5 }, [call]: { isOn: false, dueDay: 5 } },
    });
    await renderPage(stopPage, { url: '/rent-pay/reminders/R1', params: { token: 'R1' }, platform });
    platform.answers[read] = { isOn: false, dueDay: 5 };
    press('Stop reminders');
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeTruthy();
    expect(platform.calls.find((each) => each.call === call)?.input).toEqual({
      params: { token: 'R1' },
      json: { isOn: false },
    });
  });

  it('cannot be ended by a link that no longer works', async () => {
    const platform = fakePlatform({ answers: { 'GET /api/v1/rent-pay/reminders/{token}': fakeHttpError(404) } });
    const shown = await renderPage(stopPage, { url: '/rent-pay/reminders/R1', params: { token: 'R1' }, platform });
    expect(shown.head()?.status).toBe(404);
    expect(screen.getByRole('heading', { name: 'This link to stop rent reminders no longer works' })).toBeTruthy();
  });
});
