import { indiaDayStart } from '@aangan/shared-kit/domain/india-day';
import { VISIT_LIMITS } from '@aangan/shared-kit/domain/visit-limits';
import { and, eq, gte, lt, ne, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../foundation/database/public.ts';
import type { HomeToVisit, Reader } from './home-to-visit.queries.ts';
import { bookableDays, offeredSlots } from './offered-slots.ts';
import { isOpen, type SlotAsker, type SlotFacts, type SlotState, slotState } from './slot-state.ts';
import { slotHold, visit } from './visits.tables.ts';

/** Visits and holds at the hours of a home's host, by epoch ms: from inclusive, to exclusive. */
async function factsBetween(
  reader: Reader,
  { host, id }: Pick<HomeToVisit, 'host' | 'id'>,
  from: number,
  to: number,
): Promise<ReadonlyMap<number, SlotFacts>> {
  const start = new Date(from);
  const end = new Date(to);
  const ofHome = or(eq(visit.host, host), eq(visit.listingId, id));
  // Sequential, because a transaction has one connection.
  const visits = await reader
    .select({ startsAt: visit.startsAt, visitorId: visit.visitorId, listingId: visit.listingId })
    .from(visit)
    .where(and(ofHome, ne(visit.state, 'cancelled'), gte(visit.startsAt, start), lt(visit.startsAt, end)));
  const holds = await reader
    .select({
      startsAt: slotHold.startsAt,
      holder: slotHold.holder,
      releaseAt: slotHold.releaseAt,
      guestNetwork: slotHold.guestNetwork,
    })
    .from(slotHold)
    .where(and(eq(slotHold.host, host), gte(slotHold.startsAt, start), lt(slotHold.startsAt, end)));
  const facts = new Map<number, SlotFacts>();
  for (const { startsAt, holder, releaseAt, guestNetwork } of holds) {
    const hold = { holder, releaseAt: releaseAt.getTime(), guest: guestNetwork !== null };
    facts.set(startsAt.getTime(), { visit: undefined, hold });
  }
  for (const { startsAt, ...booked } of visits) {
    facts.set(startsAt.getTime(), { hold: facts.get(startsAt.getTime())?.hold, visit: booked });
  }
  return facts;
}

const NOTHING: SlotFacts = { visit: undefined, hold: undefined };

/** All slots of a home with their state for a person, by epoch ms in order. @param now epoch ms */
export async function slotStates(
  reader: Reader,
  home: HomeToVisit,
  asker: SlotAsker,
  now: number,
): Promise<ReadonlyMap<number, SlotState>> {
  const slots = offeredSlots(home, now);
  const last = slots.at(-1);
  if (last === undefined) return new Map();
  const facts = await factsBetween(reader, home, now, last + 1);
  return new Map(slots.map((slot) => [slot, slotState(facts.get(slot) ?? NOTHING, home.id, asker, now)]));
}

/** The slots that the person can book. */
export function openSlots(states: ReadonlyMap<number, SlotState>): readonly number[] {
  return [...states].flatMap(([slot, state]) => (isOpen(state) ? [slot] : []));
}

/** State of one slot. After {@link lockSlot} it does not change until the transaction ends. */
export async function oneSlotState(
  reader: Reader,
  home: HomeToVisit,
  startsAt: number,
  asker: SlotAsker,
  now: number,
): Promise<SlotState> {
  const facts = await factsBetween(reader, home, startsAt, startsAt + 1);
  return slotState(facts.get(startsAt) ?? NOTHING, home.id, asker, now);
}

/**
 * Locks this hour of the host until the transaction ends. The unique indexes protect the hour even without the lock.
 */
export async function lockSlot(transaction: Transaction, home: HomeToVisit, startsAt: number): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${slotName(home, startsAt)}, 0))`);
}

/** Lock key of an hour of a host. */
export function slotName({ host }: Pick<HomeToVisit, 'host'>, startsAt: number): string {
  return `visit slot ${host} ${startsAt}`;
}

/**
 * Times of other people's visits to a home, epoch ms in order: of a day in India, or of all days that can be booked.
 */
export async function timesOfOthers(
  reader: Reader,
  home: HomeToVisit,
  accountId: string | undefined,
  { day, now }: { readonly day?: string; readonly now: number },
): Promise<number[]> {
  const days = bookableDays(now);
  const from = indiaDayStart(day ?? days[0] ?? '');
  // Days that cannot be booked are not listed.
  if (day !== undefined && !days.includes(day)) return [];
  const facts = await factsBetween(reader, home, from, from + (day === undefined ? days.length : 1) * DAY_MS);
  return [...facts]
    .flatMap(([time, { visit: booked }]) => (booked && booked.visitorId !== accountId ? [time] : []))
    .toSorted((one, other) => one - other);
}

const DAY_MS = 24 * VISIT_LIMITS.slotMs;
