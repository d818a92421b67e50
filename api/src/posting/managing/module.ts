import { managingCalls } from '@aangan/shared-kit/contracts/managing';
import { noticeDepsOf } from '../../foundation/messages/public.ts';
import { defineModule } from '../../foundation/module/public.ts';
import { callDepsOf } from '../../people/sessions/public.ts';
import { ownDraftsOf } from '../drafts/public.ts';
import { managingHandlers } from './managing.routes.ts';
import * as tables from './managing.tables.ts';
import { offNotices } from './notify-of-off.ts';

/** What owners do with published listings. */
export const managing = defineModule({
  name: 'posting/managing',
  calls: managingCalls,
  handlers: (api) =>
    managingHandlers({
      ...api.use(callDepsOf),
      own: api.use(ownDraftsOf),
      notices: offNotices(api.use(noticeDepsOf)),
    }),
  tables,
  personalData: {
    tables: [{ name: 'closedListings', table: tables.listingClosing, onDeletion: 'remove' }],
  },
});
