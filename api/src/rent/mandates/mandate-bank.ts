import type { DebitFailure } from '@aangan/shared-kit/domain/rent/mandate-states';

/** A mandate that the payer should approve. */
interface NewMandate {
  /** Our id: a repeat finds the first registration. */
  readonly key: string;
  readonly mostPaise: number;
  readonly payer: Payer;
  /** Text on the approval page. */
  readonly description: string;
  /** Where the approval page leads back to. */
  readonly returnUrl: string;
  /** Until when it can be approved, and when it ends. */
  readonly approveUntil: Date;
  readonly endsAt: Date;
}

interface Payer {
  readonly name: string;
  /** With its country code. */
  readonly phone: string;
  readonly email: string | null;
}

/** What the gateway says about a mandate. */
export interface MandateFacts {
  readonly state: 'asked' | 'active' | 'paused' | 'refused' | 'ended';
  /** The gateway's ids; null before it is approved. */
  readonly customer: string | null;
  readonly token: string | null;
}

/** A mandate at the gateway. */
export interface MandateToken {
  readonly customer: string;
  readonly token: string;
}

/** What the gateway says about a debit. */
export type DebitFacts =
  | { readonly state: 'asked' }
  | { readonly state: 'paid'; readonly payment: string }
  | { readonly state: 'failed'; readonly failure: DebitFailure };

/** What a webhook is about. Its content is asked for, so that late and repeated ones are harmless. */
export interface MandateNews {
  readonly registration?: string | undefined;
  readonly token?: string | undefined;
  readonly order?: string | undefined;
}

interface Delivery {
  readonly rawBody: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** The gateway that takes rent by mandates. All code that is specific to one is behind this interface. */
export interface MandateBank {
  readonly name: string;
  /** Registers a mandate, once for a key. @throws MandateBankError */
  register(mandate: NewMandate): Promise<{ readonly registration: string; readonly approveUrl: string }>;
  /** The state of a registration. @throws MandateBankError */
  find(registration: string): Promise<MandateFacts>;
  /** The state of an approved mandate. @throws MandateBankError */
  stateOf(mandate: MandateToken): Promise<MandateFacts['state']>;
  /** Ends a mandate at the payer's bank. A repeat changes nothing. @throws MandateBankError */
  cancel(mandate: MandateToken): Promise<void>;
  /**
   * Lets the bank announce a debit, once for a key.
   * @returns the gateway's order, which can be paid once
   * @throws MandateBankError, MandateGone for a mandate that does not allow it any more
   */
  announce(debit: { key: string; token: string; paise: number; notBefore: Date }): Promise<string>;
  /** Asks for the money of an announced debit. @throws MandateBankError, whose outcome `debitOf` knows */
  debit(debit: MandateToken & { order: string; paise: number; payer: Payer; description: string }): Promise<void>;
  /** What became of a debit; undefined before it was asked for. @throws MandateBankError */
  debitOf(order: string): Promise<DebitFacts | undefined>;
  /** @throws WebhookRefused */
  readWebhook(delivery: Delivery): MandateNews;
  /** Is called when the API ends. */
  readonly close?: () => Promise<void>;
}

/** It is unknown what the gateway did. */
export class MandateBankError extends Error {
  override readonly name = 'MandateBankError';
}

/** The gateway refuses, and has done nothing. */
export class MandateGone extends Error {
  override readonly name = 'MandateGone';
}
