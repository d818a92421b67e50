import { shortlistCalls } from '@aangan/shared-kit/contracts/shortlist';
import { defineModule } from '../../foundation/module/public.ts';
import { callDepsOf } from '../../people/sessions/public.ts';
import { shortlistHandlers } from './shortlist.routes.ts';
import * as tables from './shortlist.tables.ts';

/** Homes that a person has shortlisted. */
export const shortlist = defineModule({
  name: 'search/shortlist',
  calls: shortlistCalls,
  handlers: (api) => shortlistHandlers(api.use(callDepsOf)),
  tables,
  personalData: {
    tables: [{ name: 'shortlist', table: tables.shortlistEntry, onDeletion: 'remove' }],
  },
});
