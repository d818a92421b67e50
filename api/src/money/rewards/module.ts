import { rewardCalls } from '@aangan/shared-kit/contracts/rewards';
import { defineModule, KEPT_FOR_LAW } from '../../foundation/module/public.ts';
import { callDepsOf } from '../../people/sessions/public.ts';
import { rewardEvents } from './rewards.events.ts';
import { rewardHandlers } from './rewards.routes.ts';
import * as tables from './rewards.tables.ts';

/** Scratch cards. */
export const rewards = defineModule({
  name: 'money/rewards',
  calls: rewardCalls,
  handlers: (api) => rewardHandlers(api.use(callDepsOf)),
  events: ({ database, events }) => rewardEvents(database, events),
  tables,
  personalData: {
    tables: [{ name: 'scratchCards', table: tables.scratchCard, hidden: ['prizePaise'], onDeletion: KEPT_FOR_LAW }],
  },
});
