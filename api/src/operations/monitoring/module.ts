import { monitoringCalls } from '@aangan/shared-kit/contracts/monitoring';
import { lt } from 'drizzle-orm';
import { defineModule } from '../../foundation/module/public.ts';
import { callDepsOf } from '../../people/sessions/public.ts';
import { measureVitals } from './measure-vitals.ts';
import { monitoringHandlers } from './monitoring.routes.ts';
import * as tables from './monitoring.tables.ts';

/** Errors and web vitals of browsers, by release. */
export const monitoring = defineModule({
  name: 'operations/monitoring',
  calls: monitoringCalls,
  handlers: (api) => monitoringHandlers({ ...api.settings, ...api.use(callDepsOf) }),
  tables,
  metrics: measureVitals,
  retention: [
    {
      name: 'devices of releases',
      days: 14,
      remove: (database, before) =>
        database.delete(tables.releaseDevice).where(lt(tables.releaseDevice.window, before)),
    },
    {
      name: 'web vitals',
      days: 90,
      remove: (database, before) =>
        database.delete(tables.vitalCount).where(lt(tables.vitalCount.day, before.toISOString().slice(0, 10))),
    },
    {
      name: 'errors',
      days: 30,
      remove: (database, before) => database.delete(tables.errorGroup).where(lt(tables.errorGroup.lastAt, before)),
    },
  ],
  settings: ({ SENTRY_DSN: sentryDsn }) => (sentryDsn ? { sentryDsn } : {}),
});
