import { type FakeAnswers, fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { samplePayment } from '../payment-outcome/testing/public.ts';
import { walletAnswers } from './sample-wallet.ts';
import * as page from './wallet.page.tsx';

const open = (query = '', answers: FakeAnswers = {}) =>
  renderPage(page, {
    url: `/wallet${query}`,
    platform: fakePlatform({ session: { loggedIn: true }, answers: { ...walletAnswers, ...answers } }),
  });

describe('the wallet page', () => {
  it('shows the balance, its composition and the next expiry', async () => {
    await open();
    expect(screen.getByText('₹600.50')).toBeTruthy();
    expect(screen.getByText('₹500 money, ₹100.50 credits. Credits are spent first.')).toBeTruthy();
    const credits = within(screen.getByRole('region', { name: 'Credits' }));
    expect(credits.getByText('Can be used until 23 Nov 2026')).toBeTruthy();
    const claims = within(screen.getByRole('region', { name: 'Claims' }));
    expect(claims.getByText('Tenant freedom, until 17 Nov 2026')).toBeTruthy();
    expect(claims.getByText('₹90 off')).toBeTruthy();
  });

  it('lists entries with reason, date, amount and balance, and links to earlier ones', async () => {
    const { platform } = await open('?before=9');
    const history = within(screen.getByRole('region', { name: 'History' }));
    expect(history.getByText('−₹200')).toBeTruthy();
    expect(history.getByText('Balance ₹800.50')).toBeTruthy();
    expect(history.getAllByText('16 Nov 2026, 10:00 am')).toHaveLength(2);
    expect(history.getByRole('link', { name: 'Earlier' }).getAttribute('href')).toBe('/wallet?before=2');
    expect(history.getByRole('link', { name: 'Newest' }).getAttribute('href')).toBe('/wallet');
    expect(platform.calls).toContainEqual({ call: 'GET /api/v1/wallet/history', input: { query: { cursor: '9' } } });
  });

  it('says when there are no entries', async () => {
    await open('', { 'GET /api/v1/wallet/history': { movements: [], next: null } });
    expect(screen.getByText('Nothing yet. What you add and spend is listed here.')).toBeTruthy();
  });
});

describe('the return from the payment page', () => {
  const returned = (facts: Parameters<typeof samplePayment>[0]) =>
    open('?payment=pay_12345678901234567890', { 'GET /api/v1/payments/{paymentId}': samplePayment(facts) });

  it('shows that the payment succeeded', async () => {
    await returned({ state: 'paid' });
    expect(screen.getByText('₹500 was paid.')).toBeTruthy();
  });

  it('offers the same payment again when it failed', async () => {
    await returned({ state: 'failed', checkoutUrl: '/api/v1/payments/pay_1/checkout' });
    expect(screen.getByRole('alert').textContent).toContain('did not go through');
    expect(screen.getByRole('link', { name: 'Pay ₹500' }).getAttribute('href')).toBe(
      '/api/v1/payments/pay_1/checkout?return=%2Fwallet',
    );
  });

  it('shows that the payment succeeded once its state changes, and then waits for nothing', async () => {
    const { platform } = await returned({ state: 'pending' });
    expect(screen.getByText(/^Waiting to hear that ₹500 was paid/)).toBeTruthy();
    const calls = platform.calls.length;
    act(() => platform.sendLive('payment-state', { state: 'pending' }));
    expect(platform.calls).toHaveLength(calls);
    platform.answers['GET /api/v1/payments/{paymentId}'] = samplePayment({ state: 'paid' });
    act(() => platform.sendLive('payment-state', { state: 'paid' }));
    expect(await screen.findByText('₹500 was paid.')).toBeTruthy();
    expect(platform.liveTopics).toEqual([]);
  });

  it('can be checked with a button too while it is pending', async () => {
    const { platform } = await returned({ state: 'pending' });
    platform.answers['GET /api/v1/payments/{paymentId}'] = samplePayment({ state: 'paid' });
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('₹500 was paid.')).toBeTruthy();
  });

  it('shows the wallet without the payment when it belongs to somebody else', async () => {
    await open('?payment=pay_x', { 'GET /api/v1/payments/{paymentId}': fakeHttpError(404) });
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Wallet' })).toBeTruthy();
  });
});
