import type { Transaction } from '../database/public.ts';

/** The facts of a payment that its effects need. */
export interface PaymentFacts {
  readonly id: string;
  readonly accountId: string;
  readonly gateway: string;
  readonly description: string;
  readonly paise: number;
}

/** Runs in the transaction that changes the payment's state. */
type PaymentEffect = (transaction: Transaction, payment: PaymentFacts, at: Date) => Promise<void>;

/** What a payment does: `credit` gives what was paid for, `take-back` undoes it. */
export interface PaymentEffects {
  readonly credit: PaymentEffect;
  readonly 'take-back': PaymentEffect;
}
