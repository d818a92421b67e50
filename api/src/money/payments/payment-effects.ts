import type { Transaction } from '../../foundation/database/public.ts';
import { definePort } from '../../foundation/module/public.ts';
import type { RefundEvent } from './gateway.ts';
import type { PaymentRow } from './payments.queries.ts';

/** A refund that the gateway reports. */
interface GatewayRefund {
  /** What went back now. */
  readonly paise: number;
  /** What has gone back altogether. */
  readonly totalPaise: number;
}

type PaymentEffect = (transaction: Transaction, payment: PaymentRow, at: Date) => Promise<void>;

/** What follows from each change of a payment. Runs in the transaction of the change. */
export interface PaymentEffects {
  readonly paid: PaymentEffect;
  readonly failed: PaymentEffect;
  readonly expired: PaymentEffect;
  readonly refunded: (transaction: Transaction, payment: PaymentRow, refund: GatewayRefund, at: Date) => Promise<void>;
}

/** What follows from the gateway's news of a refund. Runs in the transaction that stores the news. */
export interface RefundEffects {
  /** @returns the outcome, or undefined for a refund that we did not ask for */
  readonly heard: (
    transaction: Transaction,
    refund: Omit<RefundEvent, 'kind' | 'eventId'>,
    at: Date,
  ) => Promise<string | undefined>;
}

/** Asks which of our refunds the gateway means. */
export const REFUND_EFFECTS = definePort<RefundEffects>('effects of a refund');

/** Asks what a payment is for: its order knows. */
export const PAYMENT_EFFECTS = definePort<PaymentEffects>('effects of a payment');
