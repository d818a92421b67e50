import { savedProjectCalls } from '@aangan/shared-kit/contracts/saved-projects';
import { messagesOf } from '../../foundation/messages/public.ts';
import { defineModule } from '../../foundation/module/public.ts';
import { sessionsOf } from '../../people/sessions/public.ts';
import { projectPriceAlerts } from './price-alerts.ts';
import { savedProjectHandlers } from './saved-projects.routes.ts';
import * as tables from './saved-projects.tables.ts';

/** Projects on people's shortlists, with notes and price alerts. */
export const savedProjects = defineModule({
  name: 'builders/saved-projects',
  calls: savedProjectCalls,
  handlers: (api) => savedProjectHandlers(api.database, api.settings, { sessions: api.use(sessionsOf) }),
  events: (api) =>
    projectPriceAlerts(api.database, {
      ...{ jobs: api.jobs, events: api.events },
      messages: api.use(messagesOf),
      now: api.settings.now,
    }),
  tables,
  personalData: {
    tables: [
      {
        name: 'savedProjects',
        table: tables.savedProject,
        people: [tables.savedProject.accountId],
        onDeletion: 'remove',
      },
    ],
  },
});
