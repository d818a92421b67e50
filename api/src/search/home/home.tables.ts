import { date, pgTable, smallint, text } from 'drizzle-orm/pg-core';

/** Articles for house-hunters; a city's own articles come before general ones. */
export const newsItem = pgTable('news_item', {
  id: text().primaryKey(),
  title: text().notNull(),
  summary: text().notNull(),
  publishedOn: date('published_on', { mode: 'string' }).notNull(),
  /** City slug, or null for a general article. */
  city: text(),
});

/** Customer testimonials. */
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
