import { planPurchaseCalls } from '@aangan/shared-kit/contracts/plan-purchase';
import { planCalls } from '@aangan/shared-kit/contracts/plans';
import { staffPlanCalls } from '@aangan/shared-kit/contracts/staff-plans';
import { defineModule, KEPT_FOR_LAW } from '../foundation/module/public.ts';
import { PLAN_TERMS } from '../money/entitlements/public.ts';
import { ordersOf } from '../money/orders/public.ts';
import { callDepsOf } from '../people/sessions/public.ts';
import { staffCallDepsOf } from '../people/staff/public.ts';
import * as coupons from './coupons/coupons.tables.ts';
import { planTermsOf } from './plan-terms.queries.ts';
import { planHandlers } from './plans.routes.ts';
import * as plansTables from './plans.tables.ts';
import { PLAN, planSale } from './purchase/plan.sale.ts';
import { deleteOrphans } from './purchase/plan-purchase.queries.ts';
import * as purchases from './purchase/plan-purchase.tables.ts';
import { purchaseHandlers } from './purchase/purchase.routes.ts';
import { staffPlanHandlers } from './staff-plans.routes.ts';
import { storeCatalogue } from './store-catalogue.ts';

/** Plans that people compare and buy. */
export const plans = defineModule({
  name: 'plans',
  calls: { ...planCalls, ...planPurchaseCalls, ...staffPlanCalls },
  handlers: (api) => ({
    ...planHandlers(api.database, api.settings),
    ...staffPlanHandlers(api.use(staffCallDepsOf)),
    ...purchaseHandlers({
      ...api.use(callDepsOf),
      orders: api.use(ordersOf),
    }),
  }),
  provides: ({ database, settings, provide }) =>
    provide(PLAN_TERMS, (code) => planTermsOf(database, code, new Date(settings.now()))),
  payments: { [PLAN]: planSale },
  tables: { ...plansTables, ...purchases, ...coupons },
  personalData: {
    tables: [
      { name: 'planPurchases', table: purchases.planPurchase, onDeletion: KEPT_FOR_LAW },
      { name: 'couponUses', table: coupons.couponUse, onDeletion: 'remove' },
    ],
  },
  retention: [{ name: 'plan choices whose orders are gone', days: 90, remove: deleteOrphans }],
  prepare: storeCatalogue,
});
