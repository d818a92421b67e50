import { myPlanCalls, myPlanTopics } from '@aangan/shared-kit/contracts/my-plans';
import { managerQueueCalls } from '@aangan/shared-kit/contracts/property-manager';
import { staffClaimCalls } from '@aangan/shared-kit/contracts/staff-money';
import { defineModule, KEPT_FOR_LAW } from '../../foundation/module/public.ts';
import { idempotencyOf } from '../../people/idempotency/public.ts';
import { MANAGED_PLAN } from '../../people/property-manager/public.ts';
import { staffCallDepsOf } from '../../people/staff/public.ts';
import { refundDepsOf } from '../refunds/public.ts';
import * as tables from './entitlements.tables.ts';
import { hasManager } from './entitlements.ts';
import { managerQueueHandlers } from './manager-queue.routes.ts';
import { myPlanTopicHandlers } from './my-plans.live.ts';
import { myPlanHandlers } from './my-plans.routes.ts';
import { endLongPauses } from './pause-plan.ts';
import { PLAN_CONTACTS } from './ports.ts';
import { staffClaimHandlers } from './staff-claims.ts';

const PAUSES_JOB = 'plans-end-pauses';

/** Plans that people have, and what they give. */
export const entitlements = defineModule({
  name: 'money/entitlements',
  calls: { ...myPlanCalls, ...staffClaimCalls, ...managerQueueCalls },
  handlers: (api) => {
    const services = {
      ...api.use(staffCallDepsOf),
      ...api.use(refundDepsOf),
      idempotency: api.use(idempotencyOf),
      contactsOf: api.ask(PLAN_CONTACTS),
    };
    return { ...myPlanHandlers(services), ...staffClaimHandlers(services), ...managerQueueHandlers(services) };
  },
  provides: (api) => api.provide(MANAGED_PLAN, hasManager),
  topics: myPlanTopics,
  live: () => myPlanTopicHandlers(),
  jobs({ database, jobs, settings }) {
    jobs.work(PAUSES_JOB, () => endLongPauses(database, new Date(settings.now())));
    jobs.schedule(PAUSES_JOB, '17 * * * *');
  },
  staffQueues: [
    { title: 'Claims on plans', list: 'GET /api/v1/staff/plan-claims', role: 'money' },
    { title: 'Managers to assign', list: 'GET /api/v1/staff/property-managers/waiting', role: 'services' },
  ],
  tables,
  personalData: {
    tables: [
      { name: 'plans', table: tables.boughtPlan, onDeletion: KEPT_FOR_LAW },
      { name: 'planClaims', table: tables.planClaim, onDeletion: KEPT_FOR_LAW },
    ],
  },
});
