import { z } from 'zod';
import { HELP_QUESTION_MOST, HELP_TOPIC_KEYS } from '../domain/support/help-articles.ts';
import { type CallContracts, slug } from './call.ts';
import { articleBlock } from './content.ts';

const entry = z.object({
  id: slug,
  topic: z.enum(HELP_TOPIC_KEYS),
  title: z.string(),
  /** The answer in a sentence. */
  summary: z.string(),
});

export type HelpEntry = z.infer<typeof entry>;

/** The help centre: articles, their search, and whether they helped. */
export const helpCalls = {
  'GET /support/api/crawl/getSupportData': {
    summary: 'The help centre: its topics with their articles',
    answer: z.object({
      topics: z.array(z.object({ topic: z.enum(HELP_TOPIC_KEYS), title: z.string(), articles: z.array(entry) })),
    }),
  },
  'GET /support/api/article/get/{id}': {
    summary: 'An article of the help centre, with others of its topic',
    params: z.object({ id: slug }),
    answer: entry.extend({
      blocks: z.array(articleBlock),
      related: z.array(entry),
      /** How many said that it helped, of how many who answered. */
      helped: z.object({ yes: z.number().int(), of: z.number().int() }),
    }),
  },
  'GET /api/v1/help/search': {
    summary: 'Articles that answer a question, the best first; typing mistakes are forgiven',
    query: z.object({ q: z.string().trim().max(HELP_QUESTION_MOST).default('') }),
    answer: z.object({ articles: z.array(entry) }),
  },
  'POST /api/v1/help/articles/{id}/answer': {
    summary: 'Says whether an article helped; the last answer of a browser counts',
    params: z.object({ id: slug }),
    body: z.object({ helped: z.boolean() }),
    personal: true,
    answer: z.object({ helped: z.boolean() }),
  },
} as const satisfies CallContracts;
