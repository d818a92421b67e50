import { newComersCalls } from '@aangan/shared-kit/contracts/newcomers';
import { defineModule } from '../foundation/module/public.ts';
import { callDepsOf } from '../people/sessions/public.ts';
import { newComersHandlers } from './newcomers.routes.ts';
import * as tables from './newcomers.tables.ts';

/** Texts that people save: replace them by what the area is about. */
export const newComers = defineModule({
  name: 'newcomers',
  calls: newComersCalls,
  handlers: (api) => newComersHandlers(api.use(callDepsOf)),
  tables,
  personalData: {
    tables: [{ name: 'newComersEntries', table: tables.newComersEntry, onDeletion: 'remove' }],
  },
});
