import type { Database } from '../../foundation/database/client.ts';
import { allowedHtml } from './allowed-html.ts';
import { ARTICLES, ARTICLES_WRITTEN_AT } from './articles/articles.ts';
import { article } from './content.tables.ts';

/** Adds the articles that come with the product and are not there yet; what the staff has written stays. */
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
