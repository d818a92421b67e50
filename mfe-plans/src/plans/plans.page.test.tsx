import type { Plan } from '@aangan/shared-kit/contracts/plans';
import { fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { screen, within } from '@testing-library/react';
import { EXIT_EXPERIMENT } from '../exit-intent/public.ts';
import { PLAN_PAGE_EXPERIMENT } from './plan-arrangement.ts';
import * as plansPage from './plans.page.tsx';

function plan(number: number): Plan {
  return {
    id: `plan-${number}`,
    code: `PLAN_${number}`,
    name: `Plan ${number}`,
    seekerType: 'owner',
    commercial: false,
    shelf: 'standard',
    amount: 1000 * number,
    listAmount: null,
    validity: 45,
    contacts: 25,
    transactionDetails: null,
    features: [{ text: 'Owner contacts', included: true }],
    forWhom: 'For one home.',
    refund: 'Contacts to homes that are gone come back.',
    recommended: false,
  };
}

const PLANS = Array.from({ length: 9 }, (_, index) => ({ ...plan(index + 1), recommended: index === 5 }));

function platform(bucket = 'a') {
  return fakePlatform({
    buckets: { [PLAN_PAGE_EXPERIMENT]: bucket, [EXIT_EXPERIMENT]: 'a' },
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

  it.each(['0', '-3', '99', 'nonsense'])('falls back to an existing page for page=%s', async (page) => {
    await renderPage(plansPage, { url: `/owner/plans?page=${page}`, platform: platform() });
    expect(names().length).toBeGreaterThan(0);
  });

  describe('the plan page experiment', () => {
    const show = (bucket: string, url = '/owner/plans') => renderPage(plansPage, { url, platform: platform(bucket) });

    it.each(['a', 'z'])('shows the shelf in its usual order, then the comparison, to bucket %s', async (bucket) => {
      await show(bucket);
      const [card] = screen.getAllByRole('article');
      const table = screen.getByRole('table');
      expect(card && card.compareDocumentPosition(table) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
      expect(screen.queryByText(/a month/)).toBeNull();
    });

    it('shows the recommended plan first, with prices per month, to bucket b', async () => {
      await show('b');
      expect(names()).toEqual(['Plan 6', 'Plan 1', 'Plan 2', 'Plan 3']);
      expect(screen.getByText('GST included · 45 days · about ₹4,000 a month')).toBeTruthy();
    });

    it('shows the comparison first to bucket c', async () => {
      await show('c');
      const [card] = screen.getAllByRole('article');
      const table = screen.getByRole('table');
      expect(card && card.compareDocumentPosition(table) & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
      expect(names()).toEqual(['Plan 1', 'Plan 2', 'Plan 3', 'Plan 4']);
    });

    it('shows every bucket the same plans at the same prices', async () => {
      const seen = async (bucket: string) => {
        const found = new Set<string>();
        for (const page of [1, 2, 3]) {
          const { unmount } = await show(bucket, `/owner/plans?page=${page}`);
          for (const card of screen.getAllByRole('article')) {
            found.add(`${nameOf(card)} ${within(card).getByText(/^₹/).textContent}`);
          }
          unmount();
        }
        return [...found].sort();
      };
      const all = await seen('a');
      expect(all).toHaveLength(9);
      expect(await seen('b')).toEqual(all);
      expect(await seen('c')).toEqual(all);
    });
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
