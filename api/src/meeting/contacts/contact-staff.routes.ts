import type { contactCalls } from '@aangan/shared-kit/contracts/contacts';
import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import { badInput, type CallHandlers, callError } from '../../foundation/server/public.ts';
import { grantPlan } from '../../money/entitlements/public.ts';
import { accountOfId } from '../../people/accounts/public.ts';
import type { ContactDeps } from './contact-deps.ts';

type StaffCall = 'POST /api/v1/staff/contact-plans';

/** Plans that staff grant. */
export function contactStaffHandlers({
  database,
  sessions,
  now,
  audit,
  planTerms,
}: ContactDeps): CallHandlers<Pick<typeof contactCalls, StaffCall>> {
  return {
    async 'POST /api/v1/staff/contact-plans'({ body: { accountId, plan, days } }, request) {
      const staff = await sessions.staff(request, 'money');
      if (!(await accountOfId(database, accountId))) throw callError('no-person');
      const onSale = await planTerms(plan);
      if (!onSale?.contacts) throw badInput('body.plan', 'Choose a plan with contacts, such as TENANT_RELAX.');
      const from = new Date(now());
      const terms = { ...onSale, days, paidPaise: 0, refund: 'none' as const };
      const id = await grantPlan(database, { accountId, orderId: null, terms, from });
      await audit.note({ event: 'staff-action', accountId: staff.accountId, detail: 'contact plan given' }, request);
      return { id, contacts: onSale.contacts, to: from.getTime() + days * DAY_MS };
    },
  };
}
