import { freshnessCalls } from '@aangan/shared-kit/contracts/freshness';
import { messagesOf } from '../../foundation/messages/open-messages.ts';
import { defineModule } from '../../foundation/module/define-module.ts';
import { sessionsOf } from '../../people/sessions/open-sessions.ts';
import { freshnessJobs } from './freshness.jobs.ts';
import { freshnessHandlers } from './freshness.routes.ts';
import * as tables from './freshness.tables.ts';

/** Whether a home is still available: owners are asked, and silent ones are paused. */
export const freshness = defineModule({
  name: 'trust/freshness',
  calls: freshnessCalls,
  handlers: (api) =>
    freshnessHandlers(api.database, api.settings, { sessions: api.use(sessionsOf), events: api.events }),
  jobs: (api) => freshnessJobs(api.database, { ...api.settings, messages: api.use(messagesOf), jobs: api.jobs }),
  tables,
});
