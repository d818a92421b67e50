import { fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { screen, within } from '@testing-library/react';
import { samplePlan } from '../buying/testing/public.ts';
import { EXIT_EXPERIMENTS } from '../exit-intent/public.ts';
import { VIP_EXPERIMENT } from '../vip/public.ts';
import * as plansPage from './plans.page.tsx';

const PLANS = Array.from({ length: 9 }, (_, index) =>
  samplePlan({
    id: `plan-${index + 1}`,
    name: `Plan ${index + 1}`,
    seekerType: 'owner',
    amount: 1000 * (index + 1),
    recommended: index === 5,
  }),
);

function platform(bucket = 'a') {
  return fakePlatform({
    buckets: { [VIP_EXPERIMENT]: bucket, [EXIT_EXPERIMENTS.PLAN_SUBSCRIPTION_PAGE]: 'a' },
    answers: {
      'GET /api/v1/plan_payment/{seekerType}/plans': { plans: PLANS },
      'GET /api/v3/plan_payment/tenant/plans': { plans: PLANS },
      'GET /api/v1/commercial/plans/get': { plans: PLANS },
    },
  });
}

const names = () => screen.getAllByRole('article').map(nameOf);
const nameOf = (card: HTMLElement) => within(card).getByRole('heading').firstChild?.textContent;

describe('the plans page', () => {
  it('shows owners four plans per page', async () => {
    await renderPage(plansPage, { url: '/owner/plans', platform: platform() });
    expect(names()).toEqual(['Plan 1', 'Plan 2', 'Plan 3', 'Plan 4']);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Plans for owners');
  });

  it('shows tenants three plans, from the specified call', async () => {
    const visit = { url: '/tenant/plans?page=2', pattern: '/{seekerType}/plans', params: { seekerType: 'tenant' } };
    await renderPage(plansPage, { ...visit, platform: platform() });
    expect(names()).toEqual(['Plan 4', 'Plan 5', 'Plan 6']);
    expect(screen.getByRole('link', { name: /next/i }).getAttribute('href')).toBe('/tenant/plans?page=3');
  });

  it('compares what the plans hold, and leaves out what none of them has', async () => {
    const answers = {
      'GET /api/v1/plan_payment/{seekerType}/plans': {
        plans: [samplePlan({ contacts: 25 }), samplePlan({ id: 'estimate', contacts: null })],
      },
    };
    const given = fakePlatform({
      buckets: { [VIP_EXPERIMENT]: 'a', [EXIT_EXPERIMENTS.PLAN_SUBSCRIPTION_PAGE]: 'a' },
      answers,
    });
    await renderPage(plansPage, { url: '/owner/plans', platform: given });
    const cells = within(screen.getByRole('row', { name: /^Contacts/ })).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual(['25', '–']);
    expect(screen.queryByRole('row', { name: /^Registered sales/ })).toBeNull();
  });

  it.each(['0', '-3', '99', 'nonsense'])('falls back to an existing page for page=%s', async (page) => {
    await renderPage(plansPage, { url: `/owner/plans?page=${page}`, platform: platform() });
    expect(names().length).toBeGreaterThan(0);
  });

  it('names its page to the call for the owner freedom plan', async () => {
    const given = platform();
    await renderPage(plansPage, { url: '/owner-freedom', platform: given });
    expect(given.calls[0]).toMatchObject({ input: { query: { shelf: 'freedom', planPageName: 'owner-freedom' } } });
  });

  it('shows owners their exclusive plans, and marks their link as the current one', async () => {
    const params = { planType: 'nbex', seekerType: 'owner' };
    const visit = { url: '/nbex/owner/plans', pattern: '/{planType}/{seekerType}/plans', params };
    await renderPage(plansPage, { ...visit, platform: platform() });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Exclusive plans for owners');
    expect(screen.getByRole('link', { name: 'Exclusive' }).getAttribute('aria-current')).toBe('page');
  });

  it('requests commercial plans under the commercial address', async () => {
    const params = { planType: 'commercial', seekerType: 'buyer' };
    await renderPage(plansPage, {
      url: '/commercial/buyer/plans',
      pattern: '/{planType}/{seekerType}/plans',
      params,
      platform: platform(),
    });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Commercial plans for buyers');
  });
});
