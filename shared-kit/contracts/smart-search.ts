import type { CallContracts } from './call.ts';
import { smartAnswerCalls } from './smart-search-answers.ts';
import { smartCommuteCalls } from './smart-search-commutes.ts';
import { smartLookCalls } from './smart-search-looks.ts';
import { smartRecommendationCalls } from './smart-search-recommendations.ts';
import { smartSessionCalls } from './smart-search-session.ts';
import { smartShareCalls } from './smart-search-shares.ts';
import { smartVisitorCalls } from './smart-search-visitor.ts';

/** Calls of smart search. Source: services-and-platform, section 7 (smart search calls). */
export const smartSearchCalls = {
  ...smartLookCalls,
  ...smartSessionCalls,
  ...smartAnswerCalls,
  ...smartRecommendationCalls,
  ...smartVisitorCalls,
  ...smartCommuteCalls,
  ...smartShareCalls,
} as const satisfies CallContracts;
