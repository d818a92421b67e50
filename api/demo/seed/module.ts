import { defineModule } from '../../src/foundation/module/public.ts';
import { seededOwnersAnswer } from './seeded-owners-answer.ts';

/** Owners of seeded listings answer, where messages reach nobody. */
export const seededOwners = defineModule({
  name: 'demo/seed',
  jobs: ({ database, jobs, settings }) => {
    if (!settings.messageProviders) seededOwnersAnswer(database, jobs, settings.now);
  },
});
