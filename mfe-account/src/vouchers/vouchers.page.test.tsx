import type { Voucher } from '@aangan/shared-kit/contracts/vouchers';
import { FAKE_NOW, type FakeAnswers, fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { act, fireEvent, screen, within } from '@testing-library/react';
import * as vouchersPage from './vouchers.page.tsx';

const OFFER = {
  offer: 'diya-100',
  partner: 'Diya Home Care',
  title: 'Cleaning at home',
  value: 100,
  price: 95,
  validDays: 90,
  terms: ['One voucher per visit.'],
};

const VOUCHER: Voucher = {
  id: 'vch_1',
  partner: 'Diya Home Care',
  title: 'Cleaning at home',
  value: 100,
  terms: ['One voucher per visit.'],
  state: 'ready',
  code: null,
  boughtAt: FAKE_NOW,
  expiresAt: FAKE_NOW + 90 * 86_400_000,
};

const wallet = (rupees: number) => ({ balancePaise: rupees * 100, moneyPaise: 0, credits: [], claims: [] });

function open({ loggedIn = true, answers = {} }: { loggedIn?: boolean; answers?: FakeAnswers } = {}) {
  const platform = fakePlatform({
    session: { loggedIn },
    answers: {
      'GET /api/v1/voucher/offers': { offers: [OFFER] },
      'GET /api/v1/voucher/list': { vouchers: [] },
      'GET /api/v1/wallet': wallet(100),
      ...answers,
    },
  });
  return act(() => renderPage(vouchersPage, { url: '/voucher-hybrid-page', platform }));
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

describe('the vouchers page', () => {
  it('buys a voucher with the second press, with one idempotency key for all attempts', async () => {
    const keys: unknown[] = [];
    let fail = true;
    await open({
      answers: {
        'POST /api/v1/voucher/buy': (_input, options) => {
          keys.push(options?.headers?.['idempotency-key']);
          if (fail) throw fakeHttpError(503, 'Try again in a moment.');
          return { voucher: VOUCHER };
        },
      },
    });
    await press('Buy for ₹95');
    expect(keys).toEqual([]);
    await press('Pay ₹95 from your wallet');
    expect(screen.getByRole('alert').textContent).toContain('Try again in a moment.');
    fail = false;
    await press('Pay ₹95 from your wallet');
    expect(screen.getByText(/Your Diya Home Care voucher is below/)).toBeTruthy();
    expect(keys).toEqual([expect.stringMatching(/^\w{22}$/), keys[0]]);
  });

  it('does not sell a voucher that costs more than the balance, and shows the missing amount', async () => {
    await open({ answers: { 'GET /api/v1/wallet': wallet(45) } });
    expect(screen.getByRole('button', { name: 'Buy for ₹95' }).hasAttribute('disabled')).toBe(true);
    expect(screen.getByText('You need ₹50 more in your wallet.')).toBeTruthy();
  });

  it('shows vouchers to everybody and asks for a login before a purchase', async () => {
    const { platform } = await open({ loggedIn: false });
    await press('Buy for ₹95');
    expect(platform.signUps).toEqual(['account']);
    expect(platform.calls.map(({ call }) => call)).toEqual(['GET /api/v1/voucher/offers']);
  });

  it('shows the code of a voucher on request', async () => {
    await open({
      answers: {
        'GET /api/v1/voucher/list': { vouchers: [VOUCHER] },
        'POST /api/v1/voucher/{voucherId}/reveal': {
          voucher: { ...VOUCHER, state: 'revealed', code: 'ABCD-EFGH-2345' },
        },
      },
    });
    await press('Show the code');
    const own = screen.getByRole('region', { name: 'Your vouchers' });
    expect(within(own).getByText('ABCD-EFGH-2345')).toBeTruthy();
    expect(within(own).getByRole('button', { name: 'Copy code' })).toBeTruthy();
  });

  it('shows no copy button for an expired voucher', async () => {
    const vouchers = [{ ...VOUCHER, state: 'expired' as const, code: 'ABCD-EFGH-2345' }];
    await open({ answers: { 'GET /api/v1/voucher/list': { vouchers } } });
    expect(screen.getByText('Expired')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Copy code' })).toBeNull();
  });
});
