import type { ReceiptFacts } from '@aangan/shared-kit/contracts/rent-receipts';
import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at } from '../../foundation/database/public.ts';
import { account } from '../../people/accounts/public.ts';

/** Rent receipts that were made together. `device` is the digest of the device for people without a login. */
export const rentReceipts = pgTable(
  'rent_receipts',
  {
    /** `rcp_…`. */
    id: text().primaryKey(),
    accountId: text('account_id').references(() => account.id),
    device: text(),
    facts: jsonb().$type<Omit<ReceiptFacts, 'landlordPan'>>().notNull(),
    /** Null without a PAN. */
    landlordPanSealed: text('landlord_pan_sealed'),
    /** Keyed digest of holder and facts: the same form twice is one row. */
    repeatKey: text('repeat_key').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('rent_receipts_repeat').on(table.repeatKey),
    index('rent_receipts_account').on(table.accountId, table.createdAt),
    index('rent_receipts_device').on(table.device, table.createdAt),
  ],
);

export type ReceiptsRow = typeof rentReceipts.$inferSelect;
