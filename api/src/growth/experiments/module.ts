import { experimentCalls } from '@aangan/shared-kit/contracts/experiments';
import { defineModule } from '../../foundation/module/public.ts';
import { sessionsOf } from '../../people/sessions/public.ts';
import { experimentHandlers } from './experiments.routes.ts';
import * as tables from './experiments.tables.ts';

/** Secret of the daily `auth-key` for development; production must set its own. */
const DEVELOPMENT_SECRET = 'aangan-development';

/** Experiments and their variants. */
export const experiments = defineModule({
  name: 'growth/experiments',
  calls: experimentCalls,
  handlers: ({ database, settings, use }) => experimentHandlers(database, settings, use(sessionsOf)),
  tables,
  settings: ({ DAILY_AUTH_SECRET: given, NODE_ENV: environment }) => {
    const dailyAuthSecret = given || (environment === 'production' ? undefined : DEVELOPMENT_SECRET);
    return dailyAuthSecret ? { dailyAuthSecret } : {};
  },
});
