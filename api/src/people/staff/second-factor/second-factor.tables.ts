import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { at, idOf } from '../../../foundation/database/public.ts';
import { account } from '../../accounts/public.ts';

/** The authenticator app of a member of staff. */
export const staffSecondFactor = pgTable('staff_second_factor', {
  accountId: idOf('account_id', () => account.id).primaryKey(),
  /** The key that the app shares with us, encrypted. */
  keySealed: text('key_sealed').notNull(),
  createdAt: at('created_at').notNull(),
  /** When a code of the app showed that it has the key; null before. */
  confirmedAt: at('confirmed_at'),
  /** The time step of the last accepted code: it and earlier ones are not accepted again. */
  lastStep: bigint('last_step', { mode: 'number' }),
});

/** Codes that replace the app once each. Each is long and random, so a plain digest cannot be reversed. */
export const staffRecoveryCode = pgTable(
  'staff_recovery_code',
  {
    accountId: idOf('account_id', () => account.id),
    codeHash: text('code_hash').notNull(),
    usedAt: at('used_at'),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.codeHash] })],
);
