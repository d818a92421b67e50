import { experimentCalls } from '@aangan/shared-kit/contracts/experiments';
import { isDemo } from '@aangan/shared-kit/domain/demo-mode';
import { readSecrets } from '@aangan/shared-kit/domain/secrets';
import { defineModule } from '../../foundation/module/public.ts';
import { callDepsOf } from '../../people/sessions/public.ts';
import { experimentHandlers } from './experiments.routes.ts';
import * as tables from './experiments.tables.ts';

/** Secret of the daily `auth-key` in the demonstration. */
const DEVELOPMENT_SECRET = 'aangan-development';

/** Experiments and their variants. */
export const experiments = defineModule({
  name: 'growth/experiments',
  calls: experimentCalls,
  handlers: ({ settings, use }) => experimentHandlers({ ...settings, ...use(callDepsOf) }),
  tables,
  settings: (env) => {
    const dailyAuthSecret = readSecrets(env, 'DAILY_AUTH_SECRET') ?? (isDemo(env) ? DEVELOPMENT_SECRET : undefined);
    return dailyAuthSecret ? { dailyAuthSecret } : {};
  },
});
