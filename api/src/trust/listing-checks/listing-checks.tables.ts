import { index, jsonb, pgTable, primaryKey, real, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { account } from '../../people/accounts/accounts.tables.ts';
import type { Evidence } from './evidence.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** What each photo looks like: its dHash, and the first photo that looked the same. Computed once a photo. */
export const photoLook = pgTable(
  'photo_look',
  {
    photoId: text('photo_id').primaryKey(),
    /** 64 bits as 16 hexadecimal digits. */
    hash: text().notNull(),
    look: text().notNull(),
  },
  (table) => [index('photo_look_look').on(table.look)],
);

/** The last check of each kind on each listing, with what it found. */
export const listingCheck = pgTable(
  'listing_check',
  {
    listingId: text('listing_id').notNull(),
    kind: text({ enum: ['duplicate', 'scam'] }).notNull(),
    /** `held` waits for the staff; `released` and `refused` are their decisions, which later checks leave alone. */
    verdict: text({ enum: ['passed', 'duplicate', 'held', 'released', 'refused'] }).notNull(),
    /** Bits: how much more likely what was found is if it is one than if it is not. */
    score: real().notNull(),
    evidence: jsonb().$type<readonly Evidence[]>().notNull(),
    /** Version of the rules that looked. */
    rules: smallint().notNull(),
    checkedAt: at('checked_at').notNull(),
    /** What the owner says against it. */
    appeal: text(),
    appealedAt: at('appealed_at'),
    decidedAt: at('decided_at'),
  },
  (table) => [
    primaryKey({ columns: [table.listingId, table.kind] }),
    index('listing_check_verdict').on(table.verdict, table.checkedAt),
  ],
);

export type ListingCheckRow = typeof listingCheck.$inferSelect;

/** Listings of one home, of which search shows one. */
export const listingCluster = pgTable(
  'listing_cluster',
  {
    listingId: text('listing_id').primaryKey(),
    /** The id of its listing that was posted first when the cluster was found. */
    clusterId: text('cluster_id').notNull(),
  },
  (table) => [index('listing_cluster_cluster').on(table.clusterId)],
);

/** What the listings of an account say about who posts them, and what the person says. */
export const accountCheck = pgTable('account_check', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => account.id),
  verdict: text({ enum: ['owner', 'probable_broker', 'cleared'] }).notNull(),
  score: real().notNull(),
  evidence: jsonb().$type<readonly Evidence[]>().notNull(),
  rules: smallint().notNull(),
  checkedAt: at('checked_at').notNull(),
  /** When the person said to be a broker. */
  declaredAt: at('declared_at'),
});
