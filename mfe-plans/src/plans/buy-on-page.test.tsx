import type { PlanAddOn } from '@aangan/shared-kit/contracts/plan-purchase';
import { type FakeAnswers, fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { sampleMyPlan, samplePlan, sampleQuotation, sampleUpgrade } from '../buying/testing/public.ts';
import { EXIT_EXPERIMENTS } from '../exit-intent/public.ts';
import { VIP_EXPERIMENT } from '../vip/public.ts';
import * as plansPage from './plans.page.tsx';

const PLANS = 'GET /api/v3/plan_payment/tenant/plans';
const QUOTATION = 'GET /api/v1/plan_payment/quotation';
const INITIATE = 'POST /api/v1/plan_payment/tenant/initiate';
const UPGRADE = 'POST /api/v1/plan_payment/tenant/upgrade/initiate';
const MINE = 'GET /api/v1/user/plans';
const PROCESS = 'POST /api/v1/plan_payment/process';
const INITIATED = { orderId: 'ord_1', checkoutUrl: '/checkout/ord_1', totalPaise: 79_900, oneClick: null };
const LITE = samplePlan({ id: 'tenant-freedom-lite', name: 'Freedom Lite', amount: 299, validity: 15 });

interface Visit {
  readonly answers?: FakeAnswers;
  readonly loggedIn?: boolean;
  readonly bucket?: string;
  readonly query?: string;
  /** The action that waited for a login. */
  readonly resumes?: string;
}

async function open({ answers = {}, loggedIn = true, bucket = 'a', query = '', resumes }: Visit = {}) {
  const platform = fakePlatform({
    session: { loggedIn },
    buckets: { [VIP_EXPERIMENT]: bucket, [EXIT_EXPERIMENTS.PLAN_SUBSCRIPTION_PAGE]: 'a' },
    answers: {
      [PLANS]: { plans: [samplePlan(), LITE] },
      [QUOTATION]: ({ query: { plan } }) => sampleQuotation(plan === LITE.id ? { plan: LITE, totalPaise: 29_900 } : {}),
      [INITIATE]: INITIATED,
      [MINE]: { plans: [] },
      ...answers,
    },
  });
  if (resumes) platform.signUp.takeResumed = (action) => action === resumes;
  const visit = { url: `/tenant/plans${query}`, pattern: '/{seekerType}/plans', params: { seekerType: 'tenant' } };
  const page = await renderPage(plansPage, { ...visit, platform });
  if (resumes) await act(async () => undefined);
  return page;
}

const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const inputOf = ({ platform }: Awaited<ReturnType<typeof open>>, call: string) =>
  platform.calls.findLast((each) => each.call === call)?.input;

describe('buying on the plans page', () => {
  it('shows the last day of each plan, its refund terms and what happens at an upgrade', async () => {
    await open({ loggedIn: false });
    const card = within(screen.getByRole('article', { name: /Freedom Lite/ }));
    expect(card.getByText('If you buy today, it runs until 1 Dec 2026.')).toBeTruthy();
    expect(card.getByText('Contacts to homes that are gone come back.')).toBeTruthy();
    expect(card.getByText(/the unused part of this plan is taken off/i)).toBeTruthy();
    expect(card.getByRole('button', { name: 'Buy for ₹299' })).toBeTruthy();
  });

  it('leads to the checkout page with one press, and keeps where the buyer stood', async () => {
    const page = await open({ query: '?returnURL=%2Fhome%23contact' });
    await press('Buy for ₹799');
    expect(inputOf(page, INITIATE)).toEqual({ form: { plan: 'tenant-freedom', returnURL: '/home#contact' } });
    expect(page.location()).toBe('/checkout/ord_1');
  });

  it('asks a visitor for a login, and says why', async () => {
    const page = await open({ loggedIn: false });
    await press('Buy for ₹799');
    expect(page.platform.signUps).toEqual(['plan']);
    expect(page.platform.calls.map(({ call }) => call)).toEqual([PLANS]);
  });

  it('goes on by itself after a login that reloaded the page', async () => {
    const input = { plan: 'tenant-freedom', vasIds: [], wallet: 'on' };
    const saved = { value: { input }, until: Date.now() + 60_000 };
    sessionStorage.setItem('waits-for-login:buy-plan', JSON.stringify(saved));
    const page = await open({ resumes: 'buy-plan' });
    expect(inputOf(page, INITIATE)).toEqual({ form: { plan: 'tenant-freedom' } });
    expect(page.location()).toBe('/checkout/ord_1');
  });

  it('upgrades the plan that somebody has, and says what is taken off', async () => {
    const upgrade = sampleQuotation({ isUpgrade: true, upgrade: sampleUpgrade, totalPaise: 59_900 });
    const page = await open({
      answers: {
        [QUOTATION]: ({ query: { plan } }) => (plan === LITE.id ? sampleQuotation({ plan: LITE }) : upgrade),
        [UPGRADE]: INITIATED,
        [MINE]: { plans: [sampleMyPlan({ name: 'Freedom Lite' }), sampleMyPlan({ state: 'expired' })] },
      },
    });
    expect(screen.getAllByText('Your plan')).toHaveLength(1);
    expect(screen.getByText('₹200 of Freedom Lite that you have not used is deducted.')).toBeTruthy();
    expect(within(screen.getByRole('article', { name: /Freedom Lite/ })).getByText('Your plan')).toBeTruthy();
    await press('Upgrade for ₹599');
    expect(inputOf(page, UPGRADE)).toEqual({ form: { plan: 'tenant-freedom' } });
  });

  it('finds the best claim by itself, shows it and sends it along', async () => {
    const claims = [{ id: 'clm_1', title: 'Welcome', paise: 9_000, expiresAt: 0 }];
    const page = await open({
      answers: { [QUOTATION]: sampleQuotation({ claims, claimId: 'clm_1', discountPaise: 9_000, totalPaise: 70_900 }) },
    });
    expect(screen.getAllByText('₹90 off with your claim “Welcome”.')).toHaveLength(2);
    await act(async () => fireEvent.click(screen.getAllByRole('button', { name: 'Buy for ₹709' })[0] as HTMLElement));
    expect(inputOf(page, INITIATE)).toEqual({ form: { plan: 'tenant-freedom', claim_id: 'clm_1' } });
  });

  it('says why a plan cannot be bought, and sells the others', async () => {
    const refused = fakeHttpError(409, 'You have this plan already.');
    await open({
      answers: {
        [QUOTATION]: ({ query: { plan } }) => {
          if (plan === LITE.id) throw refused;
          return sampleQuotation();
        },
      },
    });
    expect(screen.getByText('You have this plan already.')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: /^Buy/ })).toHaveLength(1);
  });

  it('sells the plan that somebody has again', async () => {
    await open({ answers: { [MINE]: { plans: [sampleMyPlan()] } } });
    const card = within(screen.getByRole('article', { name: /^Freedom ?Your plan/ }));
    expect(card.getByRole('button', { name: 'Buy again for ₹799' })).toBeTruthy();
  });

  it('sells at the plan’s price while prices for the person cannot be asked', async () => {
    const { platform } = await open({ answers: { [QUOTATION]: fakeHttpError(503), [MINE]: fakeHttpError(503) } });
    expect(screen.getByRole('button', { name: 'Buy for ₹799' })).toBeTruthy();
    expect(platform.reportedErrors).toHaveLength(3);
  });

  it('says what failed, and keeps the choice for another try', async () => {
    const page = await open({ answers: { [INITIATE]: fakeHttpError(409, 'This plan is not on sale any more.') } });
    await press('Buy for ₹799');
    expect(screen.getByRole('alert').textContent).toBe('This plan is not on sale any more.');
    page.platform.answers[INITIATE] = INITIATED;
    await press('Buy for ₹799');
    await waitFor(() => expect(page.location()).toBe('/checkout/ord_1'));
  });
});

