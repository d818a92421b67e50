import type { Database } from '../../foundation/database/public.ts';
import { allowedHtml } from './allowed-html.ts';
import { ARTICLES, ARTICLES_WRITTEN_AT } from './articles/articles.ts';
import { article } from './content.tables.ts';

/** Adds missing articles that come with the product; articles by staff stay. */
export async function seedArticles(database: Database): Promise<void> {
  const writtenAt = new Date(ARTICLES_WRITTEN_AT);
  const rows = ARTICLES.map(({ html, ...rest }) => ({
    ...rest,
    html: allowedHtml(html),
    revision: 1,
    writtenAt,
    writtenBy: null,
  }));
  await database.insert(article).values(rows).onConflictDoNothing();
}
