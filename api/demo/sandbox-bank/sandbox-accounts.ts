import type { SandboxPayout } from './sandbox-bank.tables.ts';

/** What the bank does with a payout. */
export interface Behaviour extends Pick<SandboxPayout, 'plan' | 'webhooks' | 'reason'> {
  /** The first request is done and not answered. */
  readonly silentAtFirst: boolean;
}

const USUAL: Behaviour = { plan: 'arrive', webhooks: 1, reason: null, silentAtFirst: false };

const RETURNED = (reason: string): Behaviour => ({ ...USUAL, plan: 'return', reason });

/** By the last four digits of the account, or the beginning of the UPI ID: `9101@okbank`. */
const BEHAVIOURS: Readonly<Record<string, Behaviour>> = {
  '9101': RETURNED('invalid_beneficiary_account'),
  '9102': RETURNED('beneficiary_account_closed'),
  '9103': RETURNED('beneficiary_name_mismatch'),
  '9104': RETURNED('beneficiary_bank_offline'),
  '9105': { ...USUAL, silentAtFirst: true },
  '9106': { ...USUAL, webhooks: 2 },
  '9107': { ...USUAL, webhooks: 0 },
  '9108': { ...USUAL, plan: 'arrive-and-return', reason: 'beneficiary_account_closed' },
};

/** How the bank treats an account. */
export function behaviourOf(account: string): Behaviour {
  const key = account.includes('@') ? account.slice(0, 4) : account.slice(-4);
  return BEHAVIOURS[key] ?? USUAL;
}
