import type { VISIT_OUTCOMES } from '@aangan/shared-kit/contracts/visits';
import { VISIT_LIMITS } from '@aangan/shared-kit/domain/visit-limits';
import { and, asc, desc, eq, gt, inArray, lte, ne, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../foundation/database/public.ts';
import { account } from '../../people/accounts/public.ts';
import type { Reader } from './home-to-visit.queries.ts';
import type { VisitRole } from './visit-state.ts';
import { type VisitRow, visit } from './visits.tables.ts';

/** Visits per page. */
export const VISITS_A_PAGE = 20;

export interface VisitsAsked {
  readonly accountId: string;
  readonly role: VisitRole;
  readonly when: 'upcoming' | 'past';
  /** Only of one listing. */
  readonly listingId?: string | undefined;
  /** From 1. */
  readonly page: number;
}

/** A person's visits on one side; one that is taking place now counts as upcoming. @param now epoch ms */
export async function visitsOf(
  database: Database,
  { accountId, role, when, listingId, page }: VisitsAsked,
  now: number,
): Promise<{ rows: VisitRow[]; total: number }> {
  const begun = new Date(now - VISIT_LIMITS.slotMs);
  const where = and(
    eq(role === 'visitor' ? visit.visitorId : visit.ownerId, accountId),
    listingId === undefined ? undefined : eq(visit.listingId, listingId),
    when === 'upcoming'
      ? and(eq(visit.state, 'booked'), gt(visit.startsAt, begun))
      : or(eq(visit.state, 'cancelled'), lte(visit.startsAt, begun)),
  );
  const first = when === 'upcoming' ? asc(visit.startsAt) : desc(visit.startsAt);
  const rows = await database
    .select()
    .from(visit)
    .where(where)
    .orderBy(first, visit.id)
    .offset((page - 1) * VISITS_A_PAGE)
    .limit(VISITS_A_PAGE);
  return { rows, total: await database.$count(visit, where) };
}

/** A visit of which the person is visitor or owner. */
export async function ownVisit(reader: Reader, accountId: string, visitId: string): Promise<VisitRow | undefined> {
  const [found] = await reader
    .select()
    .from(visit)
    .where(and(eq(visit.id, visitId), sql`${accountId} in (${visit.visitorId}, ${visit.ownerId})`));
  return found;
}

/** Side of a person in a visit; visitor, if both. */
export function roleIn({ visitorId }: VisitRow, accountId: string): VisitRole {
  return visitorId === accountId ? 'visitor' : 'owner';
}

/** Cancels an upcoming visit, unless it was changed meanwhile. @param now epoch ms */
export async function cancelVisit(
  database: Database,
  { id, sequence }: VisitRow,
  by: VisitRole,
  now: number,
): Promise<VisitRow | undefined> {
  const [row] = await database
    .update(visit)
    .set({ state: 'cancelled', cancelledBy: by, sequence: sequence + 1, changedAt: new Date(now) })
    .where(and(eq(visit.id, id), eq(visit.sequence, sequence), eq(visit.state, 'booked')))
    .returning();
  return row;
}

/** Cancels every upcoming visit of a deleted account, on either side: its hour is free again. */
export async function cancelVisitsToCome(transaction: Transaction, accountId: string, at: Date): Promise<void> {
  const sides = { visitor: visit.visitorId, owner: visit.ownerId } as const;
  for (const [cancelledBy, person] of Object.entries(sides) as [VisitRole, (typeof sides)[VisitRole]][]) {
    await transaction
      .update(visit)
      .set({ state: 'cancelled', cancelledBy, sequence: sql`${visit.sequence} + 1`, changedAt: at })
      .where(and(eq(person, accountId), eq(visit.state, 'booked'), gt(visit.startsAt, at)));
  }
}

/** Saves one side's statement on the outcome of a visit. */
export async function saveOutcome(
  database: Database,
  { id }: VisitRow,
  role: VisitRole,
  outcome: (typeof VISIT_OUTCOMES)[number],
): Promise<VisitRow | undefined> {
  const change = role === 'visitor' ? { visitorOutcome: outcome } : { ownerOutcome: outcome };
  const [row] = await database
    .update(visit)
    .set(change)
    .where(and(eq(visit.id, id), eq(visit.state, 'booked')))
    .returning();
  return row;
}

/** Saves that the visitor of an upcoming visit confirmed it, unless it was changed meanwhile. */
export async function confirmVisit(
  database: Database,
  { id, sequence }: VisitRow,
  now: number,
): Promise<VisitRow | undefined> {
  const [row] = await database
    .update(visit)
    .set({ confirmedAt: new Date(now) })
    .where(and(eq(visit.id, id), eq(visit.sequence, sequence), eq(visit.state, 'booked')))
    .returning();
  return row;
}

/** Names and zones of people by id. */
export async function peopleById(database: Database, ids: readonly string[]) {
  const rows = await database
    .select({ id: account.id, name: account.name, timeZone: account.timeZone, deletedAt: account.deletedAt })
    .from(account)
    .where(inArray(account.id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Homes that a person has visited, or will. */
export async function visitedHomes(database: Database, accountId: string): Promise<ReadonlySet<string>> {
  const rows = await database
    .selectDistinct({ listingId: visit.listingId })
    .from(visit)
    .where(and(eq(visit.visitorId, accountId), ne(visit.state, 'cancelled')));
  return new Set(rows.map(({ listingId }) => listingId));
}
