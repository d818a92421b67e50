import { publishingCalls, publishingTopics } from '@aangan/shared-kit/contracts/publishing';
import { defineModule } from '../../foundation/module/public.ts';
import { callDepsOf } from '../../people/sessions/public.ts';
import { ownDraftsOf } from '../drafts/public.ts';
import { publishingJobs } from './publishing.jobs.ts';
import { publishingTopicHandlers } from './publishing.live.ts';
import { publishingHandlers } from './publishing.routes.ts';

/** Makes drafts public: checks, and everything that search reads. */
export const publishing = defineModule({
  name: 'posting/publishing',
  calls: publishingCalls,
  handlers: (api) => publishingHandlers({ ...api.use(callDepsOf), own: api.use(ownDraftsOf) }),
  topics: publishingTopics,
  live: (api) => publishingTopicHandlers(api.database),
  jobs: (api) => publishingJobs(api.database, { jobs: api.jobs, now: api.settings.now }),
});
