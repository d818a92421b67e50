import type { HelpArticleId } from '../domain/support/help-articles.ts';

/** The help centre. */
export const HELP_LINK = '/help';

/** An article of the help centre. */
export function helpArticleLink(id: HelpArticleId): `/${string}` {
  return `/help/${id}`;
}
