import { defineModule } from '../../src/foundation/module/public.ts';
import { seededOwnersAnswer } from './seeded-owners-answer.ts';

/** Answers for owners of seeded listings, if messages reach nobody. */
export const seededOwners = defineModule({
  name: 'demo/seed',
  jobs: ({ database, jobs, settings }) => {
    if (!settings.messageProviders) seededOwnersAnswer(database, jobs, settings.now);
  },
});
