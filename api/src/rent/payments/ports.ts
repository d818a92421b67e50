import type { Transaction } from '../../foundation/database/public.ts';
import { definePort } from '../../foundation/module/public.ts';
import type { LandlordRow } from '../landlords/public.ts';
import type { DueRow } from './rent-payments.tables.ts';

/** A payout that is about to be made. */
export interface PayoutAhead {
  readonly due: DueRow;
  readonly landlord: LandlordRow;
  readonly at: Date;
}

/** Whether a payout has to wait, because something about it looks like fraud. The holds provide it. */
export const HOLDS = definePort<(transaction: Transaction, ahead: PayoutAhead) => Promise<boolean>>('holds of payouts');
