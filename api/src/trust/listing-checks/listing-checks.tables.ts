import { index, jsonb, pgTable, primaryKey, real, smallint, text } from 'drizzle-orm/pg-core';
import { at, idOf } from '../../foundation/database/public.ts';
import { account } from '../../people/accounts/public.ts';
import type { Evidence } from './evidence.ts';

/** Perceptual hash (dHash) of each photo, and the first photo with the same look. Computed once per photo. */
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

/** The last check of each kind on each listing, with its findings. */
export const listingCheck = pgTable(
  'listing_check',
  {
    listingId: text('listing_id').notNull(),
    kind: text({ enum: ['duplicate', 'scam'] }).notNull(),
    /** `held` waits for staff; `released` and `refused` are their decisions, which later checks do not change. */
    verdict: text({ enum: ['passed', 'duplicate', 'held', 'released', 'refused'] }).notNull(),
    /** Bits: log2 of how much likelier the findings are if the suspicion is true. */
    score: real().notNull(),
    evidence: jsonb().$type<readonly Evidence[]>().notNull(),
    /** Version of the rules that were used. */
    rules: smallint().notNull(),
    checkedAt: at('checked_at').notNull(),
    /** The owner's objection. */
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

/** Clusters of listings of one home, of which search shows one. */
export const listingCluster = pgTable(
  'listing_cluster',
  {
    listingId: text('listing_id').primaryKey(),
    /** Id of the listing that was posted first when the cluster was found. */
    clusterId: text('cluster_id').notNull(),
  },
  (table) => [index('listing_cluster_cluster').on(table.clusterId)],
);

/** Evidence from an account's listings that it is a broker's, and the person's declaration. */
export const accountCheck = pgTable('account_check', {
  accountId: idOf('account_id', () => account.id).primaryKey(),
  verdict: text({ enum: ['owner', 'probable_broker', 'cleared'] }).notNull(),
  score: real().notNull(),
  evidence: jsonb().$type<readonly Evidence[]>().notNull(),
  rules: smallint().notNull(),
  checkedAt: at('checked_at').notNull(),
  /** When the person declared to be a broker. */
  declaredAt: at('declared_at'),
});
