import type { PaymentState } from '@aangan/shared-kit/contracts/payment-states';

/** What can be heard of a payment: that its checkout page was opened, and what the gateway says. */
export type Heard = 'opened' | 'paid' | 'failed' | 'expired' | 'refunded';

/** What money does on the way: `credit` brings what was paid for, `take-back` undoes it. */
export type MoneyStep = 'credit' | 'take-back';

interface Step {
  readonly to: PaymentState;
  readonly money: readonly MoneyStep[];
}

const step = (to: PaymentState, ...money: MoneyStep[]): Step => ({ to, money });

/** A refund that comes before the word that it was paid stands for both. */
const REFUNDED_AT_ONCE = step('refunded', 'credit', 'take-back');

/**
 * Where a payment goes from each state. What is not in the table changes nothing: it was heard before, or comes too late
 * to count. Money that has really been paid counts always, also after a failed try or after the time was over.
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
  // Another try at the same checkout page may succeed.
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

/** The step that follows, or undefined when nothing changes. */
export function nextStep(state: PaymentState, heard: Heard): Step | undefined {
  const steps: Partial<Record<Heard, Step>> = STEPS[state];
  return steps[heard];
}

/** Whether a payment can still be paid at its checkout page. */
export function isOpen(state: PaymentState): boolean {
  return state === 'created' || state === 'pending' || state === 'failed';
}
