import {
  TICKET_ENTRY_KINDS,
  TICKET_STATES,
  TICKET_SUBJECT_KEYS,
  TICKET_TOPIC_KEYS,
} from '@aangan/shared-kit/domain/support/tickets';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, idOf } from '../../foundation/database/public.ts';
import { account } from '../../people/accounts/public.ts';

/** Requests to support. `ticket_due` and `ticket_answered` serve the queue and the share of kept promises. */
export const ticket = pgTable(
  'ticket',
  {
    /** For people: `T-7K2M9QXA`. */
    number: text().primaryKey(),
    accountId: idOf('account_id', () => account.id),
    /** Identifies the same request: one row, however often it is sent. */
    repeatKey: text('repeat_key').notNull(),
    topic: text({ enum: TICKET_TOPIC_KEYS }).notNull(),
    /** What it refers to. */
    about: text({ enum: TICKET_SUBJECT_KEYS }),
    reference: text().notNull(),
    chat: boolean().notNull(),
    /** The page from which the person came, if they sent it along. */
    page: text(),
    state: text({ enum: TICKET_STATES }).notNull(),
    /** The staff member who has it. */
    heldBy: text('held_by').references(() => account.id),
    /** Number of its last entry. */
    lastSeq: integer('last_seq').notNull(),
    /** The last entry that the person has seen. */
    seenSeq: integer('seen_seq').notNull().default(0),
    changedAt: at('changed_at').notNull(),
    receivedAt: at('received_at').notNull(),
    /** By when we answer; null while it is not our turn. */
    dueAt: at('due_at'),
    /** The promise that holds for the share of kept ones: the first, which a new one does not replace. */
    promisedAt: at('promised_at').notNull(),
    answeredAt: at('answered_at'),
    solvedAt: at('solved_at'),
    rating: smallint(),
    /** Since when the person waits for a call about it; null when they do not. */
    callWantedAt: at('call_wanted_at'),
  },
  (table) => [
    uniqueIndex('ticket_repeat').on(table.repeatKey),
    index('ticket_account').on(table.accountId, table.changedAt.desc()),
    index('ticket_due').on(table.dueAt).where(sql`${table.dueAt} is not null`),
    index('ticket_changed').on(table.changedAt),
    index('ticket_answered').on(table.answeredAt),
    index('ticket_solved').on(table.solvedAt),
    index('ticket_call').on(table.callWantedAt).where(sql`${table.callWantedAt} is not null`),
  ],
);

/** What has happened to tickets, in order. */
export const ticketEntry = pgTable(
  'ticket_entry',
  {
    number: idOf('number', () => ticket.number, { onDelete: 'cascade' }),
    seq: integer().notNull(),
    /** Whose ticket it is. */
    accountId: idOf('account_id', () => account.id),
    kind: text({ enum: TICKET_ENTRY_KINDS }).notNull(),
    author: text({ enum: ['person', 'staff', 'aangan'] }).notNull(),
    text: text().notNull(),
    at: at('at').notNull(),
    dueAt: at('due_at'),
    /** Made by the caller, so that a repeated message is stored once. */
    clientKey: text('client_key'),
    /** The file that it added. */
    fileId: text('file_id'),
  },
  (table) => [
    primaryKey({ columns: [table.number, table.seq] }),
    index('ticket_entry_account').on(table.accountId),
    uniqueIndex('ticket_entry_key').on(table.number, table.clientKey),
  ],
);

/** Files of tickets. */
export const ticketFile = pgTable(
  'ticket_file',
  {
    id: text().primaryKey(),
    number: idOf('number', () => ticket.number, { onDelete: 'cascade' }),
    accountId: idOf('account_id', () => account.id),
    fileKey: text('file_key').notNull(),
    mediaType: text('media_type').notNull(),
    bytes: integer().notNull(),
    at: at('at').notNull(),
  },
  (table) => [index('ticket_file_ticket').on(table.number), index('ticket_file_account').on(table.accountId)],
);

export type TicketRow = typeof ticket.$inferSelect;
export type TicketEntryRow = typeof ticketEntry.$inferSelect;
