import type { LeadAttribution } from '@aangan/shared-kit/domain/lead-attribution';
import { VISIT_LIMITS } from '@aangan/shared-kit/domain/visit-limits';
import { and, eq, gt, ne } from 'drizzle-orm';
import { isUniqueViolation, type Transaction } from '../../foundation/database/public.ts';
import { messageTime } from '../../foundation/messages/public.ts';
import { newId } from '../../foundation/random/public.ts';
import { CallError } from '../../foundation/server/public.ts';
import { lockAccount } from '../../people/accounts/public.ts';
import { listing } from '../../search/listings/public.ts';
import { holdOf, openReports, showInterest } from '../contacts/public.ts';
import type { HomeToVisit, Reader } from './home-to-visit.queries.ts';
import { isOffered } from './offered-slots.ts';
import type { SlotAsker } from './slot-state.ts';
import { lockSlot, oneSlotState, slotName } from './slots.queries.ts';
import { assertSyntheticStays } from './synthetic-visits.ts';
import type { VisitDeps } from './visit-deps.ts';
import { SlotUnavailable, VISIT_MESSAGES, VisitConflict } from './visit-refusals.ts';
import { slotHold, type VisitRow, visit } from './visits.tables.ts';

interface Booking extends SlotAsker {
  readonly accountId: string;
  readonly home: HomeToVisit;
  /** Epoch ms. */
  readonly startsAt: number;
  /** Moves the existing visit to this home. */
  readonly reschedule: boolean;
  readonly sponsored: boolean;
  readonly attribution: LeadAttribution;
}

export interface Booked {
  readonly visit: VisitRow;
  /** `repeated`: the visit was booked before, and nobody is notified again. */
  readonly effect: 'booked' | 'moved' | 'repeated';
}

/**
 * Books a slot, or moves a visit to it. Two locks serialise concurrent requests: one on the visitor's account, one on
 * the hour of the host. Three unique indexes enforce the same.
 * @param now epoch ms
 * @throws SlotUnavailable 409 when the slot is not available; VisitConflict 409 for conflicts with the visitor's own visits
 * @throws CallError 403 for their own home and for reported people, 409 with too many visits
 */
export function bookVisit(
  { database, turns, synthetic }: Pick<VisitDeps, 'database' | 'turns' | 'synthetic'>,
  booking: Booking,
  now: number,
): Promise<Booked> {
  const { home, startsAt, accountId } = booking;
  return turns(slotName(home, startsAt), async () => {
    await assertSyntheticStays({ database, synthetic }, accountId, home.id);
    // Rejects late requests early, without a transaction.
    await assertOpen(database, booking, now);
    return database.transaction(async (transaction) => {
      await lockAccount(transaction, accountId);
      await lockSlot(transaction, home, startsAt);
      const state = await assertOpen(transaction, booking, now);
      const before = await upcomingVisit(transaction, accountId, home.id, now);
      if (state === 'yours' && before) return { visit: before, effect: 'repeated' };
      await assertFits(transaction, before, booking, now);
      const visit = before ? await move(transaction, before, booking, now) : await insert(transaction, booking, now);
      await transaction
        .delete(slotHold)
        .where(and(eq(slotHold.host, home.host), eq(slotHold.startsAt, new Date(startsAt))));
      return { visit, effect: before ? 'moved' : 'booked' };
    });
  });
}

/** @throws SlotUnavailable */
async function assertOpen(reader: Reader, { home, ...booking }: Booking, now: number) {
  if (home.ownerId === booking.accountId) throw new CallError(403, VISIT_MESSAGES.own);
  const state = await oneSlotState(reader, home, booking.startsAt, booking, now);
  if (state === 'yours') return state;
  if (!isOffered(home, booking.startsAt, now)) throw new SlotUnavailable(home.closed ?? VISIT_MESSAGES.notOffered);
  if (state === 'taken' || state === 'held') throw new SlotUnavailable(VISIT_MESSAGES[state]);
  return state;
}

