import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import type { Transaction } from '../../foundation/database/public.ts';
import { accountOfId, changeAccount, lockAccount } from '../../people/accounts/public.ts';

/** Lengthens a VIP membership, or begins one; negative days shorten it. */
export async function addVipDays(
  transaction: Transaction,
  { accountId, days, at }: { readonly accountId: string; readonly days: number; readonly at: Date },
): Promise<void> {
  await lockAccount(transaction, accountId);
  const account = await accountOfId(transaction, accountId);
  const until = account?.vipUntil?.getTime() ?? 0;
  const next = new Date((days > 0 ? Math.max(until, at.getTime()) : until) + days * DAY_MS);
  await changeAccount(transaction, accountId, { vipUntil: next > at ? next : null });
}
