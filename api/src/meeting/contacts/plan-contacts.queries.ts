import type { ReturnReason } from '@aangan/shared-kit/domain/contact-claim';
import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import type { PlanContacts, PlanReader } from '../../money/entitlements/public.ts';
import { contact, contactClaim, contactRequest, contactReturn } from './contacts.tables.ts';

/** Contacts that plans have given, and that came back to them; requests that wait count as used. */
export async function contactsOfPlans(
  reader: PlanReader,
  planIds: readonly string[],
): Promise<ReadonlyMap<string, PlanContacts>> {
  if (planIds.length === 0) return new Map();
  const given = await reader
    .select({
      planId: sql<string>`${contact.planId}`,
      used: sql<number>`(count(*) - count(${contactReturn.contactId}))::int`,
      returned: sql<number>`count(${contactReturn.contactId})::int`,
    })
    .from(contact)
    .leftJoin(contactReturn, eq(contactReturn.contactId, contact.id))
    .where(inArray(contact.planId, [...planIds]))
    .groupBy(contact.planId);
  const waiting = await reader
    .select({ planId: sql<string>`${contactRequest.planId}`, number: count() })
    .from(contactRequest)
    .where(and(inArray(contactRequest.planId, [...planIds]), eq(contactRequest.state, 'waiting')))
    .groupBy(contactRequest.planId);
  const byPlan = new Map<string, PlanContacts>(given.map(({ planId, used, returned }) => [planId, { used, returned }]));
  for (const { planId, number } of waiting) {
    const { used = 0, returned = 0 } = byPlan.get(planId) ?? {};
    byPlan.set(planId, { used: used + number, returned });
  }
  return byPlan;
}

/** A contact of a plan, or a request that waits for the owner. */
export interface PlanContactRow {
  /** Null for a request. */
  readonly contactId: string | null;
  readonly listingId: string;
  readonly at: Date;
  /** Whether the seeker has claimed that it did not work, and the owner has not denied it. */
  readonly claimed: boolean;
  readonly why: ReturnReason | null;
  readonly returnedAt: Date | null;
}

/** One page of a plan's contacts, newest first; requests that wait are in front. */
export async function contactsOfPlan(
  database: Database,
  planId: string,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ rows: PlanContactRow[]; total: number }> {
  const given = database
    .select({
      contactId: sql<string | null>`${contact.id}`.as('contact_id'),
      listingId: contact.listingId,
      at: contact.createdAt,
      claimed: sql<boolean>`(${contactClaim.contactId} is not null and ${contactClaim.ownerAgrees} is not false)`.as(
        'claimed',
      ),
      why: contactReturn.reason,
      returnedAt: contactReturn.at,
    })
    .from(contact)
    .leftJoin(contactClaim, eq(contactClaim.contactId, contact.id))
    .leftJoin(contactReturn, eq(contactReturn.contactId, contact.id))
    .where(eq(contact.planId, planId))
    .orderBy(desc(contact.createdAt), desc(contact.id))
    .offset(offset)
    .limit(limit);
  const open = and(eq(contactRequest.planId, planId), eq(contactRequest.state, 'waiting'));
  const [rows, waiting, total] = await Promise.all([
    given,
    offset > 0 ? [] : database.select().from(contactRequest).where(open).orderBy(desc(contactRequest.createdAt)),
    database.$count(contact, eq(contact.planId, planId)),
  ]);
  const requests = waiting.map(({ listingId, createdAt }) => ({
    ...{ contactId: null, claimed: false, why: null, returnedAt: null },
    listingId,
    at: createdAt,
  }));
  return { rows: [...requests, ...rows], total };
}
