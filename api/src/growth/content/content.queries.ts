import { and, asc, desc, eq } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction } from '../../foundation/database/public.ts';
import { account } from '../../people/accounts/public.ts';
import { article, testimonial } from './content.tables.ts';

export type ArticleRow = typeof article.$inferSelect;

/** Stories per page, for visitors and for staff. */
const STORIES = 50;

/** The newest revision of an article. */
export async function newestArticle(database: Database, slug: string): Promise<ArticleRow | undefined> {
  const [row] = await database
    .select()
    .from(article)
    .where(eq(article.slug, slug))
    .orderBy(desc(article.revision))
    .limit(1);
  return row;
}

/** Adds a revision. @returns false when its number is taken */
export async function addRevision(database: Database, row: ArticleRow): Promise<boolean> {
  const added = await database.insert(article).values(row).onConflictDoNothing().returning({ slug: article.slug });
  return added.length > 0;
}

/** Stories in a state with their authors' first names: published ones newest first, waiting ones oldest first. */
export async function storiesIn(database: Database, state: 'shown' | 'waiting') {
  const rows = await database
    .select({ id: testimonial.id, name: account.name, city: testimonial.city, text: testimonial.text })
    .from(testimonial)
    .innerJoin(account, eq(account.id, testimonial.accountId))
    .where(eq(testimonial.state, state))
    .orderBy(state === 'shown' ? desc(testimonial.submittedAt) : asc(testimonial.submittedAt))
    .limit(STORIES);
  return rows.map((row) => ({ ...row, name: row.name.split(' ', 1)[0] ?? '' }));
}

/** Saves a person's story; a new one replaces their waiting one. */
export async function saveStory(database: Database, row: typeof testimonial.$inferInsert): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction
      .delete(testimonial)
      .where(and(eq(testimonial.accountId, row.accountId), eq(testimonial.state, 'waiting')));
    await transaction.insert(testimonial).values(row);
  });
}

/** @returns whether the story was waiting */
export async function decideStory(
  database: DatabaseOrTransaction,
  id: string,
  state: 'shown' | 'refused',
): Promise<boolean> {
  const decided = await database
    .update(testimonial)
    .set({ state })
    .where(and(eq(testimonial.id, id), eq(testimonial.state, 'waiting')))
    .returning({ id: testimonial.id });
  return decided.length > 0;
}
