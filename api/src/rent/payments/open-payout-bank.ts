import type { Api } from '../../foundation/module/public.ts';
import type { PayoutBank } from './payout-bank.ts';

/** The bank that sends rent; undefined where rent cannot be paid. */
export function payoutBankOf({ app, database, jobs, settings }: Api): PayoutBank | undefined {
  const bank = settings.payoutBank?.({ database, jobs, now: settings.now });
  if (bank?.close) app.addHook('onClose', bank.close);
  return bank;
}
