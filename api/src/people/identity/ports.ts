import type { Database } from '../../foundation/database/public.ts';
import { definePort } from '../../foundation/module/public.ts';

/** Whether an account has ever listed a home. Provided by listings. */
export const OWNS_HOMES = definePort<(database: Database, accountId: string) => Promise<boolean>>('owner of homes');
