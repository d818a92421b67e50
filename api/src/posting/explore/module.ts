import { exploreCalls } from '@aangan/shared-kit/contracts/explore';
import { defineModule } from '../../foundation/module/public.ts';
import { ownDraftsOf } from '../drafts/public.ts';
import { deleteIntents } from './explore.queries.ts';
import { exploreHandlers } from './explore.routes.ts';
import * as tables from './explore.tables.ts';

/** What a home could bring, for owners without an account; and what owners think of posting. */
export const explore = defineModule({
  name: 'posting/explore',
  calls: exploreCalls,
  handlers: (api) => exploreHandlers(api.database, api.settings, api.use(ownDraftsOf)),
  tables,
  personalData: {
    tables: [{ name: 'postingFeedback', table: tables.postingFeedback, onDeletion: 'remove' }],
  },
  retention: [{ name: 'intents to post', days: 90, remove: deleteIntents }],
});
