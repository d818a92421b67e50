import type { HelpArticleId } from '../domain/support/help-articles.ts';

/** The help centre. */
export const HELP_LINK = '/help';

/** The help centre with the answers to a question. */
export function helpSearchLink(question: string): string {
  return `${HELP_LINK}?${new URLSearchParams({ q: question })}`;
}

/** An article of the help centre. */
export function helpArticleLink(id: HelpArticleId): `/${string}` {
  return `/help/${id}`;
}
