import { CALL_STATES } from '@aangan/shared-kit/domain/calls/call-state';
import { CALL_KIND_NAMES } from '@aangan/shared-kit/domain/dialer/call-kinds';
import { CALL_CASE_STATES, CALL_OUTCOMES } from '@aangan/shared-kit/domain/dialer/call-outcomes';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { at, idOf } from '../../foundation/database/public.ts';
import { account } from '../../people/accounts/public.ts';

/**
 * People whom staff call, one row a request of another module. It holds no number: the module is asked for it right
 * before a call. `call_case_due` serves the queue.
 */
export const callCase = pgTable(
  'call_case',
  {
    /** `cse_…`. */
    id: text().primaryKey(),
    kind: text({ enum: CALL_KIND_NAMES }).notNull(),
    /** The other module's id of the request. */
    ref: text().notNull(),
    /** Null for a guest. */
    accountId: text('account_id').references(() => account.id),
    state: text({ enum: CALL_CASE_STATES }).notNull(),
    askedAt: at('asked_at').notNull(),
    /** By when we call: as the person was told, or else our own target. */
    promisedAt: at('promised_at').notNull(),
    /** Whether the person was told that time. */
    wasTold: boolean('was_told').notNull(),
    /** When the next call is due. */
    dueAt: at('due_at').notNull(),
    /** The first moment at which somebody spoke with the person. */
    reachedAt: at('reached_at'),
    /** The staff member whose person it is: who spoke with them last. */
    keeperId: text('keeper_id').references(() => account.id),
    /** Who has the case now, and until when. */
    heldBy: text('held_by').references(() => account.id),
    heldUntil: at('held_until'),
    /** Number of its last entry; 0 for none. */
    lastSeq: integer('last_seq').notNull(),
    lastOutcome: text('last_outcome', { enum: CALL_OUTCOMES }),
    /** Calls with that outcome in a row. */
    inRow: smallint('in_row').notNull(),
    expiresAt: at('expires_at').notNull(),
    changedAt: at('changed_at').notNull(),
  },
  (table) => [
    uniqueIndex('call_case_request').on(table.kind, table.ref),
    index('call_case_due').on(table.dueAt).where(sql`state = 'open'`),
    index('call_case_keeper').on(table.keeperId, table.dueAt).where(sql`state = 'open'`),
    index('call_case_held').on(table.heldBy).where(sql`held_by is not null`),
    index('call_case_account').on(table.accountId),
    index('call_case_changed').on(table.changedAt),
  ],
);

/** What staff did about a case, in order. */
export const callEntry = pgTable(
  'call_entry',
  {
    caseId: idOf('case_id', () => callCase.id, { onDelete: 'cascade' }),
    seq: integer().notNull(),
    /** Whose case it is; null for a guest. */
    accountId: text('account_id').references(() => account.id),
    staffId: idOf('staff_id', () => account.id),
    kind: text({ enum: ['call', 'outcome', 'skip', 'note'] }).notNull(),
    at: at('at').notNull(),
    outcome: text({ enum: CALL_OUTCOMES }),
    /** A note, a result or a reason; no contact details. */
    text: text().notNull(),
    /** The next call that was agreed or computed. */
    nextAt: at('next_at'),
    /** Id of the call through the bridge. */
    callId: uuid('call_id'),
    callState: text('call_state', { enum: CALL_STATES }),
    talkSeconds: integer('talk_seconds'),
  },
  (table) => [
    primaryKey({ columns: [table.caseId, table.seq] }),
    uniqueIndex('call_entry_call').on(table.callId),
    index('call_entry_account').on(table.accountId),
    index('call_entry_staff').on(table.staffId),
    index('call_entry_outcomes').on(table.at).where(sql`kind = 'outcome'`),
  ],
);

export type CallCaseRow = typeof callCase.$inferSelect;
export type CallEntryRow = typeof callEntry.$inferSelect;
