import { panProblem, tidyPan } from '../kyc-fields.ts';
import { DAY_MS, MINUTE_MS } from '../time-spans.ts';

/** How long a report counts as current. A bureau is not asked again before. Ours; the page states it. */
export const REPORT_VALID_DAYS = 30;
/** When a report is deleted, counted from its day. */
export const REPORT_STORED_DAYS = 365;
/** Most questions to a bureau of one person in a day, failed ones included. */
export const CHECKS_A_DAY = 3;

/**
 * States of a check. `asking`: the bureau has not answered. `no-match`: the bureau has other facts of this PAN.
 * `no-history`: it has nothing yet.
 */
export const CREDIT_CHECK_STATES = ['asking', 'ready', 'no-history', 'no-match', 'failed'] as const;

export type CreditCheckState = (typeof CREDIT_CHECK_STATES)[number];

/** A bureau that has not answered by then never will. */
export const ASKING_MS = 2 * MINUTE_MS;

/** Until when a report is current, epoch ms. */
export function validUntil(askedAt: number): number {
  return askedAt + REPORT_VALID_DAYS * DAY_MS;
}

/** The state as it is now: a bureau that never answered has failed. @param now epoch ms */
export function stateNow(state: CreditCheckState, askedAt: number, now: number): CreditCheckState {
  return state === 'asking' && now - askedAt >= ASKING_MS ? 'failed' : state;
}

/** The validation error of a person’s own PAN, or undefined. The fourth letter says whose it is: P is a person. */
export function ownPanProblem(typed: string): string | undefined {
  const pan = tidyPan(typed);
  return panProblem(pan) ?? (pan.charAt(3) === 'P' ? undefined : 'This PAN is not of a person. Enter your own.');
}

/** Version of the consent below. */
export const CREDIT_CONSENT_VERSION = '2026-11';

/** What the person agrees to before a bureau is asked; each time is stored with its text. */
export function creditConsent(bureau: string): string {
  return `I ask for my own credit report. Aangan sends my name, phone number and PAN to ${bureau} once, and stores the report for me for ${REPORT_STORED_DAYS} days, encrypted. Nobody else gets it. I can delete it at any time. My own enquiry does not lower my score.`;
}
