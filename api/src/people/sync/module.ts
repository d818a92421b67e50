import { syncCalls } from '@aangan/shared-kit/contracts/sync';
import { defineModule } from '../../foundation/module/public.ts';
import { phoneHashSettings } from './phone-hash-key.ts';
import { syncHandlers } from './sync.routes.ts';
import * as tables from './sync.tables.ts';

/** Contacts that apps match by hashes of numbers. */
export const sync = defineModule({
  name: 'people/sync',
  calls: syncCalls,
  handlers: ({ database, settings }) => syncHandlers(database, settings),
  tables,
  settings: phoneHashSettings,
});
