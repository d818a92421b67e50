import { isQuiet } from '@aangan/shared-kit/domain/quiet-hours';
import type { Secrets } from '@aangan/shared-kit/domain/secrets';
import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import { type Messages, sendEach } from '../../foundation/messages/public.ts';
import { account } from '../../people/accounts/public.ts';
import { cardsById, loadPlaceDirectory, type PlaceDirectory, searchDay } from '../listings/public.ts';
import { alertChannel } from './alert-channel.ts';
import { alert, alertMatch, alertMessage } from './alerts.tables.ts';
import { digestText, type NotifiedHome } from './digest-text.ts';
import { matchReasons } from './match-reasons.ts';
import { resolveAlert, searchOfAddress } from './saved-search.ts';
import { stopToken } from './stop-token.ts';

export interface SendingDeps {
  readonly messages: Messages;
  readonly now: number;
  readonly siteUrl: string;
  /** Signs the links that stop alerts. */
  readonly key: Secrets;
}

/** Messages sent per run; the rest is sent five minutes later. */
const AT_ONCE = 2_000;

/**
 * Sends planned messages. After a crash between sending and marking, sending again is harmless: the queue takes an
 * idempotency key once.
 * @throws AggregateError after all others were sent, with the errors of those that failed
 */
export async function sendMessages(database: Database, deps: SendingDeps): Promise<void> {
  const unsent = await database
    .select({ message: alertMessage, person: account })
    .from(alertMessage)
    .innerJoin(account, eq(account.id, alertMessage.accountId))
    .where(and(isNull(alertMessage.sentAt), isNull(account.deletedAt)))
    .orderBy(asc(alertMessage.createdAt))
    .limit(AT_ONCE);
  // Quiet hours may have begun since planning.
  const reachable = unsent.filter(({ person }) => !isQuiet(person, deps.now));
  if (reachable.length === 0) return;
  const places = await loadPlaceDirectory(database);
  await sendEach(reachable, 'messages of alerts', ({ message, person }) =>
    sendOne(database, deps, places, message, alertChannel(person, message.channel)),
  );
}

async function sendOne(
  database: Database,
  { messages, now, siteUrl, key }: SendingDeps,
  places: PlaceDirectory,
  message: typeof alertMessage.$inferSelect,
  to: ReturnType<typeof alertChannel>,
): Promise<void> {
  const alerts = await database
    .select()
    .from(alert)
    .where(and(inArray(alert.id, message.alertIds), isNull(alert.pausedAt)));
  const homes = await homesOf(database, places, message.id, alerts, now);
  const [first] = alerts;
  // Stopped, deleted or let since planning: nothing is left to notify.
  if (to && first && homes.length > 0) {
    const { channel } = message;
    const names = alerts.map(({ name }) => name);
    await messages.send({
      to,
      channel,
      template: 'new-homes',
      values: {
        homes: digestText({ channel, homes, names, address: first.address }, siteUrl),
        stop: stopToken(message.id, key),
      },
      key: message.id,
    });
  }
  await database
    .update(alertMessage)
    .set({ sentAt: new Date(now) })
    .where(eq(alertMessage.id, message.id));
}

/** The homes of a message that are still active, newest first, each with its match reasons. */
async function homesOf(
  database: Database,
  places: PlaceDirectory,
  messageId: string,
  alerts: readonly (typeof alert.$inferSelect)[],
  now: number,
): Promise<NotifiedHome[]> {
  const matches = await database
    .select()
    .from(alertMatch)
    .where(eq(alertMatch.messageId, messageId))
    .orderBy(desc(alertMatch.foundAt), asc(alertMatch.listingId));
  const cards = await cardsById(
    database,
    matches.map(({ listingId }) => listingId),
  );
  const day = searchDay(now);
  return cards
    .filter(({ active }) => active)
    .flatMap((card) => {
      const match = matches.find(({ listingId }) => listingId === card.id);
      const found = alerts.find(({ id }) => id === match?.alertId);
      const city = found && places.get(found.city);
      const search = found && searchOfAddress(found.address);
      const resolved = city && search && resolveAlert(search, city, day);
      return resolved ? [{ card, reasons: matchReasons(resolved, card).map(({ text }) => text) }] : [];
    });
}
