import { z } from 'zod';
import { HOME_ANSWERS, REJECTION_REASONS } from '../domain/smart-search/session-options.ts';
import type { CallContracts } from './call.ts';
import { propertyId, propertyRecord } from './property.ts';
import { count, learntKey, ofSession, time } from './smart-search-fields.ts';
import { session } from './smart-search-session.ts';

const interaction = z.object({
  property_id: z.string(),
  /** Null once the listing was deleted. */
  record: propertyRecord.nullable(),
  answer: z.enum(HOME_ANSWERS),
  reasons: z.array(z.enum(REJECTION_REASONS)),
  owner_contacted: z.boolean(),
  photos_requested: z.boolean(),
  votes: z.object({ up: count, down: count }),
  answered_at: time,
});

export type SmartInteraction = z.infer<typeof interaction>;

const reasons = z.array(z.enum(REJECTION_REASONS)).max(5).default([]);

/** Answers to homes of a session. Source: services-and-platform, section 7 (smart search calls). */
export const smartAnswerCalls = {
  'POST /falcon/smart-search-v2/fetch_history': {
    summary: 'Answers of a session, the last one first',
    body: ofSession,
    personal: true,
    answer: z.object({ interactions: z.array(interaction) }),
  },
  'POST /falcon/smart-search-v2/interact': {
    summary: 'Answers a home: it leaves the list and the remaining count falls by one, however often it is sent',
    body: ofSession.extend({ property_id: propertyId, answer: z.enum(HOME_ANSWERS), reasons }),
    personal: true,
    answer: session,
  },
  'PUT /falcon/smart-search-v2/session/{session_id}/reject/{property_id}': {
    summary: 'Marks a home as rejected; the same as answering no',
    params: ofSession.extend({ property_id: propertyId }),
    body: z.object({ reasons, nbFr: z.string().max(80).optional() }),
    personal: true,
    answer: session,
  },
  'DELETE /falcon/smart-search-v2/session/{session_id}/reject/{property_id}': {
    summary: 'Takes any answer to a home back: it may be shown again, and nothing is learnt from it',
    params: ofSession.extend({ property_id: propertyId }),
    personal: true,
    answer: session,
  },
  'PUT /falcon/smart-search-v2/session/{session_id}/learnt/{key}': {
    summary: 'Takes a learnt statement back, or lets it count again',
    params: ofSession.extend({ key: learntKey }),
    body: z.object({ counts: z.boolean() }),
    personal: true,
    answer: session,
  },
  'POST /falcon/smart-search-v2/fetch_feedback_rejections': {
    summary: 'For the prompt about rejected homes: the homes rejected since the filters were applied, and the reasons',
    body: ofSession,
    personal: true,
    answer: z.object({
      rejected_count: count,
      total_rejected_properties: count,
      rejections: z.array(interaction),
      /** Reasons given so far, most frequent first. */
      reasons: z.array(z.object({ reason: z.enum(REJECTION_REASONS), count })),
    }),
  },
  'POST /falcon/smart-search-v2/feedback_interactions': {
    summary: 'Answers the prompt about rejected homes: reasons for all of them; no reasons closes it',
    body: ofSession.extend({ reasons }),
    personal: true,
    answer: session,
  },
} as const satisfies CallContracts;
