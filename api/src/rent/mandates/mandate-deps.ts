import type { Database } from '../../foundation/database/public.ts';
import type { Messages } from '../../foundation/messages/public.ts';
import type { Orders } from '../../money/orders/public.ts';
import type { paymentNewsOf } from '../../money/payments/public.ts';
import type { RentSplits } from '../payments/public.ts';
import type { MandateBank } from './mandate-bank.ts';

/** What taking rent by mandates needs. */
export interface MandateDeps {
  readonly database: Database;
  readonly bank: MandateBank;
  readonly orders: Orders;
  /** Applies what the gateway says about a debit to its payment. */
  readonly paymentNews: ReturnType<typeof paymentNewsOf>;
  readonly messages: Messages;
  /** Asked when a due is made, since a higher module answers. */
  readonly splits: () => RentSplits;
  readonly siteUrl: string;
  /** Is called where the gateway did not answer; the work is repeated. */
  readonly onTrouble: (id: string, error: unknown) => void;
}
