import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, idOf, paise } from '../../foundation/database/public.ts';
import { account } from '../../people/accounts/public.ts';
import { rentDue, rentTenancy } from '../payments/public.ts';

/**
 * Who shares the rent of a tenancy, its organiser included. There is no row before the first invitation.
 * `rent_flatmate_tenancy`: the members of a tenancy in the order in which they came.
 */
export const rentFlatmate = pgTable(
  'rent_flatmate',
  {
    /** `flm_…`. */
    id: text().primaryKey(),
    tenancyId: idOf('tenancy_id', () => rentTenancy.id),
    /** The organiser, who has opened the tenancy. */
    invitedBy: idOf('invited_by', () => account.id),
    /** Null before they have joined. */
    accountId: text('account_id').references(() => account.id),
    /** As the organiser wrote it; null once they have joined, because then their account has it. */
    name: text(),
    /** Agreed part of the monthly sum; null where all parts are equal. */
    paise: paise('paise'),
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
    dueId: idOf('due_id', () => rentDue.id, { onDelete: 'cascade' }),
    accountId: idOf('account_id', () => account.id),
    at: at('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.dueId, table.accountId] })],
);

export type FlatmateRow = typeof rentFlatmate.$inferSelect;
