import type { AccountCheckState } from '@aangan/shared-kit/domain/rent/landlord-rules';
import type { Beneficiary } from './landlord-seals.ts';

/** An account whose holder we want to know. */
interface AskedAccount {
  /** Our id of the check. */
  readonly reference: string;
  readonly beneficiary: Beneficiary;
}

/** What the bank says about an account. */
export interface AccountFacts {
  /** The provider's id of the check. */
  readonly checkId: string;
  readonly state: Exclude<AccountCheckState, 'unchecked'>;
  /** The name of its holder; null until the bank has answered, and where it gives none. */
  readonly registeredName: string | null;
}

/** Asks a bank whether an account exists and whose it is (penny drop). */
export interface AccountCheck {
  /** @throws AccountCheckError while it is unknown what the provider did */
  begin(asked: AskedAccount): Promise<AccountFacts>;
  /** @throws AccountCheckError */
  find(checkId: string): Promise<AccountFacts>;
}

/** The provider did not answer. */
export class AccountCheckError extends Error {
  override readonly name = 'AccountCheckError';
}
