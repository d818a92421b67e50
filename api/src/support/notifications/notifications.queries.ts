import {
  type AllowedWays,
  NOTIFICATIONS_AT_ONCE,
  type NotificationKind,
} from '@aangan/shared-kit/domain/support/notifications';
import { and, desc, eq, isNotNull, isNull, lt, lte, max } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction, Transaction } from '../../foundation/database/public.ts';
import { type AccountRow, account } from '../../people/accounts/public.ts';
import { notification, notificationSetting } from './notifications.tables.ts';

/** One page of a person's notifications, the newest first. @param before id of the last one above */
export async function notificationsOf(database: Database, accountId: string, before: number | undefined) {
  const rows = await database
    .select()
    .from(notification)
    .where(and(eq(notification.accountId, accountId), before === undefined ? undefined : lt(notification.id, before)))
    .orderBy(desc(notification.id))
    .limit(NOTIFICATIONS_AT_ONCE + 1);
  const page = rows.slice(0, NOTIFICATIONS_AT_ONCE);
  return { page, next: rows.length > page.length ? (page.at(-1)?.id ?? null) : null };
}

/** How many the person has not read, and the id of the newest. */
export async function unreadOf(
  database: DatabaseOrTransaction,
  accountId: string,
): Promise<{ unread: number; newest: number }> {
  const own = eq(notification.accountId, accountId);
  const unread = await database.$count(notification, and(own, eq(notification.read, false)));
  const [row] = await database
    .select({ newest: max(notification.id) })
    .from(notification)
    .where(own);
  return { unread, newest: row?.newest ?? 0 };
}

/** @returns false when its cause is listed already */
export async function addNotification(
  transaction: Transaction,
  row: typeof notification.$inferInsert,
): Promise<boolean> {
  const added = await transaction
    .insert(notification)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: notification.id });
  return added.length > 0;
}

export async function markRead(transaction: Transaction, accountId: string, upTo: number): Promise<void> {
  await transaction
    .update(notification)
    .set({ read: true })
    .where(and(eq(notification.accountId, accountId), lte(notification.id, upTo), eq(notification.read, false)));
}

export async function deleteUpTo(transaction: Transaction, accountId: string, upTo: number): Promise<void> {
  await transaction.delete(notification).where(and(eq(notification.accountId, accountId), lte(notification.id, upTo)));
}

export async function deleteOlder(database: Database, before: Date): Promise<void> {
  await database.delete(notification).where(lt(notification.at, before));
}

/** The ways that a person has chosen, by kind. */
export async function chosenWays(
  database: DatabaseOrTransaction,
  accountId: string,
): Promise<ReadonlyMap<NotificationKind, AllowedWays>> {
  const rows = await database.select().from(notificationSetting).where(eq(notificationSetting.accountId, accountId));
  return new Map(rows.map(({ kind, whatsApp, email, sms }) => [kind, { whatsApp, email, sms }]));
}

export async function saveWays(
  transaction: Transaction,
  accountId: string,
  kind: NotificationKind,
  ways: AllowedWays,
): Promise<void> {
  await transaction
    .insert(notificationSetting)
    .values({ accountId, kind, ...ways })
    .onConflictDoUpdate({ target: [notificationSetting.accountId, notificationSetting.kind], set: ways });
}

/** Whose number or verified address it is. An address that nobody has verified may be somebody else's. */
export async function accountAt(
  database: Database,
  { phone, email }: { readonly phone?: string; readonly email?: string },
): Promise<AccountRow | undefined> {
  const isVerified =
    email === undefined ? undefined : and(eq(account.email, email), isNotNull(account.emailVerifiedAt));
  const isTheirs = phone === undefined ? isVerified : eq(account.phone, phone);
  if (!isTheirs) return undefined;
  const [row] = await database
    .select()
    .from(account)
    .where(and(isTheirs, isNull(account.deletedAt)));
  return row;
}
