import { createHash } from 'node:crypto';
import type { AccountCheck, AccountFacts, Beneficiary } from '../../src/rent/landlords/public.ts';

/** Accounts with these last four digits, or UPI IDs that begin with them. */
const UNKNOWN = '9100';
const OTHER_NAME = '9103';

/** A check of accounts that asks nobody: it answers at once, by the ending of the account number. */
export function sandboxAccountCheck(): AccountCheck {
  return {
    async begin({ reference, beneficiary }): Promise<AccountFacts> {
      const key = beneficiary.kind === 'bank' ? beneficiary.accountNumber.slice(-4) : beneficiary.vpa.slice(0, 4);
      const checkId = `fav_${createHash('sha256').update(reference).digest('base64url').slice(0, 16)}`;
      if (key === UNKNOWN) return { checkId, state: 'invalid', registeredName: null };
      return { checkId, state: 'valid', registeredName: holderOf(beneficiary, key) };
    },
    find: async (checkId) => ({ checkId, state: 'failed', registeredName: null }),
  };
}

function holderOf({ name }: Beneficiary, key: string): string {
  return key === OTHER_NAME ? 'MEERA NAIR' : name.toUpperCase();
}
