import type { RentDue } from '@aangan/shared-kit/contracts/rent-payments';
import { indiaDay } from '@aangan/shared-kit/domain/india-day';
import { PAY_YOUR_PROPERTY_OTP_MESSAGE } from '@aangan/shared-kit/domain/sign-up-messages';
import { type FakeAnswers, fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { SAMPLE_TERMS } from '../rent-tenancies/testing/public.ts';
import * as duePage from './due.page.tsx';
import * as historyPage from './history.page.tsx';

const NOW = Date.parse('2026-11-24T05:00:00.000Z');
const READ = 'GET /api/v1/rent-pay/dues/{dueId}';
const OTP = 'GET /api/v1/rent-pay/otp';
const SEND = 'POST /api/v1/rent-pay/otp';
const VERIFY = 'POST /api/v1/rent-pay/otp/verify';
const PAY = 'POST /api/v1/rent-pay/shares/{shareId}/pay';
const TERMS = 'GET /api/v1/rent-pay/terms';
const SENT = {
  attempt: 'a'.repeat(22),
  channel: 'SMS',
  sentTo: '+91 98•••••345',
  resendAfterSeconds: 30,
  expiresInSeconds: 300,
  triesLeft: 5,
} as const;

const SHARE: RentDue['shares'][number] = {
  id: 'shr_1',
  isOwn: true,
  name: 'Asha',
  paise: 25_000_00,
  feePaise: 0,
  state: 'unpaid',
  method: null,
  orderId: null,
  paidAt: null,
};

const DUE: RentDue = {
  id: 'due_1',
  reference: 'RP-7FQ2KX8M',
  tenancyId: 'ten_1',
  tenancyKind: 'rent',
  kind: 'rent',
  month: '2026-11',
  dueOn: '2026-11-05',
  paise: 25_000_00,
  state: 'collecting',
  step: 'initiated',
  returnReason: null,
  landlord: { id: 'lld_1', name: 'S. Ramanathan', destination: 'HDFC0000053 •••• 4821' },
  home: '12, 4th Cross, Jayanagar, Bangalore',
  shares: [SHARE],
  payouts: [],
  createdAt: NOW,
  receivedAt: null,
  sentAt: null,
  arrivedAt: null,
  arrivalDay: null,
  mayCancel: true,
  maySendAgain: false,
  receiptUrl: null,
};

const PAID: Pick<RentDue, 'shares' | 'receivedAt'> = {
  shares: [{ ...SHARE, state: 'received', method: 'upi', orderId: 'ord_1', paidAt: NOW }],
  receivedAt: NOW,
};

const open = (due: Partial<RentDue> = {}, answers: FakeAnswers = {}, query = '') =>
  renderPage(duePage, {
    url: `/pay-rent/due/due_1${query}`,
    params: { dueId: 'due_1' },
    platform: fakePlatform({
      now: NOW,
      session: { loggedIn: true },
      answers: {
        [READ]: { ...DUE, ...due },
        [TERMS]: { ...SAMPLE_TERMS, methods: SAMPLE_TERMS.methods.filter(({ method }) => method !== 'card') },
        [OTP]: { verifiedUntil: NOW + 1 },
        ...answers,
      },
    }),
  });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('a payment that is not paid', () => {
  it('asks for the OTP first, in the specified words', async () => {
    const page = await open({}, { [OTP]: { verifiedUntil: null }, [SEND]: SENT, [VERIFY]: { verifiedUntil: NOW + 1 } });
    expect(screen.queryByRole('button', { name: /^Continue to payment/ })).toBeNull();
    press('Send OTP');
    expect(await screen.findByText(PAY_YOUR_PROPERTY_OTP_MESSAGE)).toBeTruthy();
    fireEvent.change(screen.getByLabelText('OTP'), { target: { value: '123456' } });
    press('Verify');
    await waitFor(() => expect(page.location()).toBe('/pay-rent/due/due_1#pay'));
    expect(page.platform.calls.find(({ call }) => call === VERIFY)?.input).toEqual({
      json: { attempt: SENT.attempt, otp: '123456' },
    });
  });

  it('says at the field that a code is wrong and how many tries are left', async () => {
    const wrong = fakeHttpError(422, 'Please enter valid OTP', { 'body.otp': '4 tries are left.' });
    await open({}, { [OTP]: { verifiedUntil: null }, [SEND]: SENT, [VERIFY]: wrong });
    press('Send OTP');
    fireEvent.change(await screen.findByLabelText('OTP'), { target: { value: '000000' } });
    press('Verify');
    expect((await screen.findAllByText('Please enter valid OTP. 4 tries are left.')).length).toBeGreaterThan(0);
  });

  it.each([
    ['is overdue after its day', { dueOn: '2026-11-05' }, 'overdue'],
    ['is not overdue on its day', { dueOn: indiaDay(NOW) }, ''],
    ['is not overdue once it is paid', { dueOn: '2026-11-05', step: 'received', ...PAID }, ''],
  ] as const)('%s', async (_case, due, word) => {
    await open(due);
    const day = screen.getByText('Due by').nextElementSibling?.textContent ?? '';
    expect(day).toMatch(/^\d+ Nov 2026/);
    expect(day.split(', ')[1] ?? '').toBe(word);
  });

  it('shows what each way to pay costs, and leads to the payment page', async () => {
    const page = await open({}, { [PAY]: { orderId: 'ord_1', checkoutUrl: '/checkout/ord_1' } });
    expect(screen.getByText(/^You cannot pay by card, because this landlord has not finished KYC\./)).toBeTruthy();
    expect(screen.queryByRole('radio', { name: /^Card/ })).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: /^Net banking: fee with GST ₹125/ }));
    press('Continue to payment: ₹25,125');
    await waitFor(() => expect(page.location()).toBe('/checkout/ord_1'));
    expect(page.platform.calls.find(({ call }) => call === PAY)?.input).toEqual({
      params: { shareId: 'shr_1' },
      json: { method: 'netbanking' },
    });
  });

  it('leads to a request to support that names it', async () => {
    await open();
    const link = screen.getByRole('link', { name: 'Get help with this payment' });
    expect(link.getAttribute('href')).toBe('/help/new?about=rent&reference=RP-7FQ2KX8M');
  });

  it('offers cards where the landlord has finished KYC', async () => {
    const page = await open({}, { [TERMS]: SAMPLE_TERMS });
    expect(page.platform.calls.find(({ call }) => call === TERMS)?.input).toEqual({ query: { dueId: 'due_1' } });
    expect(screen.queryByText(/^You cannot pay by card/)).toBeNull();
    expect(screen.getByRole('radio', { name: /^Card: fee with GST ₹442.50/ })).toBeTruthy();
  });

  it('asks for the OTP where it ran out while the page was open', async () => {
    const page = await open({}, { [PAY]: fakeHttpError(403, 'Prove your number first.') });
    page.platform.answers[OTP] = { verifiedUntil: null };
    press('Continue to payment: ₹25,000');
    expect(await screen.findByRole('button', { name: 'Send OTP' })).toBeTruthy();
  });

  it('says why it cannot be paid', async () => {
    await open({}, { [PAY]: fakeHttpError(409, 'The landlord was removed.') });
    press('Continue to payment: ₹25,000');
    expect(await screen.findByText('The landlord was removed.')).toBeTruthy();
  });

  it('leads back to a payment that was begun', async () => {
    await open({ shares: [{ ...SHARE, state: 'paying', method: 'upi', orderId: 'ord_1' }] });
    expect(screen.getByRole('link', { name: 'Open the payment page' }).getAttribute('href')).toBe('/checkout/ord_1');
  });
});

