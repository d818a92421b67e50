import { PLAN_SEEKERS, PLAN_SHELVES } from '@aangan/shared-kit/contracts/plans';
import { boolean, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { at, idOf, paise } from '../foundation/database/public.ts';

/**
 * Plans, stored from the catalogue in this folder. `plan_shelf_seeker`: a page shows one seeker's shelf, residential or
 * commercial, in order.
 */
export const plan = pgTable(
  'plan',
  {
    id: text().primaryKey(),
    /** `TENANT_FREEDOM`: the code that claims and payments refer to. */
    code: text().notNull().unique(),
    name: text().notNull(),
    seekerType: text('seeker_type', { enum: PLAN_SEEKERS }).notNull(),
    commercial: boolean().notNull(),
    shelf: text({ enum: PLAN_SHELVES }).notNull(),
    /** ₹ before the saving, or null without a saving. */
    listAmount: integer('list_amount'),
    /** Days. */
    validity: smallint().notNull(),
    contacts: smallint(),
    transactionDetails: smallint('transaction_details'),
    features: jsonb().$type<{ text: string; included: boolean }[]>().notNull(),
    forWhom: text('for_whom').notNull(),
    refund: text().notNull(),
    recommended: boolean().notNull(),
    /** Shown only when requested (`showAssure=true`). */
    assure: boolean().notNull(),
    /** Position on its shelf, from 1. */
    position: smallint().notNull(),
    /** Whether it is sold now. Who has bought it keeps it. */
    onSale: boolean('on_sale').notNull().default(true),
  },
  (table) => [index('plan_shelf_seeker').on(table.shelf, table.seekerType, table.commercial, table.position)],
);

/** Prices of plans, each from a moment on. A bought plan keeps the price that it was bought for. */
export const planPrice = pgTable(
  'plan_price',
  {
    planId: idOf('plan_id', () => plan.id),
    from: at('from').notNull(),
    /** With GST; whole rupees. */
    paise: paise('paise').notNull(),
  },
  (table) => [primaryKey({ columns: [table.planId, table.from] })],
);
