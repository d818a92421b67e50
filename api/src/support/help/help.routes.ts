import type { helpCalls } from '@aangan/shared-kit/contracts/help';
import { HELP_TOPIC_KEYS, HELP_TOPICS } from '@aangan/shared-kit/domain/support/help-articles';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../foundation/database/public.ts';
import { digestOf } from '../../foundation/digests/public.ts';
import {
  type ApiSettings,
  type CallHandlers,
  callError,
  callLimit,
  deviceIdOf,
  visitorAddress,
} from '../../foundation/server/public.ts';
import { findArticles } from './find-articles.ts';
import { answersOf, saveAnswer } from './help.queries.ts';
import type { HelpText } from './help-text.ts';
import { HELP_TEXTS, helpEntry, helpText, textsOf, topicOf } from './help-texts.ts';

/** Answers a minute: a person reads a few articles. */
const A_MINUTE = { device: 10, address: 60, message: 'Too many answers. Try again in a minute.' } as const;

/** The help centre. */
export function helpHandlers(
  app: FastifyInstance,
  database: Database,
  { now }: Pick<ApiSettings, 'now'>,
): CallHandlers<typeof helpCalls> {
  const countHit = callLimit(app, A_MINUTE);
  return {
    'GET /support/api/crawl/getSupportData': async () => ({
      topics: HELP_TOPIC_KEYS.map((topic) => ({
        topic,
        title: HELP_TOPICS[topic],
        articles: textsOf(topic).map(helpEntry),
      })),
    }),

    async 'GET /support/api/article/get/{id}'({ params }) {
      const text = articleOf(params.id);
      const related = textsOf(topicOf(text.id)).filter(({ id }) => id !== text.id);
      return {
        ...helpEntry(text),
        blocks: [...text.blocks],
        related: related.map(helpEntry),
        helped: await answersOf(database, text.id),
      };
    },

    'GET /api/v1/help/search': async ({ query }) => ({ articles: findArticles(query.q, HELP_TEXTS).map(helpEntry) }),

    async 'POST /api/v1/help/articles/{id}/answer'({ params, body: { helped } }, request) {
      const { id: article } = articleOf(params.id);
      const visitor = deviceIdOf(request) ?? visitorAddress(request);
      await countHit(request, visitor);
      const origin = digestOf(visitor);
      await saveAnswer(database, { article, origin, helped, answeredAt: new Date(now()) });
      return { helped };
    },
  };
}

function articleOf(id: string): HelpText {
  const text = helpText(id);
  if (!text) throw callError('no-article');
  return text;
}
