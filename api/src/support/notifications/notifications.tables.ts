import { NOTIFICATION_KIND_KEYS } from '@aangan/shared-kit/domain/support/notifications';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, idOf } from '../../foundation/database/public.ts';
import { account } from '../../people/accounts/public.ts';

/** What happened to people. `notification_account` serves pages of the list, `notification_unread` the count. */
export const notification = pgTable(
  'notification',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: idOf('account_id', () => account.id),
    /** Identifies the cause, so that it is listed once. */
    causeKey: text('cause_key').notNull(),
    kind: text({ enum: NOTIFICATION_KIND_KEYS }).notNull(),
    title: text().notNull(),
    text: text().notNull(),
    /** A path of the site. */
    path: text().notNull(),
    at: at('at').notNull(),
    read: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex('notification_cause').on(table.causeKey),
    index('notification_account').on(table.accountId, table.id),
    index('notification_unread').on(table.accountId).where(sql`not ${table.read}`),
    index('notification_at').on(table.at),
  ],
);

/** The ways that people have chosen for kinds of notifications; all of them where there is no row. */
export const notificationSetting = pgTable(
  'notification_setting',
  {
    accountId: idOf('account_id', () => account.id),
    kind: text({ enum: NOTIFICATION_KIND_KEYS }).notNull(),
    whatsApp: boolean('whatsapp').notNull(),
    email: boolean().notNull(),
    sms: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.kind] })],
);
