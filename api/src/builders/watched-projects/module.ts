import { watchedProjectCalls } from '@aangan/shared-kit/contracts/watched-projects';
import { noticeDepsOf } from '../../foundation/messages/public.ts';
import { defineModule } from '../../foundation/module/public.ts';
import { callDepsOf } from '../../people/sessions/public.ts';
import { projectPriceAlerts } from './price-alerts.ts';
import { watchedProjectHandlers } from './watched-projects.routes.ts';
import * as tables from './watched-projects.tables.ts';

/** Projects that people watch, with notes and price alerts. */
export const watchedProjects = defineModule({
  name: 'builders/watched-projects',
  calls: watchedProjectCalls,
  handlers: (api) => watchedProjectHandlers(api.use(callDepsOf)),
  events: (api) => projectPriceAlerts({ ...api.use(noticeDepsOf), events: api.events }),
  tables,
  personalData: {
    tables: [{ name: 'watchedProjects', table: tables.watchedProject, onDeletion: 'remove' }],
  },
});
