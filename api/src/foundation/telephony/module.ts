import { defineModule } from '../module/public.ts';
import { deleteOldCalls } from './bridged-calls.queries.ts';
import { purposesOf, telephonyOf } from './open-telephony.ts';
import { telephonyJobs } from './telephony.jobs.ts';
import { telephonyRoutes } from './telephony.routes.ts';
import * as tables from './telephony.tables.ts';
import { telephonySettings } from './telephony-settings.ts';

/** Calls between two phones through a bridge number: neither sees the number of the other. */
export const telephony = defineModule({
  name: 'foundation/telephony',
  routes(api) {
    const telephony = api.use(telephonyOf);
    const { inboundSecret, now } = api.settings;
    const purposes = api.use(purposesOf);
    if (telephony) telephonyRoutes(api.app, { database: api.database, telephony, purposes, inboundSecret, now });
  },
  jobs: telephonyJobs,
  settings: telephonySettings,
  tables,
  retention: [{ name: 'bridged calls', days: 400, remove: deleteOldCalls }],
});
