import type { planCalls } from '@aangan/shared-kit/contracts/plans';
import { OWNER_FREEDOM_PAGE_NAME } from '@aangan/shared-kit/domain/plan-type';
import type { Database } from '../foundation/database/public.ts';
import type { ApiSettings, CallHandlers } from '../foundation/server/public.ts';
import { plansOf } from './plans.queries.ts';

/** The plan lists. */
export function planHandlers(database: Database, { now }: Pick<ApiSettings, 'now'>): CallHandlers<typeof planCalls> {
  const list = async (shelf: Parameters<typeof plansOf>[1]) => ({
    plans: await plansOf(database, shelf, new Date(now())),
  });
  return {
    'GET /api/v3/plan_payment/tenant/plans': ({ query }) => list({ seekerType: 'tenant', assure: query.showAssure }),
    'GET /api/v2/plan_payment/buyer/plans/': ({ query }) => list({ seekerType: 'buyer', assure: query.showAssure }),
    'GET /api/v1/commercial/plans/get': ({ query }) => list({ seekerType: query.seekerType, commercial: true }),
    'GET /api/v1/plan_payment/{seekerType}/plans': ({ params, query }) =>
      list({
        seekerType: params.seekerType,
        shelf: query.planPageName === OWNER_FREEDOM_PAGE_NAME ? 'freedom' : query.shelf,
      }),
  };
}
