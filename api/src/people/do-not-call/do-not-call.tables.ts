import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { at } from '../../foundation/database/public.ts';
import { account } from '../accounts/public.ts';

/** Numbers that we do not call, because their person said so. Only a digest of the number is stored. */
export const doNotCall = pgTable(
  'do_not_call',
  {
    phoneDigest: text('phone_digest').primaryKey(),
    /** Null where nobody with an account has the number. */
    accountId: text('account_id').references(() => account.id),
    /** Whether the person said so in the profile, or to staff in a call. */
    saidIn: text('said_in', { enum: ['profile', 'call'] }).notNull(),
    since: at('since').notNull(),
  },
  (table) => [index('do_not_call_account').on(table.accountId)],
);
