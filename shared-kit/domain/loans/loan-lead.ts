import { type LenderId, lenderOf } from './lenders.ts';

/** States of a request to a lender. `sending`: the lender has not confirmed it. The last three are its ends. */
export const LOAN_LEAD_STATES = ['sending', 'sent', 'answered', 'declined', 'failed', 'withdrawn'] as const;

export type LoanLeadState = (typeof LOAN_LEAD_STATES)[number];

/** States in which a person can send no other request, and can withdraw this one. */
export const OPEN_LEAD_STATES = ['sending', 'sent', 'answered'] as const satisfies readonly LoanLeadState[];

export function isOpenLead(state: LoanLeadState): boolean {
  return OPEN_LEAD_STATES.some((open) => open === state);
}

/** Hours after which a request that its lender does not confirm ends as `failed`. Ours. */
export const LEAD_DELIVERY_HOURS = 48;

/** Version of the consent below; a request stores it with the text. */
export const LOAN_CONSENT_VERSION = '2026-11';

/** What the person agrees to: shown before sending, stored with the request. */
export function loanConsent(lender: LenderId): string {
  const { name } = lenderOf(lender);
  return `Aangan sends my name, phone number and the answers of this form to ${name}, and to no other lender. ${name} may call me about this loan. If I apply, ${name} may ask a credit bureau about me; such an enquiry can lower my score.`;
}
