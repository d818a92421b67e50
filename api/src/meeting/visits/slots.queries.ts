import { indiaDayStart } from '@aangan/shared-kit/domain/india-day';
import { VISIT_LIMITS } from '@aangan/shared-kit/domain/visit-limits';
import { and, eq, gte, lt, ne, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../foundation/database/transaction.ts';
import type { HomeToVisit, Reader } from './home-to-visit.queries.ts';
import { bookableDays, offeredSlots } from './offered-slots.ts';
import { isOpen, type SlotAsker, type SlotFacts, type SlotState, slotState } from './slot-state.ts';
import { slotHold, visit } from './visits.tables.ts';

/** What is going on at the hours of a home's host, by epoch ms: from a moment including to one excluding. */
async function factsBetween(
  reader: Reader,
  { host, id }: Pick<HomeToVisit, 'host' | 'id'>,
  from: number,
  to: number,
): Promise<ReadonlyMap<number, SlotFacts>> {
  const start = new Date(from);
  const end = new Date(to);
  const ofHome = or(eq(visit.host, host), eq(visit.listingId, id));
  // One after the other: in a transaction there is one connection.
  const visits = await reader
    .select({ startsAt: visit.startsAt, visitorId: visit.visitorId, listingId: visit.listingId })
    .from(visit)
    .where(and(ofHome, ne(visit.state, 'cancelled'), gte(visit.startsAt, start), lt(visit.startsAt, end)));
  const holds = await reader
    .select({ startsAt: slotHold.startsAt, holder: slotHold.holder, releaseAt: slotHold.releaseAt })
    .from(slotHold)
    .where(and(eq(slotHold.host, host), gte(slotHold.startsAt, start), lt(slotHold.startsAt, end)));
  const facts = new Map<number, SlotFacts>();
  for (const { startsAt, ...hold } of holds) {
    facts.set(startsAt.getTime(), { visit: undefined, hold: { ...hold, releaseAt: hold.releaseAt.getTime() } });
  }
  for (const { startsAt, ...booked } of visits) {
    facts.set(startsAt.getTime(), { hold: facts.get(startsAt.getTime())?.hold, visit: booked });
  }
  return facts;
}

const NOTHING: SlotFacts = { visit: undefined, hold: undefined };

/** All slots of a home with how each stands for who asks, by epoch ms in order. @param now epoch ms */
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

/** The slots of them that the asker can book. */
export function openSlots(states: ReadonlyMap<number, SlotState>): readonly number[] {
  return [...states].flatMap(([slot, state]) => (isOpen(state) ? [slot] : []));
}

/** How one slot stands, which nothing changes until the transaction ends when {@link lockSlot} came before. */
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
 * Makes everybody else who wants this hour of the host wait until the transaction ends. Should it be forgotten, the unique
 * indexes still keep the hour for one.
 */
export async function lockSlot(transaction: Transaction, home: HomeToVisit, startsAt: number): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${slotName(home, startsAt)}, 0))`);
}

/** An hour of a host, for locks. */
export function slotName({ host }: Pick<HomeToVisit, 'host'>, startsAt: number): string {
  return `visit slot ${host} ${startsAt}`;
}

/** Times at which others visit a home, epoch ms in order: of a day in India, or of all days that can be booked. */
export async function timesOfOthers(
  reader: Reader,
  home: HomeToVisit,
  accountId: string | undefined,
  { day, now }: { readonly day?: string; readonly now: number },
): Promise<number[]> {
  const days = bookableDays(now);
  const from = indiaDayStart(day ?? days[0] ?? '');
  // A day that cannot be booked has no times that matter to anybody.
  if (day !== undefined && !days.includes(day)) return [];
  const facts = await factsBetween(reader, home, from, from + (day === undefined ? days.length : 1) * DAY_MS);
  return [...facts]
    .flatMap(([time, { visit: booked }]) => (booked && booked.visitorId !== accountId ? [time] : []))
    .toSorted((one, other) => one - other);
}

const DAY_MS = 24 * VISIT_LIMITS.slotMs;
