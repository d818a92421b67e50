import { ALERTS_AT_MOST } from '@aangan/shared-kit/domain/alert-options';
import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction, Transaction } from '../../foundation/database/public.ts';
import { newId } from '../../foundation/random/public.ts';
import { CallError, callError } from '../../foundation/server/public.ts';
import { lockAccount } from '../../people/accounts/public.ts';
import { type AlertRow, alert, alertMatch } from './alerts.tables.ts';

/** Alerts of a person, newest first. */
export function alertsOf(database: Database, accountId: string): Promise<AlertRow[]> {
  return database
    .select()
    .from(alert)
    .where(eq(alert.accountId, accountId))
    .orderBy(desc(alert.createdAt), desc(alert.id));
}

/** @throws CallError 404 if the person has no such alert */
export async function ownAlert(database: DatabaseOrTransaction, accountId: string, id: string): Promise<AlertRow> {
  const [row] = await database
    .select()
    .from(alert)
    .where(and(eq(alert.id, id), eq(alert.accountId, accountId)));
  if (!row) throw callError('no-alert');
  return row;
}

interface LastMatch {
  readonly alertId: string;
  readonly listingId: string;
  readonly foundOn: number;
}

/** The newest found homes of each alert. */
export async function lastMatches(
  database: Database,
  alertIds: readonly string[],
  atMost: number,
): Promise<LastMatch[]> {
  const { rows } = await database.execute<LastMatch & Record<string, unknown>>(sql`
    select m.alert_id "alertId", m.listing_id "listingId", round(date_part('epoch', m.found_at) * 1000) "foundOn"
    from unnest(${sql.param([...alertIds])}::text[]) wanted(id)
    cross join lateral (
      select * from alert_match m where m.alert_id = wanted.id
      order by m.found_at desc, m.listing_id limit ${atMost}) m`);
  return rows;
}

/** Fields of an alert, besides its id. */
type NewAlert = Omit<typeof alert.$inferInsert, 'id' | 'pausedAt' | 'stoppedBy'>;

/**
 * Saves an alert, or updates the person's own alert with the same search.
 * @throws CallError 409 when the person has reached the maximum of its kind
 */
export async function saveAlert(transaction: Transaction, fresh: NewAlert): Promise<AlertRow> {
  const { accountId, kind, address, category, city } = fresh;
  // Without the lock, two concurrent requests could together exceed the limit.
  await lockAccount(transaction, accountId);
  const mine = and(eq(alert.accountId, accountId), eq(alert.kind, kind));
  const same = kind === 'search' ? eq(alert.address, address) : and(eq(alert.category, category), eq(alert.city, city));
  const [before] = await transaction.select().from(alert).where(and(mine, same));
  if (before) {
    const goesOn = before.pausedAt === null && before.address === address;
    const { createdAt: _, since, ...changes } = fresh;
    const change = { ...changes, pausedAt: null, stoppedBy: null, ...(!goesOn && { since }) };
    if (!goesOn) await deletePendingMatches(transaction, before.id);
    const [changed] = await transaction.update(alert).set(change).where(eq(alert.id, before.id)).returning();
    return changed ?? before;
  }
  const [{ held } = { held: 0 }] = await transaction.select({ held: count() }).from(alert).where(mine);
  if (held >= ALERTS_AT_MOST) {
    throw new CallError(409, `You have ${ALERTS_AT_MOST} alerts of this kind. Delete one to add another.`);
  }
  const id = newId('alt');
  const [saved] = await transaction
    .insert(alert)
    .values({ ...fresh, id })
    .returning();
  if (!saved) throw new Error('The insert returned no row.');
  return saved;
}

/** Changes an alert. A paused alert finds nothing; homes found before it is resumed are not notified. */
export async function changeAlert(
  transaction: Transaction,
  id: string,
  changes: Partial<Omit<AlertRow, 'id' | 'accountId'>>,
): Promise<AlertRow> {
  if (changes.pausedAt !== undefined) await deletePendingMatches(transaction, id);
  const [changed] = await transaction.update(alert).set(changes).where(eq(alert.id, id)).returning();
  if (!changed) throw callError('no-alert');
  return changed;
}

/** Notified homes stay stored, so that they are not notified again. */
export async function deleteAlert(transaction: Transaction, id: string): Promise<void> {
  await deletePendingMatches(transaction, id);
  await transaction.delete(alert).where(eq(alert.id, id));
}

function deletePendingMatches(transaction: Transaction, alertId: string): Promise<unknown> {
  return transaction.delete(alertMatch).where(and(eq(alertMatch.alertId, alertId), isNull(alertMatch.messageId)));
}

/** Alerts of a message that still exist. */
export async function alertsOfMessage(
  database: DatabaseOrTransaction,
  messageId: string,
): Promise<AlertRow[] | undefined> {
  const { rows } = await database.execute<{ ids: string[] }>(
    sql`select alert_ids ids from alert_message where id = ${messageId}`,
  );
  const ids = rows[0]?.ids;
  if (!ids) return undefined;
  return database.select().from(alert).where(inArray(alert.id, ids)).orderBy(alert.createdAt, alert.id);
}
