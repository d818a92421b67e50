import type { Plan } from '@aangan/shared-kit/contracts/plans';
import { OWNER_FREEDOM_PAGE_NAME } from '@aangan/shared-kit/domain/plan-type';
import type { Http } from '@aangan/shared-kit/platform/http';
import type { PlanShelf } from './plan-shelf.ts';

/** Fetches the plans of a shelf, from the call that the specification names for it, if there is one. */
export async function fetchPlans(http: Http, { seeker, commercial, shelf }: PlanShelf): Promise<Plan[]> {
  if (commercial) {
    const { plans } = await http.request('GET /api/v1/commercial/plans/get', { query: { seekerType: seeker } });
    return plans;
  }
  if (shelf === 'standard' && seeker === 'tenant') {
    const { plans } = await http.request('GET /api/v3/plan_payment/tenant/plans', { query: { showAssure: 'true' } });
    return plans;
  }
  if (shelf === 'standard' && seeker === 'buyer') {
    const { plans } = await http.request('GET /api/v2/plan_payment/buyer/plans/', { query: { showAssure: 'true' } });
    return plans;
  }
  const { plans } = await http.request('GET /api/v1/plan_payment/{seekerType}/plans', {
    params: { seekerType: seeker },
    query: { shelf, ...(shelf === 'freedom' && { planPageName: OWNER_FREEDOM_PAGE_NAME }) },
  });
  return plans;
}
