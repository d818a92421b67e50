import type { Payment } from '@aangan/shared-kit/contracts/payments';

type State = Payment['state'];

interface StateWords {
  /** Short form for lists. */
  readonly label: string;
  readonly tone: 'plain' | 'good' | 'attention' | 'bad' | 'information';
  /** Full sentence for the return from the gateway. */
  say(amount: string): string;
  readonly note: 'info' | 'good' | 'attention' | 'error';
}

export const PAYMENT_WORDS: Readonly<Record<State, StateWords>> = {
  created: {
    label: 'Not begun',
    tone: 'plain',
    say: (amount) => `The payment of ${amount} has not begun. Nothing was charged.`,
    note: 'info',
  },
  pending: {
    label: 'Waiting',
    tone: 'information',
    say: (amount) => `Waiting to hear that ${amount} was paid. This takes a few seconds; you may also leave this page.`,
    note: 'info',
  },
  paid: { label: 'Paid', tone: 'good', say: (amount) => `${amount} was paid.`, note: 'good' },
  failed: {
    label: 'Failed',
    tone: 'bad',
    say: (amount) => `The payment of ${amount} did not go through. You can try again.`,
    note: 'error',
  },
  expired: {
    label: 'Expired',
    tone: 'plain',
    say: (amount) =>
      `The time for the payment of ${amount} is over. Should your bank have taken the money, it is added as soon as the bank says so.`,
    note: 'attention',
  },
  refunded: {
    label: 'Paid back',
    tone: 'information',
    say: (amount) => `${amount} was paid back to you.`,
    note: 'info',
  },
};

/** Whether the gateway has not yet confirmed the payment. */
export function isAwaited(state: State): boolean {
  return state === 'pending';
}
