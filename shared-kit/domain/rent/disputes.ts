import type { DueState } from './payment-states.ts';

/** What a landlord may say about a payment. */
export const DISPUTE_KINDS = ['not-my-tenant', 'wrong-amount', 'did-not-arrive'] as const;

export type DisputeKind = (typeof DISPUTE_KINDS)[number];

/** `open` waits for staff; they have `agreed` with the landlord, or `refused` the report. */
export const DISPUTE_STATES = ['open', 'agreed', 'refused'] as const;

export type DisputeState = (typeof DISPUTE_STATES)[number];

/** Limits of reports. They are ours: the specification shows none. */
export const DISPUTE_LIMITS = {
  /** Characters of the landlord's text. */
  leastText: 10,
  mostText: 1_000,
  /** Days for which an answered report is stored. */
  storedDays: 1_095,
} as const;

/** The validation error of a landlord's text, or undefined. */
export function disputeTextProblem(text: string): string | undefined {
  const { leastText, mostText } = DISPUTE_LIMITS;
  const { length } = text.trim();
  if (length < leastText) return 'Say in a sentence what is wrong.';
  return length > mostText ? `Write at most ${mostText} characters.` : undefined;
}

/** What a landlord may report about a payment in this state. Money that was not sent cannot be missing. */
export function disputeKindsOf(state: DueState): readonly DisputeKind[] {
  const isSent = state === 'sent' || state === 'arrived';
  return DISPUTE_KINDS.filter((kind) => isSent || kind !== 'did-not-arrive');
}

/** Whether a landlord sees a payment in this state: before it is received, nothing has happened for them. */
export function landlordSees(state: DueState): boolean {
  return state !== 'collecting' && state !== 'cancelled';
}