describe('one-click payment', () => {
  const covered = sampleQuotation({
    mayOneClick: true,
    walletBalancePaise: 100_000,
    walletPaise: 79_900,
    gatewayPaise: 0,
  });
  const click = { ...INITIATED, oneClick: { nbpayId: 'nbp_1', paise: 79_900 } };
  const ask = async (answers: FakeAnswers = {}) => {
    const page = await open({ answers: { [QUOTATION]: covered, [INITIATE]: click, ...answers } });
    await act(async () => fireEvent.click(screen.getAllByRole('button', { name: 'Buy for ₹799' })[0] as HTMLElement));
    await screen.findByRole('dialog', { name: 'Pay from your wallet?', hidden: true });
    return page;
  };
  const choose = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name, hidden: true })));

  it('is asked before anything is made, and leads to what was bought', async () => {
    const page = await ask({ [PROCESS]: { orderId: 'ord_1', state: 'paid' } });
    expect(inputOf(page, INITIATE)).toBeUndefined();
    expect(screen.getByText(/₹201 stays in your wallet/)).toBeTruthy();
    await choose('Pay ₹799 now');
    expect(inputOf(page, INITIATE)).toEqual({ form: { plan: 'tenant-freedom', oneClick: 'true' } });
    expect(inputOf(page, PROCESS)).toEqual({ json: { nbpayId: 'nbp_1' } });
    expect(page.location()).toBe('/plan/success?paymentId=ord_1');
  });

  it('leads to the original checkout page when it fails', async () => {
    const page = await ask({ [PROCESS]: fakeHttpError(503) });
    await choose('Pay ₹799 now');
    await waitFor(() => expect(page.location()).toBe('/checkout/ord_1'));
  });

  it('can be declined for another way to pay', async () => {
    const page = await ask({ [INITIATE]: INITIATED });
    await choose('Pay in another way');
    expect(inputOf(page, INITIATE)).toEqual({ form: { plan: 'tenant-freedom' } });
    await waitFor(() => expect(page.location()).toBe('/checkout/ord_1'));
  });
});

