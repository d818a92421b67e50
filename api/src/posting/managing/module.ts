import { managingCalls } from '@aangan/shared-kit/contracts/managing';
import { defineModule } from '../../foundation/module/public.ts';
import { ownDraftsOf } from '../drafts/public.ts';
import { managingHandlers } from './managing.routes.ts';
import * as tables from './managing.tables.ts';

/** What owners do with published listings. */
export const managing = defineModule({
  name: 'posting/managing',
  calls: managingCalls,
  handlers: (api) => managingHandlers(api.database, api.settings, { jobs: api.jobs, own: api.use(ownDraftsOf) }),
  tables,
  personalData: {
    tables: [
      {
        name: 'closedListings',
        table: tables.listingClosing,
        people: [tables.listingClosing.accountId],
        onDeletion: 'remove',
      },
    ],
  },
});
