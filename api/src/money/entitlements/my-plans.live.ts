import type { myPlanTopics } from '@aangan/shared-kit/contracts/my-plans';
import type { Transaction } from '../../foundation/database/public.ts';
import { emitLive } from '../../foundation/live/public.ts';
import type { TopicHandlers } from '../../foundation/module/public.ts';

/** The live updates of a person's plans. An open page that gets a later one reads its plans again. */
export function myPlanTopicHandlers(): TopicHandlers<typeof myPlanTopics> {
  return {
    'my-plans': async (accountId) => ({ audience: accountId, now: async () => ({ at: 0 }) }),
  };
}

/** Shows a person's open page that something of their plans has changed. */
export async function showPlanChange(transaction: Transaction, accountId: string, at: Date): Promise<void> {
  await emitLive(transaction, 'my-plans', accountId, { at: at.getTime() });
}
