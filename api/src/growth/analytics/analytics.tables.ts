import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What visitors did, by the product's own count. `analytics_event_at`: a report reads days, retention drops them. */
export const analyticsEvent = pgTable(
  'analytics_event',
  {
    id: uuid().primaryKey(),
    /** When it came in: a visitor's clock may be wrong. */
    at: timestamp({ withTimezone: true }).notNull(),
    name: text().notNull(),
    remote: text().notNull(),
    route: text().notNull(),
    /** Digest of the device's id. */
    device: text().notNull(),
    properties: jsonb().$type<Readonly<Record<string, string | number | boolean>>>().notNull(),
  },
  (table) => [index('analytics_event_at').on(table.at)],
);