describe('a payment under way', () => {
  it('shows where the money is, live', async () => {
    const page = await open({ ...PAID, state: 'received', step: 'received', arrivalDay: '2026-11-24' });
    const now = () => document.querySelector('[aria-current=step]')?.textContent;
    expect(now()).toContain('With the landlord by Tue, 24 Nov 2026.');
    page.platform.answers[READ] = {
      ...DUE,
      ...PAID,
      state: 'arrived',
      step: 'arrived',
      sentAt: NOW,
      arrivedAt: NOW,
      payouts: [{ state: 'arrived', bankReference: 'HDFCN52026112412345678', returnReason: null, at: NOW }],
      receiptUrl: '/api/v1/rent-pay/dues/due_1/receipt.pdf',
    };
    await act(async () => page.platform.sendLive('rent-due-state', { state: 'arrived', receivedPaise: 25_000_00 }));
    await waitFor(() => expect(now()).toContain('The money is in the landlord’s account.'));
    expect(screen.getByText('HDFCN52026112412345678')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Rent receipt (PDF)' })).toBeTruthy();
  });

  it('says why the bank returned it, and what the payer can do', async () => {
    await open({ ...PAID, state: 'returned', step: 'returned', returnReason: 'account-closed', maySendAgain: true });
    expect(screen.getByText('The bank has returned the money to us. The account is closed.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Change the account' }).getAttribute('href')).toBe(
      '/pay-rent?landlord=lld_1&change=1&due=due_1',
    );
    expect(screen.getByRole('button', { name: 'Send it again' })).toBeTruthy();
    expect(screen.getByText('RP-7FQ2KX8M')).toBeTruthy();
  });

  it('leads to the question of a hold', async () => {
    await open({ ...PAID, state: 'held', step: 'on-hold' });
    const answer = screen.getByRole('link', { name: 'See the question' });
    expect(answer.getAttribute('href')).toBe('/rent-pay/hold/due_1');
    expect(screen.queryByText('Cancel this payment')).toBeNull();
  });
});

it('somebody else’s payment does not exist', async () => {
  await expect(open({}, { [READ]: fakeHttpError(404) })).rejects.toMatchObject({ status: 404 });
});

describe('the history', () => {
  const visit = (dues: readonly RentDue[], next: string | null = null, url = '/pay-rent/history') =>
    renderPage(historyPage, {
      url,
      platform: fakePlatform({
        session: { loggedIn: true },
        answers: { 'GET /api/v1/rent-pay/dues': { dues: [...dues], next } },
      }),
    });

  it('lists payments with their state and receipt, in pages', async () => {
    const page = await visit([{ ...DUE, step: 'arrived', state: 'arrived', receiptUrl: '/receipt.pdf' }], 'k2');
    expect(screen.getByRole('link', { name: 'Rent, Nov 2026' }).getAttribute('href')).toBe('/pay-rent/due/due_1');
    expect(screen.getByRole('link', { name: /^Receipt\s*: Rent, Nov 2026$/ })).toBeTruthy();
    await page.go('/pay-rent/history?after=k2');
    expect(page.platform.calls.at(-1)?.input).toEqual({ query: { cursor: 'k2' } });
  });

  it('leads to paying when it is empty', async () => {
    await visit([]);
    expect(screen.getByRole('heading', { name: 'No payments yet' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Pay rent' }).getAttribute('href')).toBe('/pay-rent');
  });
});
