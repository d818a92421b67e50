import { type FakeAnswers, fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { screen, within } from '@testing-library/react';
import { samplePayment } from '../payment-outcome/testing/public.ts';
import * as page from './payments.page.tsx';

const open = (answers: FakeAnswers, query = '') =>
  renderPage(page, {
    url: `/profile/payments${query}`,
    platform: fakePlatform({ session: { loggedIn: true }, answers }),
  });

describe('the payments page', () => {
  it('shows each payment with its state and a link to pay an open one', async () => {
    const payments = [
      samplePayment({ id: 'pay_a', state: 'failed', checkoutUrl: '/checkout/ord_a' }),
      samplePayment({ id: 'pay_b' }),
    ];
    await open({ 'GET /api/v1/payments': { payments, next: 'pay_b' } });
    const rowOf = (label: string) => within(screen.getByText(label).closest('li') ?? document.body);
    expect(rowOf('Failed').getByRole('link', { name: 'Pay now' }).getAttribute('href')).toBe('/checkout/ord_a');
    expect(rowOf('Paid').getByRole('link', { name: 'Receipt' }).getAttribute('href')).toBe(
      '/profile/payments?receipt=pay_b',
    );
    expect(rowOf('Paid').queryByRole('link', { name: 'Pay now' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Earlier' }).getAttribute('href')).toBe('/profile/payments?before=pay_b');
  });

  it('links to the wallet when there are no payments', async () => {
    await open({ 'GET /api/v1/payments': { payments: [], next: null } });
    expect(screen.getByRole('link', { name: 'Open your wallet' }).getAttribute('href')).toBe('/wallet');
  });

  it('shows a receipt with both numbers and the amount in words', async () => {
    await open({ 'GET /api/v1/payments/{paymentId}': samplePayment() }, '?receipt=pay_12345678901234567890');
    const receipt = within(screen.getByRole('region', { name: 'Receipt' }));
    expect(receipt.getByText('₹500 (five hundred rupees)')).toBeTruthy();
    expect(receipt.getByText('pay_12345678901234567890')).toBeTruthy();
    expect(receipt.getByText('sbx_1')).toBeTruthy();
    expect(receipt.getByText('Asha')).toBeTruthy();
  });

  it('answers 404 for a receipt of somebody else', async () => {
    const answer: unknown = await open(
      { 'GET /api/v1/payments/{paymentId}': fakeHttpError(404) },
      '?receipt=pay_x',
    ).catch((thrown: unknown) => thrown);
    expect((answer as Response).status).toBe(404);
  });
});
