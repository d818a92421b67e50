import { activityCalls } from '@aangan/shared-kit/contracts/activity';
import { defineModule } from '../../foundation/module/public.ts';
import { callDepsOf } from '../../people/sessions/public.ts';
import { activityHandlers } from './activity.routes.ts';
import * as tables from './activity.tables.ts';

/** Homes that a person has viewed, and their recent searches. */
export const activity = defineModule({
  name: 'search/activity',
  calls: activityCalls,
  handlers: (api) => activityHandlers(api.use(callDepsOf)),
  tables,
  personalData: {
    tables: [
      { name: 'viewedListings', table: tables.viewedListing, onDeletion: 'remove' },
      { name: 'searches', table: tables.recentSearch, onDeletion: 'remove' },
    ],
  },
});
