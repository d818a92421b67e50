import { z } from 'zod';
import { EVENTS_AT_ONCE } from '../domain/report-limits.ts';
import type { CallContracts } from './call.ts';

/** What a visitor did, without identity: no personal data in names or values. */
const analyticsEvent = z.object({
  /** `contact_requested`. */
  name: z.string().regex(/^[a-z][a-z0-9_.-]{0,59}$/i),
  /** The page's pattern. */
  route: z.string().regex(/^[/*][^?#\s\0]{0,199}$/),
  remote: z.string().regex(/^(?:shell|mfe-[a-z0-9-]{1,40})$/),
  /** Epoch ms by the visitor's clock. */
  at: z.number().int().nonnegative().max(8.64e15),
  properties: z
    .record(z.string().regex(/^\w{1,40}$/), z.union([z.string().max(100), z.number(), z.boolean()]))
    .refine((properties) => Object.keys(properties).length <= 20, 'has too many entries'),
});

export type AnalyticsEvent = z.output<typeof analyticsEvent>;

const batch = z.object({
  deviceId: z.string().regex(/^[\w-]{8,64}$/),
  events: z.array(analyticsEvent).min(1).max(EVENTS_AT_ONCE),
});

export type EventBatch = z.output<typeof batch>;

const accepted = z.object({ accepted: z.number() });

export const analyticsCalls = {
  'POST /createEvent': {
    summary: "The product's own count of what visitors do",
    measures: true,
    body: batch,
    accepted: true,
    answer: accepted,
  },
  'POST /v1/adobe/send': {
    summary: 'The same events for the outside analytics, of visitors who allow it',
    measures: true,
    body: batch,
    accepted: true,
    answer: accepted,
  },
  'GET /analytics/bk': {
    summary: 'A page was seen: for the outside audience measurement, of visitors who allow it',
    measures: true,
    mutates: true,
    query: z.object({ route: analyticsEvent.shape.route, remote: analyticsEvent.shape.remote }),
    personal: true,
    answer: accepted,
  },
} as const satisfies CallContracts;
