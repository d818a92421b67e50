/** What the service costs, in paise with GST. Ours; the page and the order say it. */
export const NEGOTIATION_PAISE = 99_900;

/** States of a negotiation. The last three are its ends. */
export const NEGOTIATION_STATES = ['unpaid', 'paid', 'talking', 'agreed', 'no-deal', 'cancelled'] as const;

export type NegotiationState = (typeof NEGOTIATION_STATES)[number];

/** What can happen to a negotiation, and who does it. */
export const NEGOTIATION_CHANGES = {
  pay: { from: ['unpaid'], to: 'paid', by: 'system' },
  begin: { from: ['paid'], to: 'talking', by: 'staff' },
  agree: { from: ['talking'], to: 'agreed', by: 'staff' },
  fail: { from: ['paid', 'talking'], to: 'no-deal', by: 'staff' },
  cancel: { from: ['unpaid', 'paid'], to: 'cancelled', by: 'tenant' },
  refund: { from: ['paid', 'talking', 'agreed'], to: 'cancelled', by: 'system' },
} as const satisfies Record<string, NegotiationRule>;

interface NegotiationRule {
  readonly from: readonly NegotiationState[];
  readonly to: NegotiationState;
  readonly by: 'system' | 'staff' | 'tenant';
}

export type NegotiationChange = keyof typeof NEGOTIATION_CHANGES;

/** Choices of staff. */
export const STAFF_CHANGES = ['begin', 'agree', 'fail'] as const satisfies readonly NegotiationChange[];

/** The state after a change; undefined where it is not possible. */
export function changedNegotiation(state: NegotiationState, change: NegotiationChange): NegotiationState | undefined {
  const { from, to }: NegotiationRule = NEGOTIATION_CHANGES[change];
  return from.includes(state) ? to : undefined;
}

/** Changes after which all of the money goes back. */
export function paysBack(state: NegotiationState, change: NegotiationChange): boolean {
  return change === 'fail' || (change === 'cancel' && state === 'paid');
}

/** Most that a tenant may ask the rent to fall by, as a share of the rent asked. Ours; the form states it. */
const MOST_REDUCTION = 0.3;

/** The lowest rent that can be asked for, ₹ a month. */
export function leastTarget(rentRupees: number): number {
  return Math.ceil(rentRupees * (1 - MOST_REDUCTION));
}

/** The validation error of the wished rent in rupees, or undefined. @param target NaN where no amount was typed */
export function targetProblem(target: number, rentRupees: number): string | undefined {
  if (!Number.isInteger(target) || target <= 0) return 'Enter the rent you would pay, in rupees a month.';
  if (target >= rentRupees) return 'Enter less than the rent asked. There is nothing to negotiate otherwise.';
  return target < leastTarget(rentRupees) ? 'Ask for at most 30% less. Owners break off otherwise.' : undefined;
}

/** Characters of the note for our negotiator. */
export const NEGOTIATION_NOTE = 500;
