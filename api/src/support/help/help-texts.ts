import type { HelpEntry } from '@aangan/shared-kit/contracts/help';
import {
  HELP_ARTICLES,
  HELP_TOPIC_KEYS,
  type HelpArticleId,
  type HelpTopic,
} from '@aangan/shared-kit/domain/support/help-articles';
import { ACCOUNT } from './articles/account.ts';
import { FINDING } from './articles/finding.ts';
import { MONEY } from './articles/money.ts';
import { OWNERS } from './articles/owners.ts';
import { RENT } from './articles/rent.ts';
import { SAFETY } from './articles/safety.ts';
import { SERVICES } from './articles/services.ts';
import type { HelpText } from './help-text.ts';

/** All articles. */
export const HELP_TEXTS: readonly HelpText[] = [
  ...FINDING,
  ...OWNERS,
  ...RENT,
  ...MONEY,
  ...SERVICES,
  ...SAFETY,
  ...ACCOUNT,
];

/** The article of a name; undefined if there is none. */
export function helpText(id: string): HelpText | undefined {
  return HELP_TEXTS.find((each) => each.id === id);
}

/** The articles of a topic, in the order of its list. */
export function textsOf(topic: HelpTopic): readonly HelpText[] {
  return HELP_ARTICLES[topic].flatMap((id) => helpText(id) ?? []);
}

/** The topic that lists an article. */
export function topicOf(id: HelpArticleId): HelpTopic {
  const topic = HELP_TOPIC_KEYS.find((each) => HELP_ARTICLES[each].some((listed) => listed === id));
  if (!topic) throw new RangeError(`No topic lists the article ${id}.`);
  return topic;
}

/** An article as lists show it. */
export function helpEntry({ id, title, summary }: HelpText): HelpEntry {
  return { id, topic: topicOf(id), title, summary };
}
