import { isQuiet } from '@aangan/shared-kit/domain/quiet-hours';
import { and, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../../foundation/database/public.ts';
import { newId } from '../../../foundation/random/public.ts';
import { account } from '../../../people/accounts/public.ts';
import { usualChannel } from '../alert-channel.ts';
import { dayOf, lastRun } from '../next-run.ts';
import { type PendingPriceDrop, pendingPriceDrops } from './pending-price-drops.queries.ts';
import { notifiedPriceDrop, priceDropMessage } from './price-drops.tables.ts';

/**
 * Plans messages about price drops: at nine in the person's time zone, one message with all drops since nine the day
 * before. During quiet hours the message waits. People who cannot be reached are left out.
 * @param now epoch ms
 */
export async function planDropMessages(database: Database, now: number): Promise<void> {
  const drops = Map.groupBy(await pendingPriceDrops(database, now), ({ accountId }) => accountId);
  if (drops.size === 0) return;
  const people = await database
    .select()
    .from(account)
    .where(and(inArray(account.id, [...drops.keys()]), isNull(account.deletedAt)));
  for (const person of people) {
    if (isQuiet(person, now) || usualChannel(person) === undefined) continue;
    const due = lastRun(now, person.timeZone);
    const notified = (drops.get(person.id) ?? []).filter(({ droppedAt }) => droppedAt <= due);
    if (notified.length > 0) await planMessage(database, person.id, dayOf(due, person.timeZone), notified, now);
  }
}

/** Creates one message. The unique day makes two concurrent runs create only one. */
function planMessage(
  database: Database,
  accountId: string,
  day: string,
  drops: readonly PendingPriceDrop[],
  now: number,
): Promise<void> {
  return database.transaction(async (transaction) => {
    const [message] = await transaction
      .insert(priceDropMessage)
      .values({ id: newId('pdm'), accountId, day, createdAt: new Date(now) })
      .onConflictDoNothing()
      .returning({ id: priceDropMessage.id });
    if (!message) return;
    await transaction
      .insert(notifiedPriceDrop)
      .values(
        drops.map(({ droppedAt, ...drop }) => ({ ...drop, droppedAt: new Date(droppedAt), messageId: message.id })),
      )
      .onConflictDoNothing();
  });
}
