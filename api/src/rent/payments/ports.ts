import type { SharePart } from '@aangan/shared-kit/domain/rent/split';
import type { Transaction } from '../../foundation/database/public.ts';
import { definePort } from '../../foundation/module/public.ts';
import type { DueRow } from './rent-payments.tables.ts';

/** Asked in the transaction that would make a payout. */
export interface PayoutHolds {
  /** Whether the payout of a received due must wait. Who says so stores why, and later calls `PayoutMoves`. */
  readonly holds: (transaction: Transaction, due: DueRow, at: Date) => Promise<boolean>;
}

/** Asked when a due is made. */
export interface RentSplits {
  /** The parts of a sum, which add up to it; undefined where its payer pays all. */
  readonly partsOf: (
    transaction: Transaction,
    tenancy: { readonly id: string; readonly accountId: string },
    paise: number,
  ) => Promise<readonly SharePart[] | undefined>;
}

/** What may follow a hold, or a landlord's refusal. */
export interface PayoutMoves {
  /** A held due goes on to the landlord. Nothing happens in another state. */
  readonly releaseDue: (transaction: Transaction, dueId: string, at: Date) => Promise<void>;
  /** A due that is not with the bank goes back to its payers. Nothing happens in another state. */
  readonly returnDue: (transaction: Transaction, dueId: string, at: Date) => Promise<void>;
}

export const PAYOUT_HOLDS = definePort<PayoutHolds>('holds of payouts');

export const RENT_SPLITS = definePort<RentSplits>('shares of a due');
