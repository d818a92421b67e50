import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Events of our own analytics. `analytics_event_at`: reports read days, retention deletes them. */
export const analyticsEvent = pgTable(
  'analytics_event',
  {
    id: uuid().primaryKey(),
    /** Time of arrival, because a visitor's clock may be wrong. */
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
