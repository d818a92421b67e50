import type { CreditFacts } from '@aangan/shared-kit/domain/credit/credit-facts';

/** Whose report is asked for. */
export interface ReportedPerson {
  readonly name: string;
  /** An Indian number with its country code. */
  readonly phone: string;
  readonly pan: string;
}

/** What a bureau answers. `no-match`: name, phone and PAN are not of one person there. */
type BureauAnswer =
  | { readonly state: 'ready'; readonly facts: CreditFacts }
  | { readonly state: 'no-history' | 'no-match' };

/** A credit bureau, or a company that asks one for us. */
export interface CreditBureau {
  /** For people: `Experian`. */
  readonly name: string;
  /** Its reports are made up. */
  readonly isSample: boolean;
  /** @param now epoch ms @throws BureauSilent without a usable answer */
  report(person: ReportedPerson, now: number): Promise<BureauAnswer>;
  close?(): Promise<void>;
}

/** A bureau did not answer, or not as documented. Contains nothing of the person. */
export class BureauSilent extends Error {
  constructor(what: string, cause?: unknown) {
    super(`The credit bureau ${what}.`, { cause });
    this.name = 'BureauSilent';
  }
}
