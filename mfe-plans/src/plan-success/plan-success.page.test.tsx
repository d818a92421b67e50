import type { PlanOrderDetails } from '@aangan/shared-kit/contracts/plan-purchase';
import { FAKE_NOW, type FakeAnswers, fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { act, fireEvent, screen } from '@testing-library/react';
import { sampleQuotation } from '../buying/testing/public.ts';
import { PLAN_BOUGHT_GOAL, VIP_EXPERIMENT } from '../vip/public.ts';
import * as successPage from './plan-success.page.tsx';

const CONFIRMATION = 'GET /api/v1/plan_payment/order/confirmation';

function order(facts: Partial<PlanOrderDetails> = {}): PlanOrderDetails {
  const { lines, totalPaise, holds, refund } = sampleQuotation();
  return {
    orderId: 'ord_12345678901234567890',
    title: 'Freedom plan',
    state: 'paid',
    plan: { id: 'tenant-freedom', code: 'TENANT_FREEDOM', name: 'Freedom', seekerType: 'tenant' },
    lines,
    totalPaise,
    walletPaise: 0,
    gatewayPaise: totalPaise,
    paidAt: FAKE_NOW,
    holds,
    refund,
    documents: [{ number: 'AG/26-27/0000001', kind: 'invoice', url: '/api/v1/invoices/1.pdf' }],
    returnUrl: '/property/rent/x/p1/detail#contact',
    checkoutUrl: null,
    choice: { plan: 'tenant-freedom', vasIds: ['vip'], propertyId: null, claimId: null, isUpgrade: false },
    ...facts,
  };
}

const open = (facts: Partial<PlanOrderDetails> = {}, answers: FakeAnswers = {}) =>
  renderPage(successPage, {
    url: '/plan/success?paymentId=pay_1',
    platform: fakePlatform({ session: { loggedIn: true }, answers: { [CONFIRMATION]: order(facts), ...answers } }),
  });
const link = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('the page after a payment', () => {
  it('says what was bought, until when, with its invoice and the way back to what was wanted', async () => {
    const { platform } = await open();
    expect(platform.calls).toEqual([{ call: CONFIRMATION, input: { query: { paymentId: 'pay_1' } } }]);
    expect(title()).toBe('Freedom is yours');
    expect(screen.getByText('Runs until 31 Dec 2026.')).toBeTruthy();
    expect(screen.getByText('25 owner contacts')).toBeTruthy();
    expect(link(/^Download PDF.*Tax invoice$/)).toBe('/api/v1/invoices/1.pdf');
    expect(link('See what is left, pause or cancel')).toBe('/my-plan');
    expect(link('Contact the owner')).toBe('/property/rent/x/p1/detail#contact');
  });

  it.each([
    ['/property/rent/x/p1/detail#visit', 'Choose a time for your visit'],
    ['/tenant/plans', 'Continue'],
  ])('leads back to %s by “%s”', async (returnUrl, words) => {
    await open({ returnUrl });
    expect(link(words)).toBe(returnUrl);
  });

  it('counts a purchase of the VIP experiment, and not a later look at it', async () => {
    const { platform, unmount } = await open();
    expect(platform.conversions).toEqual([{ experiment: VIP_EXPERIMENT, goal: PLAN_BOUGHT_GOAL }]);
    unmount();
    expect((await open({ paidAt: FAKE_NOW - 7_200_000 })).platform.conversions).toEqual([]);
    expect((await open({ state: 'open', paidAt: null })).platform.conversions).toEqual([]);
  });

  it('keeps the choice of a payment that failed', async () => {
    await open({ state: 'open', paidAt: null, checkoutUrl: '/checkout/ord_1', documents: [] });
    expect(title()).toBe('Freedom is not paid yet');
    expect(screen.getByRole('alert').textContent).toMatch(/^The payment did not go through, and nothing was charged/);
    expect(link('Pay now')).toBe('/checkout/ord_1');
    expect(link('Change your choice')).toMatch(/^\/plan-detail\/banner\?plan=tenant-freedom&vasIds=vip&returnURL=/);
    expect(screen.queryByText('What you have now')).toBeNull();
  });

  it('offers to buy again what was not paid in time', async () => {
    await open({ state: 'expired', paidAt: null });
    expect(link('Buy again')).toMatch(/^\/plan-detail\/banner\?plan=tenant-freedom/);
  });

  it('hears that a waiting order was paid', async () => {
    const { platform } = await open({ state: 'waiting', paidAt: null });
    expect(title()).toBe('Freedom is not paid yet');
    platform.answers[CONFIRMATION] = order();
    await act(async () => platform.sendLive('order-state', { state: 'paid' }));
    expect(title()).toBe('Freedom is yours');
  });

  it('shows the specified message when the details fail, and tries again', async () => {
    const { platform } = await open({}, { [CONFIRMATION]: fakeHttpError(404) });
    expect(title()).toBe('Failed to fetch order details');
    expect(link('Your payments')).toBe('/profile/payments');
    platform.answers[CONFIRMATION] = order();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
    expect(title()).toBe('Freedom is yours');
  });
});
