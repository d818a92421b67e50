import type { CallOptions } from '@aangan/shared-kit/platform/http';
import { PlatformProvider } from '@aangan/shared-kit/platform/platform';
import { type FakeAnswers, fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { AddMoney } from './add-money.tsx';

const CHECKOUT = { orderId: 'ord_1', checkoutUrl: '/checkout/ord_1' };

function open(answer: FakeAnswers['POST /api/v1/wallet/topup'] = CHECKOUT) {
  const left: string[] = [];
  const platform = fakePlatform({ answers: { 'POST /api/v1/wallet/topup': answer } });
  render(
    <PlatformProvider value={platform}>
      <AddMoney returnTo="/wallet" leave={(address) => left.push(address)} />
    </PlatformProvider>,
  );
  return { left, platform };
}

const type = (value: string) => fireEvent.change(screen.getByLabelText('Amount'), { target: { value } });
const add = () => act(async () => fireEvent.click(screen.getByRole('button', { name: /^Add/ })));

describe('adding money', () => {
  it('makes an order for a suggested amount that leads back to this page', async () => {
    const { left, platform } = open();
    fireEvent.click(screen.getByRole('button', { name: '₹500' }));
    expect(screen.getByRole('button', { name: '₹500', pressed: true })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Add ₹500' })).toBeTruthy();
    await add();
    expect(platform.calls).toEqual([
      { call: 'POST /api/v1/wallet/topup', input: { json: { amountPaise: 50_000, returnURL: '/wallet' } } },
    ]);
    expect(left).toEqual(['/checkout/ord_1']);
  });

  it.each([
    ['', 'Enter an amount in rupees, such as 250 or 99.50.'],
    ['0.5', 'Add at least ₹1.'],
    ['10001', 'Add at most ₹10,000 at a time.'],
  ])('shows a validation error for %j beside the field and sends nothing', async (text, message) => {
    const { platform } = open();
    type(text);
    await add();
    expect(screen.getByText(message)).toBeTruthy();
    expect(screen.getByLabelText('Amount').getAttribute('aria-invalid')).toBe('true');
    expect(platform.calls).toEqual([]);
  });

  it('reuses the idempotency key after a failure and makes a new one for another amount', async () => {
    const keys: (string | undefined)[] = [];
    const { left } = open((_, options?: CallOptions) => {
      keys.push(options?.headers?.['idempotency-key']);
      if (keys.length === 1) throw fakeHttpError(503, 'Payments are closed just now. Please try again later.');
      return CHECKOUT;
    });
    type('99.50');
    await add();
    expect(screen.getByText('Payments are closed just now. Please try again later.')).toBeTruthy();
    await add();
    expect(keys[1]).toBe(keys[0]);
    expect(keys[0]).toMatch(/^\w{22}$/);
    expect(left).toHaveLength(1);
  });
});
