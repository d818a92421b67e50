import { doublePrecision, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { at } from '../../foundation/database/public.ts';

/** Last position of the professional of a booking. */
export const jobPosition = pgTable(
  'service_job_position',
  {
    bookingId: text('booking_id').primaryKey(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    at: at('at').notNull(),
  },
  (table) => [index('service_job_position_at').on(table.at)],
);

/** Boxes of a move, counted by the crew at each end and signed by the customer. */
export const boxCount = pgTable(
  'service_box_count',
  {
    bookingId: text('booking_id').notNull(),
    end: text({ enum: ['from', 'to'] }).notNull(),
    boxes: integer().notNull(),
    countedAt: at('counted_at').notNull(),
    signedAt: at('signed_at'),
  },
  (table) => [primaryKey({ columns: [table.bookingId, table.end] })],
);

export type BoxCountRow = typeof boxCount.$inferSelect;
