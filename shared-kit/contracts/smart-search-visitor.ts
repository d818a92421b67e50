import { z } from 'zod';
import { LISTING_CATEGORIES } from '../domain/listing-category.ts';
import { PRODUCT_FEEDBACK_REASONS, SESSION_SOURCES } from '../domain/smart-search/session-options.ts';
import type { CallContracts } from './call.ts';
import { propertyRecord } from './property.ts';
import { CARDS_AT_ONCE } from './shortlist.ts';
import { ofSession, sessionId, source, time, userId } from './smart-search-fields.ts';
import { slots } from './smart-search-slots.ts';

const trackId = z.string().regex(/^[a-z0-9]{24}$/, 'must be a track id');

/** What a visitor has beside sessions. Source: services-and-platform, section 7 (smart search calls). */
export const smartVisitorCalls = {
  'POST /falcon/smart-search-v2/smart_producer': {
    summary: 'A track id for a message about a session; asked again, the same one',
    body: ofSession.extend({ source }),
    personal: true,
    answer: z.object({ track_id: trackId, url: z.string() }),
  },
  'GET /falcon/smart-search-v2/track/{track_id}': {
    summary: 'Where a track id leads: to the visitor’s own session, else to the same wishes without a session',
    params: z.object({ track_id: trackId }),
    personal: true,
    answer: z.object({
      /** Null for a visitor whose session it is not. */
      session_id: sessionId.nullable(),
      source: z.enum(SESSION_SOURCES),
      city: z.string(),
      slots,
    }),
  },
  'POST /falcon/smart-search-v2/product_feedback': {
    summary: 'Saves what the visitor thinks of smart search; once more replaces it',
    body: z.object({
      user_id: userId.nullish(),
      session_id: sessionId.optional(),
      rating: z.number().int().min(1).max(5),
      reasons: z.array(z.enum(PRODUCT_FEEDBACK_REASONS)).max(PRODUCT_FEEDBACK_REASONS.length).default([]),
      words: z
        .string()
        .max(500)
        .transform((text) => text.replaceAll('\0', '').trim())
        .default(''),
    }),
    personal: true,
    answer: z.object({ status: z.literal('success') }),
  },
  'GET /falcon/smart-search-v2/fetch_product_feedback': {
    summary: 'What the visitor has said about smart search; null before. 404 for another user_id',
    query: z.object({ user_id: userId.optional() }),
    personal: true,
    answer: z.object({
      feedback: z
        .object({
          rating: z.number().int(),
          reasons: z.array(z.enum(PRODUCT_FEEDBACK_REASONS)),
          words: z.string(),
          saved_at: time,
        })
        .nullable(),
    }),
  },
  'POST /falcon/smart-search-v2/guidance_flag': {
    summary: 'Notes that the guidance was closed, or shows it again',
    body: z.object({ flag: z.boolean() }),
    personal: true,
    answer: z.object({ guidance_flag: z.boolean() }),
  },
  'GET /falcon/smart-search-v2/guidance_flag': {
    summary: 'Whether the guidance was closed by this person or on this device',
    personal: true,
    answer: z.object({ guidance_flag: z.boolean() }),
  },
  'GET /falcon/smart-search-v2/recent_shortlists': {
    summary: 'The last shortlisted homes of who is logged in, of a kind; without a login none. 404 for another user_id',
    query: z.object({
      user_id: userId.optional(),
      propertyType: z.enum(LISTING_CATEGORIES),
      size: z.coerce.number().int().min(1).max(CARDS_AT_ONCE).default(6),
    }),
    personal: true,
    answer: z.object({ records: z.array(propertyRecord) }),
  },
} as const satisfies CallContracts;
