import type { PaymentState } from '@aangan/shared-kit/contracts/payment-states';

/** Events of a payment: its checkout page was opened, and the events of the gateway. */
export type Heard = 'opened' | 'paid' | 'failed' | 'expired' | 'refunded';

/** What a transition does with money: `credit` gives what was paid for, `take-back` undoes it. */
export type MoneyStep = 'credit' | 'take-back';

interface Step {
  readonly to: PaymentState;
  readonly money: readonly MoneyStep[];
}

const step = (to: PaymentState, ...money: MoneyStep[]): Step => ({ to, money });

/** A refund that arrives before the paid event stands for both. */
const REFUNDED_AT_ONCE = step('refunded', 'credit', 'take-back');

/**
 * The transitions of a payment from each state. An event that is not in the table changes nothing: it is a repeat or
 * too late. Money that was really paid always counts, also after a failed attempt or after the time was over.
 */
const STEPS = {
  created: {
    opened: step('pending'),
    paid: step('paid', 'credit'),
    failed: step('failed'),
    expired: step('expired'),
    refunded: REFUNDED_AT_ONCE,
  },
  pending: {
    paid: step('paid', 'credit'),
    failed: step('failed'),
    expired: step('expired'),
    refunded: REFUNDED_AT_ONCE,
  },
  // Another attempt at the same checkout page may succeed.
  failed: {
    opened: step('pending'),
    paid: step('paid', 'credit'),
    expired: step('expired'),
    refunded: REFUNDED_AT_ONCE,
  },
  expired: { paid: step('paid', 'credit'), refunded: REFUNDED_AT_ONCE },
  paid: { refunded: step('refunded', 'take-back') },
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
