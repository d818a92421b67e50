import type { Database } from '../../foundation/database/public.ts';
import { definePort } from '../../foundation/module/public.ts';

/** What a person's wallet and credits hold together, in paise. Provided by the ledger. */
export const WALLET_BALANCE = definePort<(database: Database, accountId: string) => Promise<number>>('wallet balance');
