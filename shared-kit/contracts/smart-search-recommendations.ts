import { z } from 'zod';
import type { CallContracts } from './call.ts';
import { ofSession, sessionId } from './smart-search-fields.ts';
import { higherRent, home, nearby } from './smart-search-homes.ts';
import { finalFilters } from './smart-search-session.ts';
import { slots } from './smart-search-slots.ts';

/** Homes beside the wishes of a session. Source: services-and-platform, section 7 (smart search calls). */
export const smartRecommendationCalls = {
  'POST /falcon/smart-search-v2/near-by-recommendations': {
    summary: 'Localities near those of a session with homes that fit, nearest first, and the best of these homes',
    body: ofSession,
    personal: true,
    answer: z.object({ recommendations: z.array(nearby), properties: z.array(home) }),
  },
  'POST /falcon/smart-search-v2/higher-rent-recommendations': {
    summary: 'Higher budgets with homes that fit otherwise, lowest first, and the best of these homes',
    body: ofSession,
    personal: true,
    answer: z.object({ recommendations: z.array(higherRent), properties: z.array(home) }),
  },
  'GET /falcon/smart-search-v2/recommendations': {
    summary: 'The best homes of the visitor’s last sessions, without those that were answered',
    personal: true,
    answer: z.object({
      sessions: z.array(
        z.object({ session_id: sessionId, final_filters: finalFilters, slots, properties: z.array(home) }),
      ),
    }),
  },
} as const satisfies CallContracts;
