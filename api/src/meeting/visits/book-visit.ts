import { randomBytes } from 'node:crypto';
import type { LeadAttribution } from '@aangan/shared-kit/domain/lead-attribution';
import { VISIT_LIMITS } from '@aangan/shared-kit/domain/visit-limits';
import { and, eq, gt, ne } from 'drizzle-orm';
import type { Transaction } from '../../foundation/database/transaction.ts';
import { messageTime } from '../../foundation/messages/message-time.ts';
import { CallError } from '../../foundation/server/call-error.ts';
import { lockAccount } from '../../people/accounts/lock-account.ts';
import { listing } from '../../search/listings/property.tables.ts';
import { holdOf } from '../contacts/contact-outcome.ts';
import { standingReports } from '../contacts/contacts.queries.ts';
import type { HomeToVisit, Reader } from './home-to-visit.queries.ts';
import { isOffered } from './offered-slots.ts';
import type { SlotAsker } from './slot-state.ts';
import { lockSlot, oneSlotState, slotName } from './slots.queries.ts';
import type { VisitParts } from './visit-parts.ts';
import { SlotGone, VISIT_MESSAGES, VisitInTheWay } from './visit-refusals.ts';
import { slotHold, type VisitRow, visit } from './visits.tables.ts';

interface Booking extends SlotAsker {
  readonly accountId: string;
  readonly home: HomeToVisit;
  /** Epoch ms. */
  readonly startsAt: number;
  /** Moves the visit to this home that there is. */
  readonly reschedule: boolean;
  readonly sponsored: boolean;
  readonly attribution: LeadAttribution;
}

export interface Booked {
  readonly visit: VisitRow;
  /** `repeated`: it was so before, and nobody is told again. */
  readonly effect: 'booked' | 'moved' | 'repeated';
}

/**
 * Books a slot, or moves a visit to it. Behind two locks: the visitor's account, so that one person's bookings come one
 * after another, and the hour of the host, so that everybody who wants it does. Three unique indexes say the same again.
 * @param now epoch ms
 * @throws SlotGone 409 when the slot is not to be had; VisitInTheWay 409 for what the visitor has already
 * @throws CallError 403 for one's own home and for reported people, 409 with too many visits
 */
export function bookVisit(
  { database, turns }: Pick<VisitParts, 'database' | 'turns'>,
  booking: Booking,
  now: number,
): Promise<Booked> {
  const { home, startsAt, accountId } = booking;
  return turns(slotName(home, startsAt), async () => {
    // Who comes late is sent away here, without a transaction.
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

/** @throws SlotGone */
async function assertOpen(reader: Reader, { home, ...booking }: Booking, now: number) {
  if (home.ownerId === booking.accountId) throw new CallError(403, VISIT_MESSAGES.own);
  const state = await oneSlotState(reader, home, booking.startsAt, booking, now);
  if (state === 'yours') return state;
  if (!isOffered(home, booking.startsAt, now)) throw new SlotGone(home.closed ?? VISIT_MESSAGES.notOffered);
  if (state === 'taken' || state === 'held') throw new SlotGone(VISIT_MESSAGES[state]);
  return state;
}

/** What else a person may not do. */
async function assertFits(
  reader: Reader,
  before: VisitRow | undefined,
  { accountId, startsAt, reschedule }: Booking,
  now: number,
): Promise<void> {
  if (before && !reschedule) {
    const when = messageTime(before.startsAt.getTime());
    throw new VisitInTheWay(`You have a visit to this home on ${when}. Move that one, or cancel it.`);
  }
  if (!before && reschedule) throw new VisitInTheWay(VISIT_MESSAGES.nothingToMove);
  if (holdOf(await standingReports(reader, accountId)) !== undefined) throw new CallError(403, VISIT_MESSAGES.reported);
  const [elsewhere] = await reader
    .select({ title: listing.title })
    .from(visit)
    .leftJoin(listing, eq(listing.id, visit.listingId))
    .where(and(eq(visit.visitorId, accountId), eq(visit.startsAt, new Date(startsAt)), ne(visit.state, 'cancelled')));
  if (elsewhere) {
    const other = elsewhere.title ?? 'another home';
    throw new VisitInTheWay(`At this time you visit ${other}. Please choose another slot, or move that visit.`);
  }
  const toCome = and(eq(visit.visitorId, accountId), eq(visit.state, 'booked'), gt(visit.startsAt, new Date(now)));
  if (!before && (await reader.$count(visit, toCome)) >= VISIT_LIMITS.upcoming) {
    throw new CallError(409, `You have ${VISIT_LIMITS.upcoming} visits to come. Cancel one to book another.`);
  }
}

/** The visit of a person to a home that is still to come. @param now epoch ms */
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
  if (home.ownerId === undefined) throw new SlotGone(VISIT_MESSAGES.noOwner);
  const rows = await transaction
    .insert(visit)
    .values({
      id: `vis_${randomBytes(15).toString('base64url')}`,
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
    throw new SlotGone(VISIT_MESSAGES.taken);
  }
}

const UNIQUE_VIOLATION = '23505';

function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && error.code === UNIQUE_VIOLATION) return true;
  return error.cause !== undefined && isUniqueViolation(error.cause);
}

/** The row that was written; none means that an index kept the hour for somebody else. */
function taken([row]: readonly VisitRow[]): VisitRow {
  if (!row) throw new SlotGone(VISIT_MESSAGES.taken);
  return row;
}
