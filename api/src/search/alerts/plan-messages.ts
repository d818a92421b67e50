import type { AlertChannel, AlertFrequency } from '@aangan/shared-kit/domain/alert-options';
import { isQuiet } from '@aangan/shared-kit/domain/quiet-hours';
import { DAY_MS, HOUR_MS } from '@aangan/shared-kit/domain/time-spans';
import { and, count, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction } from '../../foundation/database/public.ts';
import { newId } from '../../foundation/random/public.ts';
import { account, lockAccount } from '../../people/accounts/public.ts';
import { alertChannel } from './alert-channel.ts';
import { alert, alertMatch, alertMessage } from './alerts.tables.ts';
import { dayOf, nextRun } from './next-run.ts';

/** Maximum of instant messages per person, day and channel; the rest waits. */
const INSTANT_A_DAY = 6;

interface DueAlert {
  readonly id: string;
  readonly accountId: string;
  readonly channel: AlertChannel;
  readonly frequency: AlertFrequency;
  readonly news: boolean;
  readonly person: typeof account.$inferSelect;
}

/**
 * Plans the messages that are due: one per person and channel for all of their due alerts. During quiet hours the
 * message waits until they end.
 */
export async function planMessages(database: Database, now: number): Promise<void> {
  const due = (await dueAlerts(database, now)).filter(({ person }) => !isQuiet(person, now));
  const notifiable = due.filter((each) => each.news && alertChannel(each.person, each.channel) !== undefined);
  await postpone(
    database,
    due.filter((each) => !notifiable.includes(each)),
    now,
  );
  const groups = Map.groupBy(notifiable, ({ accountId, channel }) => `${accountId} ${channel}`);
  for (const group of groups.values()) await planMessage(database, group, now);
}

async function dueAlerts(database: Database, now: number): Promise<DueAlert[]> {
  const news = sql<boolean>`exists (select from alert_match m where m.alert_id = ${alert.id} and m.message_id is null)`;
  return database
    .select({
      id: alert.id,
      accountId: alert.accountId,
      channel: alert.channel,
      frequency: alert.frequency,
      news: news.as('news'),
      person: account,
    })
    .from(alert)
    .innerJoin(account, eq(account.id, alert.accountId))
    .where(
      and(
        lte(alert.nextAt, new Date(now)),
        isNull(alert.pausedAt),
        isNull(account.deletedAt),
        or(sql`${alert.frequency} <> 'instant'`, news),
      ),
    );
}

/** Creates one message of one person. The unique slot makes two concurrent runs create only one. */
function planMessage(database: Database, group: readonly DueAlert[], now: number): Promise<void> {
  return database.transaction(async (transaction) => {
    const [first] = group;
    if (!first) return;
    const { accountId, channel, person } = first;
    await lockAccount(transaction, accountId);
    const digest = group.some(({ frequency }) => frequency !== 'instant');
    const slot = digest ? `day ${dayOf(now, person.timeZone)}` : `hour ${Math.floor(now / HOUR_MS)}`;
    const alertIds = group.map(({ id }) => id);
    if (digest || (await notifiedToday(transaction, accountId, channel, now)) < INSTANT_A_DAY) {
      const id = newId('alm');
      const [message] = await transaction
        .insert(alertMessage)
        .values({ id, accountId, channel, slot, alertIds, createdAt: new Date(now) })
        .onConflictDoNothing()
        .returning({ id: alertMessage.id });
      if (message) {
        await transaction
          .update(alertMatch)
          .set({ messageId: id })
          .where(
            and(
              eq(alertMatch.accountId, accountId),
              inArray(alertMatch.alertId, alertIds),
              isNull(alertMatch.messageId),
            ),
          );
      }
    }
    await postpone(transaction, group, now);
  });
}

async function notifiedToday(
  database: DatabaseOrTransaction,
  accountId: string,
  channel: AlertChannel,
  now: number,
): Promise<number> {
  const [notified] = await database
    .select({ count: count() })
    .from(alertMessage)
    .where(
      and(
        eq(alertMessage.accountId, accountId),
        eq(alertMessage.channel, channel),
        gt(alertMessage.createdAt, new Date(now - DAY_MS)),
      ),
    );
  return notified?.count ?? 0;
}

/** The next run: the next digest, or an hour later for instant alerts. */
async function postpone(database: DatabaseOrTransaction, alerts: readonly DueAlert[], now: number): Promise<void> {
  const turns = Map.groupBy(alerts, ({ frequency, person }) =>
    frequency === 'instant' ? now + HOUR_MS : nextRun(frequency, now, person.timeZone),
  );
  for (const [turn, those] of turns) {
    await database
      .update(alert)
      .set({ nextAt: new Date(turn) })
      .where(
        inArray(
          alert.id,
          those.map(({ id }) => id),
        ),
      );
  }
}
