import type { ContactAllowance } from '@aangan/shared-kit/contracts/contacts';
import { FREE_CONTACTS_A_MONTH, indiaMonth } from '@aangan/shared-kit/domain/contact-allowance';
import type { ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { type BoughtPlan, givesContacts, plansInForce } from '../../money/entitlements/public.ts';
import { returnedFromBefore, type Spent, spentContacts } from './allowance.queries.ts';
import type { Reader } from './contacts.queries.ts';

interface Allowance {
  /** Figures as shown to the person. */
  readonly summary: ContactAllowance;
  /** The plan that the next contact is charged to; undefined for free contacts, and if none are left. */
  readonly nextPlanId: string | undefined;
  readonly hasPlan: boolean;
  /** Has a plan with contacts, for other kinds of listing alone. */
  readonly hasOtherPlan: boolean;
}

/**
 * Contact allowance of a person: from their active plans, or the free contacts of the month. A returned contact does
 * not count. One from an earlier month or an expired plan is added in the month of its return.
 * @param now epoch ms
 * @param category the kind of listing to be asked about: plans for other kinds do not count; undefined for all plans
 */
export async function allowanceOf(
  reader: Reader,
  seekerId: string,
  now: number,
  category?: ListingCategory,
): Promise<Allowance> {
  const { start, end } = indiaMonth(now);
  const all = await contactPlans(reader, seekerId, now);
  const plans = category ? all.filter((plan) => givesContacts(plan, category)) : all;
  const spent = await spentContacts(
    reader,
    seekerId,
    new Date(start),
    plans.map(({ id }) => id),
  );
  const extra = await returnedFromBefore(reader, seekerId, { monthStart: new Date(start), now: new Date(now) });
  if (plans.length === 0) {
    const free = allowance(FREE_CONTACTS_A_MONTH + extra, spent.free, end, undefined);
    return { ...free, hasOtherPlan: all.length > 0 };
  }
  const limit = plans.reduce((sum, plan) => sum + contactsOf(plan), extra);
  const used = plans.reduce((sum, { id }) => sum + usedOf(spent, id), 0);
  const next = plans.find((plan) => usedOf(spent, plan.id) < contactsOf(plan)) ?? plans.at(-1);
  const renewsOn = Math.max(...plans.map(({ to }) => to.getTime()));
  return allowance(limit, used, renewsOn, next);
}

/** Contacts of the active plans, or the free contacts of the month; without returned ones. @param now epoch ms */
export async function contactsAMonth(reader: Reader, seekerId: string, now: number): Promise<number> {
  const plans = await contactPlans(reader, seekerId, now);
  return plans.length === 0 ? FREE_CONTACTS_A_MONTH : plans.reduce((sum, plan) => sum + contactsOf(plan), 0);
}

function allowance(limit: number, used: number, renewsOn: number, next: BoughtPlan | undefined): Allowance {
  const plan = next?.terms.name ?? null;
  return {
    summary: { limit, used, left: Math.max(0, limit - used), renewsOn, plan },
    nextPlanId: next?.id,
    hasPlan: next !== undefined,
    hasOtherPlan: false,
  };
}

/** The active plans with contacts, earliest expiry first. */
async function contactPlans(reader: Reader, accountId: string, now: number): Promise<BoughtPlan[]> {
  const plans = await plansInForce(reader, accountId, new Date(now));
  return plans.filter(({ terms }) => terms.contacts !== null);
}

function contactsOf({ terms }: BoughtPlan): number {
  return terms.contacts ?? 0;
}

function usedOf({ byPlan }: Spent, planId: string): number {
  return byPlan.get(planId) ?? 0;
}
