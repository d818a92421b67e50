import { fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { screen } from '@testing-library/react';
import { samplePlan } from '../buying/testing/public.ts';
import * as appointmentPage from './appointment.page.tsx';

const ARRANGES = [{ text: 'Visits arranged for you', included: true }];
const PLANS = [
  samplePlan(),
  samplePlan({ id: 'relax', name: 'Relax', features: ARRANGES }),
  samplePlan({ id: 'assure', name: 'Assure', features: ARRANGES }),
];

const open = (query: string) => {
  const platform = fakePlatform({
    answers: {
      'GET /api/v3/plan_payment/tenant/plans': { plans: PLANS },
      'GET /api/v2/plan_payment/buyer/plans/': { plans: PLANS },
      'GET /api/v1/commercial/plans/get': { plans: PLANS.slice(0, 1) },
    },
  });
  return renderPage(appointmentPage, { url: `/modal=selectPaymentPlanview?${query}`, platform });
};
const names = () => screen.getAllByRole('article').map((card) => card.querySelector('h2')?.firstChild?.textContent);

describe('the choice of a plan during an appointment', () => {
  it('shows the plans with which visits are arranged, and the way back to the visit', async () => {
    await open('propertyType=RENT&returnURL=%2Fhome%23visit');
    expect(names()).toEqual(['Relax', 'Assure']);
    expect(screen.getByRole('link', { name: 'Continue without a plan' }).getAttribute('href')).toBe('/home#visit');
    expect(screen.getByRole('link', { name: 'All plans' }).getAttribute('href')).toBe(
      '/tenant/plans?returnURL=%2Fhome%23visit',
    );
  });

  it.each([
    ['propertyType=BUY', 'GET /api/v2/plan_payment/buyer/plans/', '/buyer/plans'],
    ['propertyType=COMMERCIAL_BUY', 'GET /api/v1/commercial/plans/get', '/commercial/buyer/plans'],
    ['propertyType=castle', 'GET /api/v3/plan_payment/tenant/plans', '/tenant/plans'],
  ])('shows the plans of the home’s side for %s', async (query, call, address) => {
    const { platform } = await open(query);
    expect(platform.calls.map((each) => each.call)).toEqual([call]);
    expect(screen.getByRole('link', { name: 'All plans' }).getAttribute('href')).toBe(address);
  });
});
