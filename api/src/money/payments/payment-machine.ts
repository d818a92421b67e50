import type { PaymentState } from '@aangan/shared-kit/contracts/payment-states';

/** Events of a payment: its checkout page was opened, and the events of the gateway. */
export type Heard = 'opened' | 'paid' | 'failed' | 'expired' | 'part-refunded' | 'refunded';

/** Effects of a transition, in their order: what a sale does when it is paid, not paid, or taken back. */
export type EffectName = 'paid' | 'failed' | 'expired' | 'refunded';

interface Step {
  readonly to: PaymentState;
  readonly effects: readonly EffectName[];
}

const step = (to: PaymentState, ...effects: EffectName[]): Step => ({ to, effects });

/** A refund that arrives before the paid event stands for both. */
const REFUNDED_AT_ONCE = {
  'part-refunded': step('paid', 'paid', 'refunded'),
  refunded: step('refunded', 'paid', 'refunded'),
} as const;

/**
 * The transitions of a payment from each state. An event that is not in the table changes nothing: it is a repeat or
 * too late. Money that was really paid always counts, also after a failed attempt or after the time was over.
 */
const STEPS = {
  created: {
    opened: step('pending'),
    paid: step('paid', 'paid'),
    failed: step('failed', 'failed'),
    expired: step('expired', 'expired'),
    ...REFUNDED_AT_ONCE,
  },
  pending: {
    paid: step('paid', 'paid'),
    failed: step('failed', 'failed'),
    expired: step('expired', 'expired'),
    ...REFUNDED_AT_ONCE,
  },
  // Another attempt at the same checkout page may succeed.
  failed: {
    opened: step('pending'),
    paid: step('paid', 'paid'),
    expired: step('expired', 'expired'),
    ...REFUNDED_AT_ONCE,
  },
  expired: { paid: step('paid', 'paid'), ...REFUNDED_AT_ONCE },
  paid: { 'part-refunded': step('paid', 'refunded'), refunded: step('refunded', 'refunded') },
  refunded: {},
} as const satisfies Record<PaymentState, Partial<Record<Heard, Step>>>;

/** The next transition, or undefined when nothing changes. */
export function nextStep(state: PaymentState, heard: Heard): Step | undefined {
  const steps: Partial<Record<Heard, Step>> = STEPS[state];
  return steps[heard];
}

/** Whether a payment can still be paid at its checkout page. */
export function isOpen(state: PaymentState): boolean {
  return state === 'created' || state === 'pending' || state === 'failed';
}
