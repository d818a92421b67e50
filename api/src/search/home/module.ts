import { homeCalls } from '@aangan/shared-kit/contracts/home';
import { defineModule } from '../../foundation/module/public.ts';
import { homeHandlers } from './home.routes.ts';
import * as tables from './home.tables.ts';

/** The home page. */
export const home = defineModule({
  name: 'search/home',
  calls: homeCalls,
  handlers: ({ settings }) => homeHandlers(settings),
  tables,
});
