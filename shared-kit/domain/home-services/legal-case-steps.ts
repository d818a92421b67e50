import type { BookingState } from './booking-states.ts';

/** What staff do with a case, in its order. */
export const LEGAL_CASE_STEPS = ['begin', 'deliver'] as const;
export type LegalCaseStep = (typeof LEGAL_CASE_STEPS)[number];

/** Whether the tenant agreed. `not-needed`: the service is about no tenant; `open`: nobody was asked yet. */
export const TENANT_CONSENTS = ['not-needed', 'open', 'asked', 'given', 'refused'] as const;
export type TenantConsent = (typeof TENANT_CONSENTS)[number];

/** Days after the last step of a case on which its form, papers and result are deleted. */
export const LEGAL_CASE_DAYS = 90;

interface CaseFacts {
  readonly state: BookingState;
  readonly consent: TenantConsent;
  readonly hasResult: boolean;
}

/** What staff can do now: nothing before the money and the tenant’s consent, no delivery without a result. */
export function possibleSteps({ state, consent, hasResult }: CaseFacts): LegalCaseStep[] {
  const isAllowed = consent === 'given' || consent === 'not-needed';
  if (state === 'paid' && isAllowed) return ['begin'];
  if (state === 'started' && hasResult) return ['deliver'];
  return [];
}
