import type { GstRate } from '@aangan/shared-kit/domain/gst';
import type { Transaction } from '../database/public.ts';

/** An order, as the module that sells sees it. */
export interface SoldOrder {
  /** `ord_…`. */
  readonly id: string;
  readonly accountId: string;
  /** `wallet-topup`. */
  readonly purpose: string;
  /** What the module stored with the order: the id of what is bought. */
  readonly ref: string | null;
  /** Text for the buyer: `Money for your wallet`. */
  readonly title: string;
  /** What is paid for it, after discounts, with GST. */
  readonly paise: number;
}

/** Money that went back to the buyer. */
export interface Refund {
  /** Unique: the key of a movement in the ledger. */
  readonly key: string;
  readonly paise: number;
  /** Whether all of the order's money has gone back now. */
  readonly isWhole: boolean;
}

/** Runs in the transaction that changes the order's state, once for the change. */
type SaleEffect = (transaction: Transaction, order: SoldOrder, at: Date) => Promise<void>;

/** Something that a module sells. The module's own call makes the order; orders, checkout and payments do the rest. */
export interface Sale {
  /** Accounting code of the service (SAC, or HSN for goods), and its GST. `untaxed`: a receipt instead of an invoice. */
  readonly tax: { readonly code: string; readonly gstRate: GstRate } | 'untaxed';
  /** Whether wallet and credits may pay for it. */
  readonly acceptsWallet: boolean;
  /**
   * Whether the order can still be paid, where that depends on other orders. Asked with the order locked, before money
   * moves. Money that arrives for one that cannot goes to the buyer's wallet.
   */
  readonly isOpen?: (transaction: Transaction, order: Pick<SoldOrder, 'id' | 'accountId'>) => Promise<boolean>;
  /** Gives what was bought. May come after `failed` or `expired`, when the bank was late. */
  readonly paid: SaleEffect;
  /** An attempt to pay failed; the buyer may try again. */
  readonly failed: SaleEffect;
  /** The time to pay is over. */
  readonly expired: SaleEffect;
  /** Takes back what was bought, or a part of it. */
  readonly refunded: (transaction: Transaction, order: SoldOrder, refund: Refund, at: Date) => Promise<void>;
}

/** For a change that means nothing to a sale. */
export const NO_EFFECT = async (): Promise<void> => undefined;
