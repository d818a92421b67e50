import { z } from 'zod';
import { type CallContracts, flag, slug } from './call.ts';
import {
  attempt,
  count,
  estimate,
  learntKey,
  lookingFor,
  ofSession,
  sessionId,
  source,
  time,
  userId,
  wanted,
} from './smart-search-fields.ts';
import { higherRent, home, learnt, nearby, relaxation } from './smart-search-homes.ts';
import { share } from './smart-search-shares.ts';
import { slots } from './smart-search-slots.ts';

/** Filters of the bot in the end. Source: services-and-platform, section 3 (smart search session). */
export const finalFilters = z.object({
  /** Null for a visitor who is not logged in. */
  user_id: userId.nullable(),
  /** Ids of places, joined by commas. */
  place_id: z.string(),
  looking_for: lookingFor,
  /** Slugs. */
  city: z.string(),
  /** Joined by commas. */
  locality: z.string(),
});

const details = z
  .array(
    z.object({
      /** Homes that fit and were not answered. */
      rem_count: count,
      total_count: count,
      feedback_given: z.boolean(),
    }),
  )
  .length(1);

export const session = z.object({
  session_id: sessionId,
  /** The first entry is the session's. */
  details,
  /** Homes rejected since the filters were last applied. */
  rejected_count: count,
  /** Homes rejected in all of the session. */
  total_rejected_properties: count,
  /** `rejected_count` is REJECTED_COUNT_PROMPT and the prompt was not answered. */
  rejected_prompt: z.boolean(),
  final_filters: finalFilters,
  ...estimate,
  slots,
  /** Address of the results page with the same filters. */
  results_url: z.string(),
  /** The next homes, best first; empty when nothing is left. */
  properties: z.array(home),
  learnt: z.array(learnt),
  /** Statements that the person has taken back. */
  unlearnt: z.array(learntKey),
  /** Guidance on how to use smart search was closed on this device or by this person. */
  guidance_flag: z.boolean(),
  shares: z.array(share),
  /** Only when nothing is left: what to relax, nearby places and a higher budget, most homes first. */
  nothing_left: z
    .object({
      relaxations: z.array(relaxation),
      nearby: z.array(nearby),
      higher_rent: z.array(higherRent),
    })
    .nullable(),
  updated_at: time,
});

export type SmartSession = z.infer<typeof session>;

/** Sessions of smart search. Source: services-and-platform, section 7 (smart search calls). */
export const smartSessionCalls = {
  'POST /falcon/smart-search-v2/register_session': {
    summary: 'Starts a session with what somebody wants; the same attempt gives the same session',
    body: wanted.extend({ attempt, source }),
    personal: true,
    answer: session,
  },
  'POST /falcon/smart-search-v2/register_session_active_user': {
    summary: 'The last session of who is logged in, not older than 30 days; with slots and none open, a new one',
    body: z.object({ attempt, source, city: slug.optional(), slots: slots.default([]) }),
    personal: true,
    answer: z.object({ session: session.nullable() }),
  },
  'GET /falcon/smart-search-v2/session_detail': {
    summary: 'A session with the next homes; 404 for another person’s',
    query: z.object({
      session_id: sessionId,
      /** Shows homes up to this price, ₹, without changing the session. */
      budget: z.coerce.number().int().min(1).max(1_000_000_000).optional(),
      /** Shows homes of nearby localities, without changing the session. */
      nearby: flag,
    }),
    personal: true,
    answer: session,
  },
  'POST /falcon/smart-search-v2/{lookingFor}/search': {
    summary: 'The next homes of a session; with slots the filters are applied again, which clears the list',
    params: z.object({ lookingFor }),
    body: ofSession.extend({ slots: slots.optional(), attempt: attempt.optional() }),
    personal: true,
    answer: session,
  },
  'POST /falcon/smart-search-v2/session_history': {
    summary: 'Sessions of the visitor, the last one first; 404 for another user_id',
    body: z.object({ user_id: userId.nullish() }),
    personal: true,
    answer: z.object({
      sessions: z.array(
        z.object({
          session_id: sessionId,
          details,
          final_filters: finalFilters,
          slots,
          /** Homes answered with yes. */
          liked_count: count,
          total_rejected_properties: count,
          started_at: time,
          updated_at: time,
        }),
      ),
    }),
  },
  'DELETE /falcon/smart-search-v2/session/{session_id}': {
    summary: 'Deletes a session with its answers, links and votes',
    params: ofSession,
    personal: true,
    answer: z.object({ status: z.literal('success') }),
  },
} as const satisfies CallContracts;
