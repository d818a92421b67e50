import type { Api } from '../module/public.ts';
import { checkCalls } from './check-calls.ts';
import { PLACE_JOB, purposesOf, telephonyOf } from './open-telephony.ts';
import { placeCall, type TelephonyDeps } from './place-call.ts';

export const CHECK_JOB = 'telephony-check';

/** Places calls, and asks every minute about those of which no news have come. */
export function telephonyJobs(api: Api): void {
  const { app, database, jobs, settings } = api;
  const telephony = api.use(telephonyOf);
  if (!telephony) return;
  const deps: TelephonyDeps = {
    database,
    telephony,
    purposes: api.use(purposesOf),
    siteUrl: settings.siteUrl,
    onTrouble: (callId, error) => app.log.warn({ callId, err: error }, 'The provider of calls did not do it'),
  };
  jobs.work<{ id: string }>(PLACE_JOB, ({ id }) => placeCall(deps, id, new Date(settings.now())));
  jobs.work(CHECK_JOB, () => checkCalls(deps, new Date(settings.now())));
  jobs.schedule(CHECK_JOB, '* * * * *');
}
