import type { LenderId } from '@aangan/shared-kit/domain/loans/lenders';
import type { LoanFacts } from '@aangan/shared-kit/domain/loans/loan-facts';

/** What a lender gets of a person. */
interface LenderRequest {
  /** `lnl_…`: the same request again is one request. */
  readonly id: string;
  readonly lender: LenderId;
  readonly name: string;
  /** With its country code. */
  readonly phone: string;
  readonly facts: LoanFacts;
  /** What the person agreed to, word by word. */
  readonly consent: string;
  readonly consentVersion: string;
  /** Epoch ms. */
  readonly agreedAt: number;
}

/** What a lender says about a request. */
export interface LenderAnswer {
  readonly id: string;
  readonly outcome: 'answered' | 'declined';
  /** For the person. */
  readonly text: string;
}

/** The desks of lenders, where requests arrive. */
export interface LenderDesks {
  /** Lenders that take requests. */
  readonly lenders: readonly LenderId[];
  /** Nobody reads the requests: they are for trying out the site. */
  readonly isSample: boolean;
  /**
   * Sends a request. @returns whether the lender takes it
   * @throws LenderSilent when it is unknown whether it arrived: it is sent again
   */
  send(request: LenderRequest): Promise<'taken' | 'refused'>;
  /** Tells a lender that a person has withdrawn. @throws LenderSilent when it has to be told again */
  withdraw(lender: LenderId, id: string): Promise<void>;
  /** @throws WebhookRefused for one that is not the lender’s */
  readAnswer(lender: LenderId, webhook: { readonly rawBody: string; readonly signature: string }): LenderAnswer;
  close?(): Promise<void>;
}

/** A lender did not answer, or not as agreed. Contains nothing of the person. */
export class LenderSilent extends Error {
  constructor(lender: LenderId, what: string, cause?: unknown) {
    super(`${lender}: ${what}`, { cause });
    this.name = 'LenderSilent';
  }
}
