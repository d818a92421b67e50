import { and, count, eq, gte, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { boughtPlan } from '../../money/entitlements/public.ts';
import type { Reader } from './contacts.queries.ts';
import { contact, contactRequest, contactReturn } from './contacts.tables.ts';

export interface Spent {
  /** Contacts used this month without a plan. */
  readonly free: number;
  /** Contacts used, by plan. */
  readonly byPlan: ReadonlyMap<string, number>;
}

/** Used contacts of a person: given and not returned, plus requests that wait for an owner's answer. */
export async function spentContacts(
  reader: Reader,
  seekerId: string,
  monthStart: Date,
  planIds: readonly string[],
): Promise<Spent> {
  const ofPlans = (column: typeof contact.planId | typeof contactRequest.planId) =>
    planIds.length > 0 ? inArray(column, [...planIds]) : sql`false`;
  const given = await reader
    .select({ planId: contact.planId, number: count() })
    .from(contact)
    .leftJoin(contactReturn, eq(contactReturn.contactId, contact.id))
    .where(
      and(
        eq(contact.seekerId, seekerId),
        isNull(contactReturn.contactId),
        or(ofPlans(contact.planId), and(isNull(contact.planId), gte(contact.createdAt, monthStart))),
      ),
    )
    .groupBy(contact.planId);
  // Requests from last month count too: the owner's yes makes them contacts of this month.
  const waiting = await reader
    .select({ planId: contactRequest.planId, number: count() })
    .from(contactRequest)
    .where(
      and(
        eq(contactRequest.seekerId, seekerId),
        eq(contactRequest.state, 'waiting'),
        or(ofPlans(contactRequest.planId), isNull(contactRequest.planId)),
      ),
    )
    .groupBy(contactRequest.planId);
  const byPlan = new Map<string | null, number>();
  for (const { planId, number } of [...given, ...waiting]) byPlan.set(planId, (byPlan.get(planId) ?? 0) + number);
  const free = byPlan.get(null) ?? 0;
  byPlan.delete(null);
  return { free, byPlan: byPlan as Map<string, number> };
}

/**
 * Contacts returned this month that do not lower a current count: free ones of an earlier month, and those of plans
 * that expired or were upgraded. A cancelled plan was paid back.
 */
export async function returnedFromBefore(
  reader: Reader,
  seekerId: string,
  { monthStart, now }: { readonly monthStart: Date; readonly now: Date },
): Promise<number> {
  const [row] = await reader
    .select({ number: count() })
    .from(contactReturn)
    .innerJoin(contact, eq(contact.id, contactReturn.contactId))
    .leftJoin(boughtPlan, eq(boughtPlan.id, contact.planId))
    .where(
      and(
        eq(contact.seekerId, seekerId),
        gte(contactReturn.at, monthStart),
        or(
          and(isNull(contact.planId), lt(contact.createdAt, monthStart)),
          and(isNotNull(contact.planId), isNull(boughtPlan.endedAt), sql`${boughtPlan.to} <= ${now.toISOString()}`),
          eq(boughtPlan.endedWhy, 'upgraded'),
        ),
      ),
    );
  return row?.number ?? 0;
}
