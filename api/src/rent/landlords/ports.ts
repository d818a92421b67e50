import type { DatabaseOrTransaction } from '../../foundation/database/public.ts';
import { definePort } from '../../foundation/module/public.ts';

/** Whether money for a landlord is under way. The payments of rent provide it. */
export const MONEY_UNDER_WAY =
  definePort<(database: DatabaseOrTransaction, landlordId: string) => Promise<boolean>>('money for a landlord');
