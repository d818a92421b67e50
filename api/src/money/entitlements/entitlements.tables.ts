import { PLAN_CLAIM_REASONS } from '@aangan/shared-kit/domain/plan-claim';
import type { PlanTerms } from '@aangan/shared-kit/domain/plan-terms';
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, index, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { at, idOf } from '../../foundation/database/public.ts';
import { account } from '../../people/accounts/public.ts';
import { salesOrder } from '../orders/public.ts';

/** Why a plan ended before its last day. */
export const ENDED_WHY = ['cancelled', 'refunded', 'upgraded', 'staff'] as const;

/** Plans that people bought, or that staff gave them, each with its terms at that time. */
export const boughtPlan = pgTable(
  'bought_plan',
  {
    /** Opaque, `bpl_…`. */
    id: text().primaryKey(),
    accountId: idOf('account_id', () => account.id),
    /** The order that paid for it; null for a plan that staff gave. */
    orderId: text('order_id')
      .unique()
      .references(() => salesOrder.id),
    /** The plan that it upgraded. That one goes on if this one is cancelled. */
    replaces: text().references((): AnyPgColumn => boughtPlan.id),
    /** `TENANT_FREEDOM`. */
    code: text().notNull(),
    terms: jsonb().$type<PlanTerms>().notNull(),
    from: at('from').notNull(),
    /** Exclusive. A pause that ends moves it. */
    to: at('to').notNull(),
    /** Since when it is paused; null while it is not. */
    pausedAt: at('paused_at'),
    /** Pauses so far. */
    pauses: smallint().notNull().default(0),
    /** Length of the pauses that are over. */
    pausedMs: bigint('paused_ms', { mode: 'number' }).notNull().default(0),
    /** When it ended before its last day. */
    endedAt: at('ended_at'),
    endedWhy: text('ended_why', { enum: ENDED_WHY }),
  },
  (table) => [index('bought_plan_account').on(table.accountId, table.to)],
);

export type BoughtPlan = typeof boughtPlan.$inferSelect;

/** What people ask back because their terms promise it and only staff can see it; one claim for a plan. */
export const planClaim = pgTable(
  'plan_claim',
  {
    planId: idOf('plan_id', () => boughtPlan.id).primaryKey(),
    accountId: idOf('account_id', () => account.id),
    reason: text({ enum: PLAN_CLAIM_REASONS }).notNull(),
    /** What happened, in the person's words. */
    text: text().notNull(),
    state: text({ enum: ['waiting', 'granted', 'refused'] })
      .notNull()
      .default('waiting'),
    /** Why staff decided so, for the person. */
    answer: text(),
    createdAt: at('created_at').notNull(),
    decidedAt: at('decided_at'),
  },
  (table) => [
    index('plan_claim_account').on(table.accountId),
    index('plan_claim_waiting').on(table.createdAt).where(sql`state = 'waiting'`),
  ],
);

/** Registered deals that a plan unlocked. The key is the deal, so that one costs a plan one. */
export const planUnlock = pgTable(
  'plan_unlock',
  {
    planId: idOf('plan_id', () => boughtPlan.id),
    dealId: text('deal_id').notNull(),
    at: at('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.planId, table.dealId] })],
);
