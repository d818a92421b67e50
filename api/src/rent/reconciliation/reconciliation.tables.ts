import { sql } from 'drizzle-orm';
import { date, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at } from '../../foundation/database/public.ts';
import { DIFFERENCE_KINDS } from './compare-books.ts';

const FILES = ['gateway', 'bank'] as const;

/** Days whose file was compared. */
export const reconciledDay = pgTable(
  'reconciled_day',
  {
    file: text({ enum: FILES }).notNull(),
    /** In India. */
    day: date().notNull(),
    at: at('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.file, table.day] })],
);

/** What the files have had, each once. */
export const reconciledLine = pgTable(
  'reconciled_line',
  {
    file: text({ enum: FILES }).notNull(),
    /** The payment, refund or payout, by the id that both sides know. */
    subject: text().notNull(),
    day: date().notNull(),
  },
  (table) => [primaryKey({ columns: [table.file, table.subject] })],
);

/** Differences between our books and the files. */
export const moneyDifference = pgTable(
  'money_difference',
  {
    /** `dif_…`. */
    id: text().primaryKey(),
    file: text({ enum: FILES }).notNull(),
    day: date().notNull(),
    kind: text({ enum: DIFFERENCE_KINDS }).notNull(),
    subject: text().notNull(),
    /** What we have and what the file has, for staff; null where there is nothing. */
    ours: text(),
    theirs: text(),
    foundAt: at('found_at').notNull(),
    explainedAt: at('explained_at'),
  },
  (table) => [
    // A subject that stays away is told once, not every day.
    uniqueIndex('money_difference_once').on(table.file, table.kind, table.subject),
    index('money_difference_open').on(table.foundAt).where(sql`explained_at is null`),
  ],
);
