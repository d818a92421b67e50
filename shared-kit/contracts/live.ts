import { z } from 'zod';
import { LIVE_TOPICS_MAX } from '../domain/live-limits.ts';
import type { CallContracts } from './call.ts';

/** One topic of live updates: what a subscriber names, and what every event says. */
export interface TopicContract {
  /** One line for readers of the code. */
  readonly summary: string;
  readonly input: z.ZodObject;
  /** A state, not a change: the last event of a topic is enough to show the right thing. Ids and numbers, no names. */
  readonly event: z.ZodType;
}

/** Topics by name: `payment-state`. */
export type TopicContracts = Readonly<Record<string, TopicContract>>;

const topicRequest = z.object({
  topic: z.string().max(60),
  input: z.record(z.string(), z.unknown()),
  /** Not subscribed before: it starts with the present state, also where the others are resumed. */
  fresh: z.boolean().optional(),
});

export type TopicRequest = z.infer<typeof topicRequest>;

/** What a stream and its polling form read. */
export const liveQuery = z.object({
  topics: z
    .string()
    .max(8_000)
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue({ code: 'custom', message: 'must be JSON' });
        return z.NEVER;
      }
    })
    .pipe(z.array(topicRequest).min(1).max(LIVE_TOPICS_MAX)),
  /** Id of the last event that arrived. */
  after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
});

const liveEvent = z.object({
  /** Place of its topic in the request. */
  topic: z.number().int(),
  event: z.unknown(),
});

/** One event, as a stream sends it. */
export type LiveEvent = z.infer<typeof liveEvent>;

export const liveCalls = {
  'GET /api/v1/live/events': {
    summary: 'Live updates after an id, for networks that block the stream',
    query: liveQuery,
    personal: true,
    answer: z.object({
      events: z.array(liveEvent),
      /** Places of topics that the reader may not read, or whose input is wrong. */
      refused: z.array(z.number().int()),
      /** For the next request. */
      after: z.number().int(),
    }),
  },
} as const satisfies CallContracts;
