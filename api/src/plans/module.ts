import { planCalls } from '@aangan/shared-kit/contracts/plans';
import { defineModule } from '../foundation/module/public.ts';
import { PLAN_TERMS } from '../money/entitlements/public.ts';
import { planTermsOf } from './plan-terms.queries.ts';
import { planHandlers } from './plans.routes.ts';
import * as tables from './plans.tables.ts';

/** Plans that people can compare. */
export const plans = defineModule({
  name: 'plans',
  calls: planCalls,
  handlers: ({ database }) => planHandlers(database),
  provides: (api) => api.provide(PLAN_TERMS, (code) => planTermsOf(api.database, code)),
  tables,
});
