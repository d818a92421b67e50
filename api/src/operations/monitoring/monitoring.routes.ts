import type { MonitoringReport, monitoringCalls } from '@aangan/shared-kit/contracts/monitoring';
import { type ApiSettings, type CallHandlers, callLimit } from '../../foundation/server/public.ts';
import type { CallDeps } from '../../people/sessions/public.ts';
import { staffOnly } from '../../people/staff/public.ts';
import { cleanError } from './clean-error.ts';
import { lastErrors, versionReports } from './read-releases.queries.ts';
import { reportQueue } from './report-queue.ts';
import { sentryForward } from './sentry-forward.ts';
import { storeReports } from './store-reports.queries.ts';

/** Reports per minute: of one device, and of one address, which many devices may share. */
export const REPORTS_A_MINUTE = { device: 30, address: 1200 } as const;

/** Receives visitors' reports, and shows them to staff. */
export function monitoringHandlers(
  deps: CallDeps & Pick<ApiSettings, 'staffToken' | 'sentryDsn'>,
): CallHandlers<typeof monitoringCalls> {
  const { app, database, sessions, now, sentryDsn = '', staffToken = '' } = deps;
  const queue = reportQueue<MonitoringReport>(
    (reports) => storeReports(database, reports, now()),
    (error, count) => app.log.error({ err: error, count }, 'Visitors’ reports could not be stored'),
  );
  const sentry = sentryForward(sentryDsn, now, (error) =>
    app.log.warn({ err: error }, 'Errors could not be forwarded to the error service'),
  );
  app.addHook('onClose', async () => {
    await Promise.all([queue.drained(), sentry.settled()]);
  });
  const limit = callLimit(app, REPORTS_A_MINUTE);
  const assertStaff = staffOnly(staffToken, sessions);

  return {
    'POST /api/v1/monitoring/report': async ({ body }, request) => {
      await limit(request, body.deviceId);
      const accepted = queue.add(body) ? body.errors.length + body.views.length + body.vitals.length : 0;
      // A load failure has no bug in the code behind it: it is counted and not forwarded.
      for (const error of body.errors) if (error.kind !== 'load') sentry.send(cleanError(error));
      return { accepted };
    },
    'GET /api/v1/monitoring/releases': async ({ query }, request) => {
      await assertStaff(request);
      await queue.drained();
      return { versions: await versionReports(database, query.remote, query.since) };
    },
    'GET /api/v1/monitoring/errors': async ({ query }, request) => {
      await assertStaff(request);
      return { errors: await lastErrors(database, query.remote) };
    },
  };
}
