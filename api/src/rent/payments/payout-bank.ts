import type { PayoutState, ReturnReason } from '@aangan/shared-kit/domain/rent/payment-states';
import type { Beneficiary } from '../landlords/public.ts';

/** A payout that the bank should make. */
export interface NewPayout {
  /** Our id: the bank makes one payout for it, however often we ask. */
  readonly key: string;
  readonly paise: number;
  readonly beneficiary: Beneficiary;
  /** Text on the landlord's statement, at most 30 letters, digits and spaces. */
  readonly narration: string;
}

/** What the bank says about a payout. */
export interface PayoutFacts {
  readonly key: string;
  /** The bank's own id. */
  readonly bankPayout: string;
  readonly state: Exclude<PayoutState, 'asked'>;
  readonly paise: number;
  /** UTR; null before the bank has one. */
  readonly bankReference: string | null;
  /** With `failed`. */
  readonly returnReason: ReturnReason | null;
}

interface Delivery {
  readonly rawBody: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** The bank that sends money of others. All code that is specific to one is behind this interface. */
export interface PayoutBank {
  readonly name: string;
  /** Days within which a repeat with the same key is the same payout. Later we only ask. */
  readonly keyDays: number;
  /**
   * Sends a payout. A repeat with the same key returns the first one.
   * @throws PayoutRefused when there is none and will be none, BankError when its answer is unknown
   */
  send(payout: NewPayout): Promise<PayoutFacts>;
  /** The payout of a key; undefined if the bank has none. @throws BankError */
  find(key: string): Promise<PayoutFacts | undefined>;
  /**
   * The news in a webhook, or undefined for an authentic one that is irrelevant.
   * @throws WebhookRefused
   */
  readWebhook(delivery: Delivery): PayoutFacts | undefined;
  /** The payouts of a day in India, for the reconciliation. @throws BankError */
  statement(day: string): Promise<readonly PayoutFacts[]>;
  /** Is called when the API ends. */
  readonly close?: () => Promise<void>;
}

/** It is unknown what the bank did. */
export class BankError extends Error {
  override readonly name = 'BankError';
}

/** The bank refuses, and has made no payout. */
export class PayoutRefused extends Error {
  override readonly name = 'PayoutRefused';
  readonly reason: ReturnReason;

  constructor(reason: ReturnReason, message: string) {
    super(message);
    this.reason = reason;
  }
}
