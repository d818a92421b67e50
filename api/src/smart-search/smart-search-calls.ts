import type { CallContracts } from '@aangan/shared-kit/contracts/call';
import { smartAnswerCalls } from '@aangan/shared-kit/contracts/smart-search-answers';
import { smartCommuteCalls } from '@aangan/shared-kit/contracts/smart-search-commutes';
import { smartLookCalls } from '@aangan/shared-kit/contracts/smart-search-looks';
import { smartRecommendationCalls } from '@aangan/shared-kit/contracts/smart-search-recommendations';
import { smartSessionCalls } from '@aangan/shared-kit/contracts/smart-search-session';
import { smartShareCalls } from '@aangan/shared-kit/contracts/smart-search-shares';
import { smartVisitorCalls } from '@aangan/shared-kit/contracts/smart-search-visitor';

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
