import { freshnessCalls } from '@aangan/shared-kit/contracts/freshness';
import { noticeDepsOf } from '../../foundation/messages/public.ts';
import { defineModule } from '../../foundation/module/public.ts';
import { callDepsOf } from '../../people/sessions/public.ts';
import { freshnessJobs } from './freshness.jobs.ts';
import { freshnessHandlers } from './freshness.routes.ts';
import * as tables from './freshness.tables.ts';

/** Whether a home is still available: asks owners and pauses listings without an answer. */
export const freshness = defineModule({
  name: 'trust/freshness',
  calls: freshnessCalls,
  handlers: (api) => freshnessHandlers({ ...api.use(callDepsOf), events: api.events }),
  jobs: (api) => freshnessJobs(api.use(noticeDepsOf)),
  tables,
});
