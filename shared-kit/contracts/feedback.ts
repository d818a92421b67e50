import { z } from 'zod';
import { EXIT_CATEGORIES, EXIT_OPTION_KEYS, FEEDBACK_ANSWER_KEYS, FEEDBACK_WORDS_AT_MOST } from '../domain/feedback.ts';
import type { CallContracts } from './call.ts';
import { propertyId } from './property.ts';
import { CARDS_AT_ONCE } from './shortlist.ts';

/** PostgreSQL's text cannot hold NUL. */
const words = z
  .string()
  .max(FEEDBACK_WORDS_AT_MOST)
  .transform((text) => text.replaceAll('\0', '').trim());

const home = z.object({ propertyId: z.string(), title: z.string(), url: z.string() });

/** Answers about a home, in order: `['Yes, I liked it', …]`. */
const said = z.object({ words: z.array(z.string()), saidOn: z.number() });

/** The next question about a home. The server decides which; the unusual names are the wire's. */
const question = z.object({
  feedbackTransitionId: z.string(),
  /** Title of home and question for people. */
  text: z.string(),
  options: z.array(z.object({ ans_id: z.enum(FEEDBACK_ANSWER_KEYS), label: z.string() })),
  /** The answer COMMENT contains free text. */
  takesWords: z.boolean(),
});

const status = z.object({
  home: home.nullable(),
  question: question.nullable(),
  said: said.nullable(),
});

export type FeedbackStatus = z.infer<typeof status>;

const success = z.object({ status: z.literal('success') });

export const feedbackCalls = {
  'GET /api/v1/user/feedback/request': {
    summary: 'The next question to the person: about this home, or about one contacted or visited days ago; or none',
    query: z.object({ propertyId: propertyId.optional() }),
    personal: true,
    answer: status,
  },
  'POST /api/v1/user/feedback/update': {
    summary: 'Answers a question; what comes back is the next one',
    query: z.object({
      feedbackTransitionId: z.string().regex(/^[a-z0-9]{8,32}-[A-Z_]{4,40}$/, 'is none of ours'),
      ans_id: z.enum(FEEDBACK_ANSWER_KEYS),
    }),
    body: z.object({ comment: words.default('') }),
    personal: true,
    answer: status,
  },
  'GET /api/v1/user/feedback': {
    summary: 'Homes that the person said something of, the last one first',
    personal: true,
    answer: z.object({ entries: z.array(z.object({ home, said, disliked: z.boolean() })) }),
  },
  'DELETE /api/v1/user/feedback/{propertyId}': {
    summary: 'Takes back what was said of a home',
    params: z.object({ propertyId }),
    personal: true,
    answer: success,
  },
  'GET /api/v1/user/feedback/disliked': {
    summary: 'Ids of homes that the person did not like: lists that are the same for everybody mark them',
    personal: true,
    answer: z.object({ ids: z.array(z.string()) }),
  },
  'GET /api/v1/user/feedback/order': {
    summary: 'Ids of homes in an order that heeds what the person said of others, without those they did not like',
    query: z.object({
      ids: z
        .string()
        .transform((text) => text.split(',').filter(Boolean))
        .pipe(z.array(propertyId).max(CARDS_AT_ONCE)),
    }),
    personal: true,
    answer: z.object({ ids: z.array(z.string()) }),
  },
  'GET /api/v2/exit/intent/eligible': {
    summary: 'Whether somebody who leaves may be asked why: not again within 90 days of an answer',
    query: z.object({ category: z.enum(EXIT_CATEGORIES).default('PLAN_SUBSCRIPTION_PAGE') }),
    personal: true,
    answer: z.object({ isExitPopUp: z.boolean() }),
  },
  'GET /api/v2/exit/intent/options': {
    summary: 'The question to somebody who leaves, and its answers',
    query: z.object({ category: z.enum(EXIT_CATEGORIES) }),
    answer: z.object({
      question: z.string(),
      options: z.array(z.object({ id: z.enum(EXIT_OPTION_KEYS), label: z.string() })),
    }),
  },
  'POST /api/v2/exit/intent/save': {
    summary: 'Keeps why somebody leaves; userId is the person’s own, or absent',
    body: z.object({
      userId: z.string().max(64).nullish(),
      category: z.enum(EXIT_CATEGORIES),
      /** Path of the page. */
      pageName: z.string().regex(/^\/[\w/-]{0,99}$/, 'must be the path of a page'),
      option: z.enum(EXIT_OPTION_KEYS),
      comment: words.default(''),
    }),
    personal: true,
    answer: success,
  },
} as const satisfies CallContracts;
