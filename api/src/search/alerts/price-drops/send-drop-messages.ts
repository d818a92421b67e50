import { isQuiet } from '@aangan/shared-kit/domain/quiet-hours';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../foundation/database/public.ts';
import { sendEach } from '../../../foundation/messages/public.ts';
import { type AccountRow, account } from '../../../people/accounts/public.ts';
import { cardsById } from '../../listings/public.ts';
import { shortlistEntry } from '../../shortlist/public.ts';
import { alertChannel, usualChannel } from '../alert-channel.ts';
import type { SendingDeps } from '../send-messages.ts';
import { stopToken } from '../stop-token.ts';
import { isPriceDrop } from './price-drop.ts';
import { wantsPriceDropMessages } from './price-drop-choice.queries.ts';
import { type DroppedHome, priceDropText } from './price-drop-text.ts';
import { notifiedPriceDrop, priceDropMessage } from './price-drops.tables.ts';

/** Messages sent per run; the rest is sent by the next run. */
const AT_ONCE = 2_000;

/**
 * Sends planned messages. After a crash between sending and marking, sending again is harmless: the queue takes an
 * idempotency key once.
 * @throws AggregateError after all others were sent, with the errors of those that failed
 */
export async function sendDropMessages(database: Database, deps: SendingDeps): Promise<void> {
  const unsent = await database
    .select({ id: priceDropMessage.id, person: account })
    .from(priceDropMessage)
    .innerJoin(account, eq(account.id, priceDropMessage.accountId))
    .where(and(isNull(priceDropMessage.sentAt), isNull(account.deletedAt)))
    .orderBy(asc(priceDropMessage.createdAt))
    .limit(AT_ONCE);
  // Quiet hours may have begun since planning.
  const reachable = unsent.filter(({ person }) => !isQuiet(person, deps.now));
  await sendEach(reachable, 'messages of prices', ({ id, person }) => sendOne(database, deps, id, person));
}

async function sendOne(
  database: Database,
  { messages, now, siteUrl, key }: SendingDeps,
  id: string,
  person: AccountRow,
): Promise<void> {
  const channel = usualChannel(person);
  const to = channel && alertChannel(person, channel);
  const homes = (await wantsPriceDropMessages(database, person.id)) ? await droppedHomes(database, id) : [];
  // Stopped, let, removed from the shortlist or dearer again: nothing is left to notify.
  if (to && homes.length > 0) {
    await messages.send({
      to,
      channel,
      template: 'price-drops',
      values: { drops: priceDropText(homes, siteUrl), stop: stopToken(id, key) },
      key: id,
    });
  }
  await database
    .update(priceDropMessage)
    .set({ sentAt: new Date(now) })
    .where(eq(priceDropMessage.id, id));
}

/** Homes of a message that are still active, shortlisted and cheaper than before the first of their drops. */
async function droppedHomes(database: Database, messageId: string): Promise<DroppedHome[]> {
  const drops = await database
    .select({ listingId: notifiedPriceDrop.listingId, from: notifiedPriceDrop.fromPrice })
    .from(notifiedPriceDrop)
    .innerJoin(
      shortlistEntry,
      and(
        eq(shortlistEntry.accountId, notifiedPriceDrop.accountId),
        eq(shortlistEntry.listingId, notifiedPriceDrop.listingId),
      ),
    )
    .where(eq(notifiedPriceDrop.messageId, messageId))
    .orderBy(asc(notifiedPriceDrop.droppedAt), asc(notifiedPriceDrop.listingId));
  const ids = [...new Set(drops.map(({ listingId }) => listingId))];
  return (await cardsById(database, ids)).flatMap((card) => {
    const first = drops.find(({ listingId }) => listingId === card.id);
    return card.active && first && isPriceDrop(first.from, card.price) ? [{ card, from: first.from }] : [];
  });
}
