import { defineModule } from '../module/public.ts';
import { challengeSettings } from './challenge-settings.ts';
import { deleteExpiredAnswers } from './challenges.queries.ts';
import * as tables from './challenges.tables.ts';

/** Challenges, which raise the price of calls that somebody makes too often. */
export const challenges = defineModule({
  name: 'foundation/challenges',
  tables,
  retention: [{ name: 'used challenges', days: 0, remove: deleteExpiredAnswers }],
  settings: (env, onProblem) => challengeSettings(env, (error) => onProblem(error, 'A challenge could not be checked')),
});
