import type { ReturnReason } from '@aangan/shared-kit/domain/rent/payment-states';
import type { Beneficiary } from '../../src/rent/landlords/public.ts';

/** What happens to accounts by their last three digits, and to UPI IDs by their beginning. All others are fine. */
export const SANDBOX_ENDINGS: Readonly<Record<string, ReturnReason>> = {
  '001': 'wrong-account',
  '002': 'account-closed',
  '003': 'name-differs',
  '004': 'bank-down',
  '005': 'refused',
};

/** Accounts with this ending do not exist. */
const UNKNOWN_ENDING = '009';

/** Why a payout to somebody comes back; undefined where it arrives. */
export function sandboxReturn(beneficiary: Beneficiary): ReturnReason | undefined {
  return SANDBOX_ENDINGS[endingOf(beneficiary)];
}

/** The name that the sandbox's bank has for an account; undefined where there is none. */
export function sandboxHolder(beneficiary: Beneficiary): string | undefined {
  if (endingOf(beneficiary) === UNKNOWN_ENDING) return undefined;
  return endingOf(beneficiary) === '003' ? 'MEERA NAIR' : beneficiary.name.toUpperCase();
}

function endingOf(beneficiary: Beneficiary): string {
  if (beneficiary.kind === 'bank') return beneficiary.accountNumber.slice(-3);
  return beneficiary.vpa.split('@')[0]?.slice(-3) ?? '';
}