describe('the VIP experiment on cards', () => {
  const vip: PlanAddOn = {
    id: 'vip',
    code: 'VIP',
    name: 'VIP',
    description: 'A tenth off every plan.',
    paise: 14_900,
    validity: 365,
    leastPlanPaise: 79_900,
  };
  const VAS = 'GET /api/v1/plan_payment/vas';

  it.each(['a', 'b', 'z'])('asks for no add-on and offers none in bucket %s', async (bucket) => {
    const { platform } = await open({ loggedIn: false, bucket });
    expect(screen.queryByText(/VIP/)).toBeNull();
    expect(platform.calls.map(({ call }) => call)).toEqual([PLANS]);
  });

  it('offers VIP with plans from ₹799 in bucket c, and chooses it only by a press', async () => {
    await open({ loggedIn: false, bucket: 'c', answers: { [VAS]: { services: [vip] } } });
    const [link, ...others] = screen.getAllByRole('link', { name: /^With VIP for ₹149 more/ });
    expect(others).toEqual([]);
    expect(link?.getAttribute('href')).toBe('/plan-detail/banner?plan=tenant-freedom&vasIds=vip');
    expect(screen.getByRole('button', { name: 'Buy for ₹799' })).toBeTruthy();
  });
});

describe('a form that was sent without JavaScript', () => {
  const send = async (answers: FakeAnswers, loggedIn = true) => {
    const { platform } = await open({ answers, loggedIn });
    const form = new FormData();
    form.set('plan', 'tenant-freedom');
    form.set('returnURL', '/home');
    const request = new Request('https://aangan.test/tenant/plans', { method: 'POST' });
    const args = { request, url: new URL(request.url), pattern: '', params: {}, form, platform };
    return plansPage.action(args);
  };

  it('leads to the checkout page', async () => {
    const answer = await send({});
    expect(answer instanceof Response && answer.headers.get('location')).toBe('/checkout/ord_1');
  });

  it('says that a login is needed', async () => {
    expect(await send({ [QUOTATION]: fakeHttpError(401) }, false)).toMatchObject({ problem: /^Log in first/ });
  });
});
