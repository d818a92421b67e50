import { bigint, index, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { account } from '../../people/accounts/public.ts';
import { rentDue, rentTenancy } from '../payments/public.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/**
 * Who shares the rent of a tenancy, its organiser included. There is no row before the first invitation.
 * `rent_flatmate_tenancy`: the members of a tenancy in the order in which they came.
 */
export const rentFlatmate = pgTable(
  'rent_flatmate',
  {
    /** `flm_…`. */
    id: text().primaryKey(),
    tenancyId: text('tenancy_id')
      .notNull()
      .references(() => rentTenancy.id),
    /** The organiser, who has opened the tenancy. */
    invitedBy: text('invited_by')
      .notNull()
      .references(() => account.id),
    /** Null before they have joined. */
    accountId: text('account_id').references(() => account.id),
    /** As the organiser wrote it; null once they have joined, because then their account has it. */
    name: text(),
    /** Agreed part of the monthly sum; null where all parts are equal. */
    paise: bigint({ mode: 'number' }),
    /** Digest of the link's token; null once it is used. */
    tokenDigest: text('token_digest'),
    linkEndsAt: at('link_ends_at'),
    createdAt: at('created_at').notNull(),
    joinedAt: at('joined_at'),
  },
  (table) => [
    uniqueIndex('rent_flatmate_once').on(table.tenancyId, table.accountId),
    uniqueIndex('rent_flatmate_token').on(table.tokenDigest),
    index('rent_flatmate_tenancy').on(table.tenancyId, table.createdAt),
  ],
);

/** Payers who agree that the landlord gets what is here of a due. */
export const rentPartConsent = pgTable(
  'rent_part_consent',
  {
    dueId: text('due_id')
      .notNull()
      .references(() => rentDue.id, { onDelete: 'cascade' }),
    accountId: text('account_id')
      .notNull()
      .references(() => account.id),
    at: at('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.dueId, table.accountId] })],
);

export type FlatmateRow = typeof rentFlatmate.$inferSelect;
