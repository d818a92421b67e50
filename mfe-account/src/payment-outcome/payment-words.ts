import type { Payment } from '@aangan/shared-kit/contracts/payments';

type State = Payment['state'];

interface StateWords {
  /** Short form for lists. */
  readonly label: string;
  readonly tone: 'plain' | 'good' | 'attention' | 'bad' | 'information';
}

export const PAYMENT_WORDS: Readonly<Record<State, StateWords>> = {
  created: { label: 'Not started', tone: 'plain' },
  pending: { label: 'Waiting', tone: 'information' },
  paid: { label: 'Paid', tone: 'good' },
  failed: { label: 'Failed', tone: 'bad' },
  expired: { label: 'Expired', tone: 'plain' },
  refunded: { label: 'Refunded', tone: 'information' },
};
