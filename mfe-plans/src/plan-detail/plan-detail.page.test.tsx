import type { PlanAddOn } from '@aangan/shared-kit/contracts/plan-purchase';
import { type FakeAnswers, fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { samplePlan, sampleQuotation, sampleUpgrade } from '../buying/testing/public.ts';
import { VIP_EXPERIMENT } from '../vip/public.ts';
import * as detailPage from './plan-detail.page.tsx';

const PLAN = 'GET /api/v1/plan_payment/plan/{planId}';
const QUOTATION = 'GET /api/v1/plan_payment/quotation';
const COUPON = 'POST /api/v1/plan_payment/coupon';
const INITIATE = 'POST /api/v1/plan_payment/tenant/initiate';

const addOn = (facts: Partial<PlanAddOn>): PlanAddOn => ({
  id: 'photos',
  code: 'PHOTOS',
  name: 'Photos',
  description: 'Photos of all rooms.',
  paise: 129_900,
  validity: null,
  leastPlanPaise: null,
  ...facts,
});
const VIP = addOn({ id: 'vip', code: 'VIP', name: 'VIP', paise: 14_900, validity: 365, leastPlanPaise: 79_900 });

interface Visit {
  readonly answers?: FakeAnswers;
  readonly loggedIn?: boolean;
  readonly bucket?: string;
  readonly query?: string;
}

function open({ answers = {}, loggedIn = true, bucket = 'b', query = 'plan=tenant-freedom' }: Visit = {}) {
  const platform = fakePlatform({
    session: { loggedIn },
    buckets: { [VIP_EXPERIMENT]: bucket },
    answers: {
      [PLAN]: { plan: samplePlan(), addOns: [VIP, addOn({})] },
      [QUOTATION]: sampleQuotation(),
      [INITIATE]: { orderId: 'ord_1', checkoutUrl: '/checkout/ord_1', totalPaise: 79_900, oneClick: null },
      ...answers,
    },
  });
  return renderPage(detailPage, { url: `/plan-detail/banner?${query}`, pattern: '/plan-detail/banner', platform });
}

type Opened = Awaited<ReturnType<typeof open>>;
const quoted = ({ platform }: Opened) =>
  platform.calls.filter(({ call }) => call === QUOTATION).map(({ input }) => (input as { query: object }).query);
const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

describe('the page of a plan', () => {
  it('shows a visitor what it holds, its last day, its terms and its price', async () => {
    await open({ loggedIn: false });
    expect(screen.getByText('25 owner contacts')).toBeTruthy();
    expect(screen.getByText(/it runs until 31 Dec 2026/)).toBeTruthy();
    expect(screen.getByText('Contacts to homes that are gone come back.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Terms of all plans' }).getAttribute('href')).toBe(
      '/plans/terms-conditions',
    );
    expect(screen.getByRole('button', { name: 'Buy for ₹799' })).toBeTruthy();
  });

  it('changes the price with the add-ons in its address', async () => {
    const page = await open();
    await act(async () => fireEvent.click(screen.getByRole('checkbox', { name: /^VIP/ })));
    await waitFor(() => expect(page.location()).toBe('/plan-detail/banner?plan=tenant-freedom&vasIds=vip'));
    expect(screen.getByRole('checkbox', { name: /^VIP/ })).toHaveProperty('checked', true);
    expect(quoted(page)).toEqual([{ plan: 'tenant-freedom' }, { plan: 'tenant-freedom', vasIds: 'vip' }]);
  });

  it('shows a press at once, while the price is asked for', async () => {
    const { platform } = await open();
    platform.answers[QUOTATION] = () => new Promise(() => undefined);
    await act(async () => fireEvent.click(screen.getByRole('checkbox', { name: /^Photos/ })));
    expect(screen.getByRole('checkbox', { name: /^Photos/ })).toHaveProperty('checked', true);
  });

  it('buys the choice, and goes on to pay without the wallet where it is left out', async () => {
    const page = await open({ query: 'plan=tenant-freedom&vasIds=photos&wallet=off&returnURL=%2Fhome' });
    await press('Buy for ₹799');
    expect(page.platform.calls.at(-1)).toEqual({
      call: INITIATE,
      input: { form: { plan: 'tenant-freedom', vasIds: 'photos', returnURL: '/home' } },
    });
    await waitFor(() => expect(page.location()).toBe('/checkout/ord_1?wallet=off'));
  });

  it('offers no VIP in bucket a, and none that the address asks for', async () => {
    const page = await open({ bucket: 'a', query: 'plan=tenant-freedom&vasIds=vip' });
    expect(screen.queryByRole('checkbox', { name: /^VIP/ })).toBeNull();
    expect(quoted(page)).toEqual([{ plan: 'tenant-freedom' }]);
    expect(screen.getByText(/^A claim or add-on you chose does not suit/)).toBeTruthy();
  });

  it('offers no VIP with a plan below ₹799', async () => {
    await open({ answers: { [PLAN]: { plan: samplePlan({ amount: 798 }), addOns: [VIP] } } });
    expect(screen.queryByRole('checkbox', { name: /^VIP/ })).toBeNull();
  });

  it('shows the claim that is used, and other choices as links', async () => {
    const claims = [{ id: 'clm_1', title: 'Welcome', paise: 9_000, expiresAt: Date.UTC(2026, 11, 1) }];
    const quotation = sampleQuotation({ claims, claimId: 'clm_1', discountPaise: 9_000, walletBalancePaise: 5_000 });
    await open({ answers: { [QUOTATION]: quotation } });
    const choices = within(screen.getByRole('region', { name: 'Claims and wallet' }));
    expect(choices.getByRole('link', { name: 'Do not use Welcome' }).getAttribute('href')).toMatch(/claim_id=none$/);
    expect(choices.getByRole('link', { name: 'Do not use the wallet' }).getAttribute('href')).toMatch(/wallet=off$/);
  });

  it('says that a claim is over, and keeps the rest of the choice', async () => {
    await open({
      query: 'plan=tenant-freedom&vasIds=photos&claim_id=clm_old',
      answers: {
        [QUOTATION]: sampleQuotation(),
      },
    });
    expect(screen.getByText(/^A claim or add-on you chose does not suit/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Buy for ₹799' })).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: /^Photos/ })).toHaveProperty('checked', true);
  });

  it('leaves out an add-on that is not sold any more', async () => {
    const page = await open({
      query: 'plan=tenant-freedom&vasIds=photos',
      answers: {
        [QUOTATION]: ({ query: { vasIds } }) => {
          if (vasIds) throw fakeHttpError(400, '“photos” is not sold with Freedom.');
          return sampleQuotation();
        },
      },
    });
    expect(screen.getByText(/^A claim or add-on you chose does not suit/)).toBeTruthy();
    expect(quoted(page).at(-1)).toEqual({ plan: 'tenant-freedom' });
    expect(screen.getByRole('checkbox', { name: /^Photos/ })).toHaveProperty('checked', false);
  });

  it('shows how an upgrade is made up', async () => {
    await open({ answers: { [QUOTATION]: sampleQuotation({ isUpgrade: true, upgrade: sampleUpgrade }) } });
    const made = within(screen.getByRole('region', { name: 'Upgrade price breakup' }));
    for (const text of ['₹799', '₹299', '10 of 15', '4 of 5', '−₹200', '₹599']) {
      expect(made.getByText(text)).toBeTruthy();
    }
  });

  it('says why it cannot be bought, instead of the button', async () => {
    await open({ answers: { [QUOTATION]: fakeHttpError(409, 'You have this plan already.') } });
    expect(screen.getByText('You have this plan already.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Buy/ })).toBeNull();
  });

  it.each([
    ['plan=gone', 'This plan is no longer on sale'],
    ['', 'Choose a plan'],
  ])('leads to the plans of each side for the address “%s”', async (query, title) => {
    await open({ query: `${query}&returnURL=%2Fhome`, answers: { [PLAN]: fakeHttpError(404) } });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(screen.getByRole('link', { name: 'Plans for tenants' }).getAttribute('href')).toBe(
      '/tenant/plans?returnURL=%2Fhome',
    );
  });
});

describe('a coupon', () => {
  const type = (code: string) => fireEvent.change(screen.getByLabelText('Coupon code'), { target: { value: code } });

  it('becomes a claim, which is used at once', async () => {
    const claim = { id: 'clm_2', title: 'Diwali', paise: 5_000, expiresAt: 0 };
    const page = await open({ answers: { [COUPON]: { claim } } });
    type(' HOME50 ');
    await press('Use the code');
    expect(page.platform.calls).toContainEqual({ call: COUPON, input: { json: { code: 'HOME50' } } });
    expect(page.location()).toBe('/plan-detail/banner?plan=tenant-freedom&claim_id=clm_2');
  });

  it.each([
    ['x', 'Enter the code as it was given to you, such as HOME100.'],
    ['HOME50', 'This coupon is over.'],
  ])('“%s” that gives nothing is told beside the field', async (code, problem) => {
    await open({ answers: { [COUPON]: fakeHttpError(409, 'This coupon is over.') } });
    type(code);
    await press('Use the code');
    expect(screen.getByText(problem)).toBeTruthy();
    expect(screen.getByLabelText('Coupon code').getAttribute('aria-invalid')).toBe('true');
  });

  it('works as a form without JavaScript', async () => {
    const claim = { id: 'clm_2', title: 'Diwali', paise: 5_000, expiresAt: 0 };
    const { platform } = await open({ answers: { [COUPON]: { claim } } });
    const form = new FormData();
    for (const [name, value] of Object.entries({ intent: 'coupon', plan: 'tenant-freedom', code: 'HOME50' })) {
      form.set(name, value);
    }
    const request = new Request('https://aangan.test/plan-detail/banner', { method: 'POST' });
    const args = { request, url: new URL(request.url), pattern: '', params: {}, form, platform };
    const answer = await detailPage.action(args);
    expect(answer instanceof Response && answer.headers.get('location')).toBe(
      '/plan-detail/banner?plan=tenant-freedom&claim_id=clm_2',
    );
  });
});
