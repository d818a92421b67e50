import { jacketCalls } from '@aangan/shared-kit/contracts/jackets';
import { defineModule } from '../../foundation/module/public.ts';
import { callDepsOf } from '../../people/sessions/public.ts';
import { deleteJacketEvents } from './jackets.queries.ts';
import { jacketHandlers } from './jackets.routes.ts';
import * as tables from './jackets.tables.ts';

/** Suggestions for the next step. */
export const jackets = defineModule({
  name: 'growth/jackets',
  calls: jacketCalls,
  handlers: (api) => jacketHandlers(api.use(callDepsOf)),
  tables,
  personalData: {
    tables: [{ name: 'suggestions', table: tables.jacketEvent, onDeletion: 'remove' }],
  },
  retention: [{ name: 'suggestions', days: 90, remove: deleteJacketEvents }],
});
