import { type Api, openOutside } from '../../foundation/module/public.ts';
import type { PayoutBank } from './payout-bank.ts';

/** The bank that sends rent; undefined where rent cannot be paid. */
export const payoutBankOf = (api: Api): PayoutBank | undefined => openOutside(api, api.settings.payoutBank);
