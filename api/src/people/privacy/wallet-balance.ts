import type { Database } from '../../foundation/database/public.ts';
import { definePort } from '../../foundation/module/public.ts';

/** A person's money and credits in total, in paise. The ledger provides the answer. */
export const WALLET_BALANCE = definePort<(database: Database, accountId: string) => Promise<number>>('wallet balance');
