import { HOLD_STATES } from '@aangan/shared-kit/contracts/rent-holds';
import { HOLD_REASONS } from '@aangan/shared-kit/domain/rent/holds';
import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, idOf, paise } from '../../foundation/database/public.ts';
import { account } from '../../people/accounts/public.ts';
import { rentDue } from '../payments/public.ts';

/**
 * Payouts that wait because something about them looks like fraud. `rent_hold_open`: a due has one hold at a time, and
 * staff read the open ones. `rent_hold_cleared`: reasons that staff have cleared for an account.
 */
export const rentHold = pgTable(
  'rent_hold',
  {
    /** `hld_…`. */
    id: text().primaryKey(),
    dueId: idOf('due_id', () => rentDue.id),
    /** Digest of the landlord's account at that time. */
    destinationDigest: text('destination_digest').notNull(),
    reason: text({ enum: HOLD_REASONS }).notNull(),
    state: text({ enum: HOLD_STATES }).notNull(),
    paise: paise('paise').notNull(),
    heldAt: at('held_at').notNull(),
    /** What a payer has said, and who. */
    answer: text(),
    answeredBy: text('answered_by').references(() => account.id),
    answeredAt: at('answered_at'),
    /** Why it was decided so. */
    decision: text(),
    decidedAt: at('decided_at'),
  },
  (table) => [
    uniqueIndex('rent_hold_open').on(table.dueId).where(sql`state in ('waiting', 'answered')`),
    index('rent_hold_cleared').on(table.destinationDigest).where(sql`state = 'released'`),
    index('rent_hold_due').on(table.dueId, table.heldAt),
    index('rent_hold_answered_by').on(table.answeredBy),
  ],
);

export type HoldRow = typeof rentHold.$inferSelect;
