import { registeredDealCalls } from '@aangan/shared-kit/contracts/registered-deals';
import { indiaDay } from '@aangan/shared-kit/domain/india-day';
import { defineModule } from '../../foundation/module/public.ts';
import { callDepsOf } from '../../people/sessions/public.ts';
import { deleteUnlocks } from './registered-deals.queries.ts';
import { registeredDealHandlers } from './registered-deals.routes.ts';
import * as tables from './registered-deals.tables.ts';

/** Registered sales and rents near a home. */
export const registeredDeals = defineModule({
  name: 'search/registered-deals',
  calls: registeredDealCalls,
  handlers: (api) => registeredDealHandlers(api.use(callDepsOf)),
  tables,
  retention: [
    {
      name: 'unlocked deals',
      days: 1,
      remove: (database, before) => deleteUnlocks(database, indiaDay(before.getTime())),
    },
  ],
});
