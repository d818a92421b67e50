import { createHash } from 'node:crypto';
import type { AccountCheck, AccountFacts } from '../../src/rent/landlords/public.ts';
import { sandboxHolder } from './sandbox-outcome.ts';

/** A check of accounts that asks nobody: it answers at once, by the ending of the account number. */
export function sandboxAccountCheck(): AccountCheck {
  return {
    async begin({ reference, beneficiary }): Promise<AccountFacts> {
      const holder = sandboxHolder(beneficiary);
      const checkId = `fav_${createHash('sha256').update(reference).digest('base64url').slice(0, 16)}`;
      return { checkId, state: holder === undefined ? 'invalid' : 'valid', registeredName: holder ?? null };
    },
    find: async (checkId) => ({ checkId, state: 'failed', registeredName: null }),
  };
}
