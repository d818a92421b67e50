import { STAFF_ROLES } from '@aangan/shared-kit/domain/staff-role';
import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { at } from '../../foundation/database/public.ts';

/** Decisions of staff on cases: who, when and why, and whether they were taken back. */
export const staffDecision = pgTable(
  'staff_decision',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: at('at').notNull(),
    staffId: text('staff_id').notNull(),
    /** `held-listings`: the name of the queue in addresses. */
    queue: text().notNull(),
    /** The role that decides in the queue: who has it reads its decisions. */
    role: text({ enum: STAFF_ROLES }).notNull(),
    caseId: text('case_id').notNull(),
    /** `refused`: in one word, as the call names it. */
    decision: text().notNull(),
    /** Null where staff need not say why. */
    reason: text(),
    /** Until when it may be taken back; null if its effect is not reversible. */
    reversibleUntil: at('reversible_until'),
    takenBackAt: at('taken_back_at'),
    takenBackBy: text('taken_back_by'),
  },
  (table) => [
    index('staff_decision_queue').on(table.queue, table.id.desc()),
    index('staff_decision_case').on(table.queue, table.caseId, table.id.desc()),
    index('staff_decision_at').on(table.at),
  ],
);
