import type { Database } from '../../foundation/database/public.ts';
import { definePort } from '../../foundation/module/public.ts';

/** Whether a person has a plan with a relationship manager or property management now. */
export const MANAGED_PLAN =
  definePort<(database: Database, accountId: string, now: Date) => Promise<boolean>>('plan with a manager');
