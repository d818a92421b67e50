import { VISIT_LIMITS } from '@aangan/shared-kit/domain/visit-limits';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../foundation/database/client.ts';
import type { Transaction } from '../../foundation/database/transaction.ts';
import { CallError } from '../../foundation/server/call-error.ts';
import { type HomeToVisit, homeToVisit, type Reader } from './home-to-visit.queries.ts';
import { isOffered } from './offered-slots.ts';
import type { SlotAsker } from './slot-state.ts';
import { lockSlot, oneSlotState, slotName } from './slots.queries.ts';
import type { VisitParts } from './visit-parts.ts';
import { SlotGone, VISIT_MESSAGES } from './visit-refusals.ts';
import { slotHold } from './visits.tables.ts';

interface Holding extends SlotAsker {
  readonly propertyId: string;
  /** Epoch ms. */
  readonly startsAt: number;
}

/**
 * Keeps a slot for who asks, and lets go of any other that they held. Asked again it stays as it is: a hold cannot be drawn out.
 * @param now epoch ms
 * @returns until when, epoch ms
 * @throws CallError 400 without anything to know the asker by, 404 without such a listing
 * @throws SlotGone when it is not free
 */
export async function holdSlot(
  { database, turns }: Pick<VisitParts, 'database' | 'turns'>,
  holding: Holding,
  now: number,
): Promise<number> {
  const [holder] = holding.holders;
  if (holder === undefined) throw new CallError(400, VISIT_MESSAGES.noCookies);
  const home = await homeToVisit(database, holding.propertyId);
  if (home.ownerId === holding.accountId) throw new CallError(403, VISIT_MESSAGES.own);
  if (!isOffered(home, holding.startsAt, now)) throw new SlotGone(home.closed ?? VISIT_MESSAGES.notOffered);
  return turns(slotName(home, holding.startsAt), async () => {
    await heldUntil(database, home, holding, now);
    return database.transaction(async (transaction) => {
      await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`slot holder ${holder}`}, 0))`);
      await lockSlot(transaction, home, holding.startsAt);
      const until = await heldUntil(transaction, home, holding, now);
      return until ?? take(transaction, home, { holder, startsAt: holding.startsAt }, now);
    });
  });
}

/** Until when the asker holds the slot already; undefined when it is free. @throws SlotGone otherwise */
async function heldUntil(
  reader: Reader,
  home: HomeToVisit,
  holding: Holding,
  now: number,
): Promise<number | undefined> {
  const state = await oneSlotState(reader, home, holding.startsAt, holding, now);
  if (state === 'free') return undefined;
  if (state !== 'yours-held') throw new SlotGone(VISIT_MESSAGES[state === 'held' ? 'held' : 'taken']);
  const [held] = await reader
    .select({ releaseAt: slotHold.releaseAt })
    .from(slotHold)
    .where(and(eq(slotHold.host, home.host), eq(slotHold.startsAt, new Date(holding.startsAt))));
  return held?.releaseAt.getTime();
}

async function take(
  transaction: Transaction,
  { host, id: listingId }: HomeToVisit,
  { holder, startsAt }: { readonly holder: string; readonly startsAt: number },
  now: number,
): Promise<number> {
  const releaseAt = now + VISIT_LIMITS.holdMs;
  await transaction.delete(slotHold).where(eq(slotHold.holder, holder));
  const held = { listingId, holder, releaseAt: new Date(releaseAt) };
  await transaction
    .insert(slotHold)
    .values({ host, startsAt: new Date(startsAt), ...held })
    // What is there has run out.
    .onConflictDoUpdate({ target: [slotHold.host, slotHold.startsAt], set: held });
  return releaseAt;
}

/** Lets go of what who asks holds of this home. */
export async function letGo(database: Database, { holders, propertyId }: Omit<Holding, 'startsAt'>): Promise<void> {
  const listingId = propertyId.toLowerCase();
  for (const holder of holders) {
    await database.delete(slotHold).where(and(eq(slotHold.holder, holder), eq(slotHold.listingId, listingId)));
  }
}
