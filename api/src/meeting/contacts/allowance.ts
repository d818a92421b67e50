import type { ContactAllowance } from '@aangan/shared-kit/contracts/contacts';
import { FREE_CONTACTS_A_MONTH, indiaMonth } from '@aangan/shared-kit/domain/contact-allowance';
import { CONTACT_PLAN_FACTS } from '@aangan/shared-kit/domain/contact-plan';
import { and, asc, eq, gt, lte } from 'drizzle-orm';
import { returnedFromBefore, type Spent, spentContacts } from './allowance.queries.ts';
import type { Reader } from './contacts.queries.ts';
import { type ContactPlanRow, contactPlan } from './contacts.tables.ts';

interface Allowance {
  /** Figures as shown to the person. */
  readonly summary: ContactAllowance;
  /** The plan that the next contact is charged to; undefined for free contacts, and if none are left. */
  readonly nextPlanId: string | undefined;
  readonly hasPlan: boolean;
}

/**
 * Contact allowance of a person: from their active plans, or the free contacts of the month. A returned contact does
 * not count. One from an earlier month or an expired plan is added in the month of its return.
 * @param now epoch ms
 */
export async function allowanceOf(reader: Reader, seekerId: string, now: number): Promise<Allowance> {
  const { start, end } = indiaMonth(now);
  const plans = await plansInForce(reader, seekerId, new Date(now));
  const spent = await spentContacts(
    reader,
    seekerId,
    new Date(start),
    plans.map(({ id }) => id),
  );
  const extra = await returnedFromBefore(reader, seekerId, { monthStart: new Date(start), now: new Date(now) });
  if (plans.length === 0) return allowance(FREE_CONTACTS_A_MONTH + extra, spent.free, end, undefined);
  const limit = plans.reduce((sum, { contacts }) => sum + contacts, extra);
  const used = plans.reduce((sum, { id }) => sum + usedOf(spent, id), 0);
  const next = plans.find(({ id, contacts }) => usedOf(spent, id) < contacts) ?? plans.at(-1);
  const renewsOn = Math.max(...plans.map(({ to }) => to.getTime()));
  return allowance(limit, used, renewsOn, next);
}

/** Contacts of the active plans, or the free contacts of the month; without returned ones. @param now epoch ms */
export async function contactsAMonth(reader: Reader, seekerId: string, now: number): Promise<number> {
  const plans = await plansInForce(reader, seekerId, new Date(now));
  return plans.length === 0 ? FREE_CONTACTS_A_MONTH : plans.reduce((sum, { contacts }) => sum + contacts, 0);
}

function allowance(limit: number, used: number, renewsOn: number, next: ContactPlanRow | undefined): Allowance {
  const plan = next ? CONTACT_PLAN_FACTS[next.plan].name : null;
  return {
    summary: { limit, used, left: Math.max(0, limit - used), renewsOn, plan },
    nextPlanId: next?.id,
    hasPlan: next !== undefined,
  };
}

function usedOf({ byPlan }: Spent, planId: string): number {
  return byPlan.get(planId) ?? 0;
}

/** The active plans, earliest expiry first, so that the allowance that expires first is used first. */
function plansInForce(reader: Reader, accountId: string, at: Date): Promise<ContactPlanRow[]> {
  return reader
    .select()
    .from(contactPlan)
    .where(and(eq(contactPlan.accountId, accountId), lte(contactPlan.from, at), gt(contactPlan.to, at)))
    .orderBy(asc(contactPlan.to), asc(contactPlan.id));
}