/** Further checks on the person. */
async function assertFits(
  reader: Reader,
  before: VisitRow | undefined,
  { accountId, startsAt, reschedule }: Booking,
  now: number,
): Promise<void> {
  if (before && !reschedule) {
    const when = messageTime(before.startsAt.getTime());
    throw new VisitConflict(`You have a visit to this home on ${when}. Move that one, or cancel it.`);
  }
  if (!before && reschedule) throw new VisitConflict(VISIT_MESSAGES.nothingToMove);
  if (holdOf(await openReports(reader, accountId)) !== undefined) throw new CallError(403, VISIT_MESSAGES.reported);
  const [elsewhere] = await reader
    .select({ title: listing.title })
    .from(visit)
    .leftJoin(listing, eq(listing.id, visit.listingId))
    .where(and(eq(visit.visitorId, accountId), eq(visit.startsAt, new Date(startsAt)), ne(visit.state, 'cancelled')));
  if (elsewhere) {
    const other = elsewhere.title ?? 'another home';
    throw new VisitConflict(
      `You have a visit to ${other} at this time. Please choose another slot, or move that visit.`,
    );
  }
  const toCome = and(eq(visit.visitorId, accountId), eq(visit.state, 'booked'), gt(visit.startsAt, new Date(now)));
  if (!before && (await reader.$count(visit, toCome)) >= VISIT_LIMITS.upcoming) {
    throw new CallError(409, `You have ${VISIT_LIMITS.upcoming} upcoming visits. Cancel one to book another.`);
  }
}

/** The upcoming visit of a person to a home. @param now epoch ms */
export async function upcomingVisit(
  reader: Reader,
  accountId: string,
  listingId: string,
  now: number,
): Promise<VisitRow | undefined> {
  const [found] = await reader
    .select()
    .from(visit)
    .where(
      and(
        eq(visit.visitorId, accountId),
        eq(visit.listingId, listingId),
        eq(visit.state, 'booked'),
        gt(visit.startsAt, new Date(now)),
      ),
    );
  return found;
}

async function insert(
  transaction: Transaction,
  { home, accountId, startsAt, sponsored, attribution }: Booking,
  now: number,
): Promise<VisitRow> {
  if (home.ownerId === undefined) throw new SlotUnavailable(VISIT_MESSAGES.noOwner);
  const rows = await transaction
    .insert(visit)
    .values({
      id: newId('vis'),
      listingId: home.id,
      visitorId: accountId,
      ownerId: home.ownerId,
      host: home.host,
      startsAt: new Date(startsAt),
      state: 'booked',
      sponsored,
      sequence: 0,
      attribution,
      createdAt: new Date(now),
      changedAt: new Date(now),
    })
    .onConflictDoNothing()
    .returning();
  await showInterest(transaction, home.ownerId, new Date(now));
  return taken(rows);
}

async function move(
  transaction: Transaction,
  { id, sequence, sponsored }: VisitRow,
  { startsAt, sponsored: sponsoredNow }: Booking,
  now: number,
): Promise<VisitRow> {
  const moved = {
    startsAt: new Date(startsAt),
    sequence: sequence + 1,
    sponsored: sponsored || sponsoredNow,
    visitorReminded: null,
    ownerReminded: null,
    confirmAskedAt: null,
    confirmedAt: null,
    changedAt: new Date(now),
  };
  const still = and(eq(visit.id, id), eq(visit.sequence, sequence), eq(visit.state, 'booked'));
  try {
    return taken(await transaction.update(visit).set(moved).where(still).returning());
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new SlotUnavailable(VISIT_MESSAGES.taken);
  }
}

/** The inserted row; none means that a unique index found the hour taken. */
function taken([row]: readonly VisitRow[]): VisitRow {
  if (!row) throw new SlotUnavailable(VISIT_MESSAGES.taken);
  return row;
}
