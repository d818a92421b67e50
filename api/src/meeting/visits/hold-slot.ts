import { VISIT_LIMITS } from '@aangan/shared-kit/domain/visit-limits';
import { and, eq, gt, ne, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../foundation/database/public.ts';
import { CallError } from '../../foundation/server/public.ts';
import { type HomeToVisit, homeToVisit, type Reader } from './home-to-visit.queries.ts';
import { isOffered } from './offered-slots.ts';
import type { SlotAsker } from './slot-state.ts';
import { lockSlot, oneSlotState, slotName } from './slots.queries.ts';
import type { VisitDeps } from './visit-deps.ts';
import { SlotUnavailable, VISIT_MESSAGES } from './visit-refusals.ts';
import { slotHold } from './visits.tables.ts';

/** Slots of one host that the guests of one network may hold. */
const MOST_OF_HOST = 2;

interface Holding extends SlotAsker {
  readonly propertyId: string;
  /** Epoch ms. */
  readonly startsAt: number;
}

/** How a guest without a login asks. */
export interface GuestHolding {
  /** Digest of the network. */
  readonly network: string;
  /** The request has passed a challenge. */
  readonly paid: boolean;
}

/**
 * Holds a slot, and releases any other hold of the same person. Repeating it does not extend the hold.
 * @param now epoch ms
 * @param guest undefined for somebody who is logged in
 * @returns until when, epoch ms; or the level of the challenge that is needed first
 * @throws CallError 400 without a device or account, 404 without such a listing
 * @throws SlotUnavailable when it is not free
 */
export async function holdSlot(
  { database, turns }: Pick<VisitDeps, 'database' | 'turns'>,
  holding: Holding,
  guest: GuestHolding | undefined,
  now: number,
): Promise<{ readonly until: number } | { readonly price: number }> {
  const [holder] = holding.holders;
  if (holder === undefined) throw new CallError(400, VISIT_MESSAGES.noCookies);
  const home = await homeToVisit(database, holding.propertyId, now);
  if (home.ownerId === holding.accountId) throw new CallError(403, VISIT_MESSAGES.own);
  if (!isOffered(home, holding.startsAt, now)) throw new SlotUnavailable(home.closed ?? VISIT_MESSAGES.notOffered);
  return turns(slotName(home, holding.startsAt), async () => {
    await heldUntil(database, home, holding, now);
    return database.transaction(async (transaction) => {
      await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`slot holder ${holder}`}, 0))`);
      if (guest)
        await transaction.execute(
          sql`select pg_advisory_xact_lock(hashtextextended(${`slot network ${guest.network}`}, 0))`,
        );
      await lockSlot(transaction, home, holding.startsAt);
      const until = await heldUntil(transaction, home, holding, now);
      if (until !== undefined) {
        // Who has logged in meanwhile holds it as a person.
        if (!guest) await transaction.update(slotHold).set({ guestNetwork: null }).where(eq(slotHold.holder, holder));
        return { until };
      }
      const price = guest ? await priceOfHold(transaction, home, holder, guest, now) : 0;
      if (price > 0) return { price };
      return { until: await take(transaction, home, { holder, startsAt: holding.startsAt, guest }, now) };
    });
  });
}

/**
 * Level of the challenge for one more hold of a network's guests: none for the first.
 * @throws SlotUnavailable when the guests hold their share of this host
 */
async function priceOfHold(
  reader: Reader,
  { host }: HomeToVisit,
  holder: string,
  { network, paid }: GuestHolding,
  now: number,
): Promise<number> {
  const others = await reader
    .select({ host: slotHold.host })
    .from(slotHold)
    .where(and(eq(slotHold.guestNetwork, network), gt(slotHold.releaseAt, new Date(now)), ne(slotHold.holder, holder)));
  if (others.filter((held) => held.host === host).length >= MOST_OF_HOST)
    throw new SlotUnavailable(VISIT_MESSAGES.networkHolds);
  return others.length === 0 || paid ? 0 : 1 + Math.floor(Math.log2(others.length));
}

/** Until when the person holds the slot already; undefined when it is free. @throws SlotUnavailable otherwise */
async function heldUntil(
  reader: Reader,
  home: HomeToVisit,
  holding: Holding,
  now: number,
): Promise<number | undefined> {
  const state = await oneSlotState(reader, home, holding.startsAt, holding, now);
  if (state === 'free') return undefined;
  if (state !== 'yours-held') throw new SlotUnavailable(VISIT_MESSAGES[state === 'held' ? 'held' : 'taken']);
  const [held] = await reader
    .select({ releaseAt: slotHold.releaseAt })
    .from(slotHold)
    .where(and(eq(slotHold.host, home.host), eq(slotHold.startsAt, new Date(holding.startsAt))));
  return held?.releaseAt.getTime();
}

async function take(
  transaction: Transaction,
  { host, id: listingId }: HomeToVisit,
  {
    holder,
    startsAt,
    guest,
  }: { readonly holder: string; readonly startsAt: number; readonly guest: GuestHolding | undefined },
  now: number,
): Promise<number> {
  const releaseAt = now + VISIT_LIMITS.holdMs;
  await transaction.delete(slotHold).where(eq(slotHold.holder, holder));
  const held = { listingId, holder, releaseAt: new Date(releaseAt), guestNetwork: guest?.network ?? null };
  await transaction
    .insert(slotHold)
    .values({ host, startsAt: new Date(startsAt), ...held })
    // An existing row has expired, or is a guest's, and a person takes it over.
    .onConflictDoUpdate({ target: [slotHold.host, slotHold.startsAt], set: held });
  return releaseAt;
}

/** Releases the person's hold on this home. */
export async function letGo(database: Database, { holders, propertyId }: Omit<Holding, 'startsAt'>): Promise<void> {
  const listingId = propertyId.toLowerCase();
  for (const holder of holders) {
    await database.delete(slotHold).where(and(eq(slotHold.holder, holder), eq(slotHold.listingId, listingId)));
  }
}
