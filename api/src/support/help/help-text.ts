import type { ArticleBlock, ArticleRun } from '@aangan/shared-kit/contracts/content';
import type { HelpArticleId } from '@aangan/shared-kit/domain/support/help-articles';

/** An article of the help centre, as it is written. */
export interface HelpText {
  readonly id: HelpArticleId;
  readonly title: string;
  /** The answer in a sentence. */
  readonly summary: string;
  /** What people also type for it. */
  readonly words: string;
  readonly blocks: readonly ArticleBlock[];
}

/** A text, or a text with links in it. */
type Said = string | readonly (string | ArticleRun)[];

export const link = (text: string, href: string): ArticleRun => ({ text, href });

export const paragraph = (said: Said): ArticleBlock => ({ kind: 'paragraph', runs: runsOf(said) });

/** Things to do, one after the other. */
export const steps = (...items: readonly Said[]): ArticleBlock => ({
  kind: 'list',
  ordered: true,
  items: items.map(runsOf),
});

export const points = (...items: readonly Said[]): ArticleBlock => ({
  kind: 'list',
  ordered: false,
  items: items.map(runsOf),
});

function runsOf(said: Said): ArticleRun[] {
  return (typeof said === 'string' ? [said] : said).map((run) => (typeof run === 'string' ? { text: run } : run));
}
