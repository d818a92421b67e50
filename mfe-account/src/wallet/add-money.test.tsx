import type { CallOptions } from '@aangan/shared-kit/platform/http';
import { type FakeAnswers, fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { act, fireEvent, screen } from '@testing-library/react';
import { AddMoney } from './add-money.tsx';

const CHECKOUT = { orderId: 'ord_1', checkoutUrl: '/checkout/ord_1' };

const AddMoneyPage = () => <AddMoney returnTo="/wallet" />;

const open = (answer: FakeAnswers['POST /api/v1/wallet/topup'] = CHECKOUT) =>
  renderPage(
    { Component: AddMoneyPage },
    { url: '/wallet', platform: fakePlatform({ answers: { 'POST /api/v1/wallet/topup': answer } }) },
  );

const type = (value: string) => fireEvent.change(screen.getByLabelText('Amount'), { target: { value } });
const add = () => act(async () => fireEvent.click(screen.getByRole('button', { name: /^Add/ })));

describe('adding money', () => {
  it('makes an order for a suggested amount that leads back to this page', async () => {
    const { location, platform } = await open();
    fireEvent.click(screen.getByRole('button', { name: '₹500' }));
    expect(screen.getByRole('button', { name: '₹500', pressed: true })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Add ₹500' })).toBeTruthy();
    await add();
    expect(platform.calls).toEqual([
      { call: 'POST /api/v1/wallet/topup', input: { json: { amountPaise: 50_000, returnURL: '/wallet' } } },
    ]);
    expect(location()).toBe('/checkout/ord_1');
  });

  it.each([
    ['', 'Enter an amount in rupees, such as 250 or 99.50.'],
    ['0.5', 'Add at least ₹1.'],
    ['10001', 'Add at most ₹10,000 at a time.'],
  ])('shows a validation error for %j beside the field and sends nothing', async (text, message) => {
    const { platform } = await open();
    type(text);
    await add();
    expect(screen.getByText(message)).toBeTruthy();
    expect(screen.getByLabelText('Amount').getAttribute('aria-invalid')).toBe('true');
    expect(platform.calls).toEqual([]);
  });

  it('reuses the idempotency key after a failure and makes a new one for another amount', async () => {
    const keys: (string | undefined)[] = [];
    const { location } = await open((_, options?: CallOptions) => {
      keys.push(options?.headers?.['idempotency-key']);
      if (keys.length === 1) throw fakeHttpError(503, 'Payments are not available right now. Please try again later.');
      return CHECKOUT;
    });
    type('99.50');
    await add();
    expect(screen.getByText('Payments are not available right now. Please try again later.')).toBeTruthy();
    await add();
    expect(keys[1]).toBe(keys[0]);
    expect(keys[0]).toMatch(/^\w{22}$/);
    expect(location()).toBe('/checkout/ord_1');
  });
});
