import type { contactCalls } from '@aangan/shared-kit/contracts/contacts';
import { CONTACT_PLAN_FACTS } from '@aangan/shared-kit/domain/contact-plan';
import type { Database } from '../../foundation/database/public.ts';
import { type ApiSettings, type CallHandlers, notFound } from '../../foundation/server/public.ts';
import { accountOfId } from '../../people/accounts/public.ts';
import type { ContactDeps } from './contact-deps.ts';
import { grantContactPlan } from './grant-contact-plan.ts';

type StaffCall = 'POST /api/v1/staff/contact-plans';

const DAY_MS = 86_400_000;

/** Contact plans that staff grant. */
export function contactStaffHandlers(
  database: Database,
  { now }: Pick<ApiSettings, 'now'>,
  { sessions, audit }: Pick<ContactDeps, 'sessions' | 'audit'>,
): CallHandlers<Pick<typeof contactCalls, StaffCall>> {
  return {
    async 'POST /api/v1/staff/contact-plans'({ body: { accountId, plan, days } }, request) {
      const staff = await sessions.staff(request, 'money');
      if (!(await accountOfId(database, accountId))) throw notFound('There is no such person.');
      const from = new Date(now());
      const to = new Date(now() + days * DAY_MS);
      const id = await grantContactPlan(database, { accountId, plan, from, to });
      await audit.note({ event: 'staff-action', accountId: staff.accountId, detail: 'contact plan given' }, request);
      return { id, contacts: CONTACT_PLAN_FACTS[plan].contacts, to: to.getTime() };
    },
  };
}
