import { date, pgTable, smallint, text } from 'drizzle-orm/pg-core';

/** Guidance for house-hunters; a city's own items come before those for everyone. */
export const newsItem = pgTable('news_item', {
  id: text().primaryKey(),
  title: text().notNull(),
  summary: text().notNull(),
  publishedOn: date('published_on', { mode: 'string' }).notNull(),
  /** City slug, or null when it concerns everyone. */
  city: text(),
});

/** What customers tell. */
export const customerStory = pgTable('customer_story', {
  id: text().primaryKey(),
  /** First name only. */
  name: text().notNull(),
  /** City slug. */
  city: text().notNull(),
  title: text().notNull(),
  text: text().notNull(),
  position: smallint().notNull(),
});
