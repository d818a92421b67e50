import type { ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { MANAGED_SERVICES, type PlanService } from '@aangan/shared-kit/domain/plan-service';
import { and, asc, eq, gt, inArray, isNull, lte, type SQL } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import { type BoughtPlan, boughtPlan, planUnlock } from './entitlements.tables.ts';

export type PlanReader = Pick<Database, 'select' | '$count'>;

/** What a person's plans give them now. */
interface Entitlements {
  /** Plans in force; the one that ends first is in front. */
  readonly plans: readonly BoughtPlan[];
  /** Registered deals beyond those of each day. */
  readonly unlocks: { readonly limit: number; readonly used: number; readonly left: number };
  readonly services: ReadonlySet<PlanService>;
}

/**
 * What a person may use now: the one call for other areas. Contacts that a plan has left are known to the contacts
 * module.
 */
export async function entitlementsOf(reader: PlanReader, accountId: string, now: Date): Promise<Entitlements> {
  const plans = await plansInForce(reader, accountId, now);
  const limit = plans.reduce((sum, { terms }) => sum + (terms.transactionDetails ?? 0), 0);
  const ids = plans.map(({ id }) => id);
  const used = limit === 0 ? 0 : await reader.$count(planUnlock, inArray(planUnlock.planId, ids));
  return {
    plans,
    unlocks: { limit, used, left: Math.max(0, limit - used) },
    services: new Set(plans.flatMap(({ terms }) => terms.services)),
  };
}

/** Whether a plan in force comes with a relationship manager or property management. */
export async function hasManager(reader: PlanReader, accountId: string, now: Date): Promise<boolean> {
  const { services } = await entitlementsOf(reader, accountId, now);
  return MANAGED_SERVICES.some((service) => services.has(service));
}

/** The plans in force, neither paused nor ended, earliest expiry first, so that what expires first is used first. */
export function plansInForce(reader: PlanReader, accountId: string, now: Date): Promise<BoughtPlan[]> {
  return reader
    .select()
    .from(boughtPlan)
    .where(and(eq(boughtPlan.accountId, accountId), inForce(now)))
    .orderBy(asc(boughtPlan.to), asc(boughtPlan.id));
}

/** The condition of plans in force. */
export function inForce(now: Date): SQL | undefined {
  return and(
    lte(boughtPlan.from, now),
    gt(boughtPlan.to, now),
    isNull(boughtPlan.endedAt),
    isNull(boughtPlan.pausedAt),
  );
}

/** Whether the contacts of a plan are for this kind of listing. */
export function givesContacts({ terms }: BoughtPlan, category: ListingCategory): boolean {
  return terms.contacts !== null && terms.covers.includes(category);
}
