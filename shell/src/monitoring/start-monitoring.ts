import type { PageView, ViewOutcome } from '@aangan/shared-kit/contracts/monitoring';
import { ERROR_TRACE_SAMPLE_RATE } from '@aangan/shared-kit/domain/platform-limits';
import { scrub } from '@aangan/shared-kit/domain/scrub';
import type { DocumentState } from '../browser/document-state.ts';
import type { Services, ShownPage } from '../services/services.ts';
import { breadcrumbTrail, watchBreadcrumbs } from './breadcrumbs.ts';
import { type DocumentFacts, errorReporter } from './error-reporter.ts';
import { releaseIn, versionsInSet } from './release-address.ts';
import { reportOutbox } from './report-outbox.ts';
import { type AddressedPage, reportedAddress } from './reported-address.ts';
import { onLeaving, sendBeacon } from './send-beacon.ts';
import { uncaughtIn } from './uncaught.ts';
import { watchVitals } from './watch-vitals.ts';

const REPORT_PATH = '/api/v1/monitoring/report';

/** Paths of our own measuring, which leaves no breadcrumbs. */
const OWN_PATHS = [REPORT_PATH, '/createEvent', '/v1/adobe/send', '/analytics/bk'];

type MonitoredState = Pick<DocumentState, 'entry' | 'remote' | 'shell' | 'pages' | 'device' | 'deviceId'>;

interface MonitoringDeps {
  readonly state: MonitoredState;
  /** Who is logged in now; empty for a guest. */
  readonly accountId: () => string;
  readonly view: Window & typeof globalThis;
  /** From 0 up to but not including 1: decides whether this document's vitals are sent. */
  readonly random: () => number;
}

/** Watches one document: its errors, the pages it shows, and for one in five its vitals. */
export function startMonitoring({
  state,
  accountId,
  view,
  random,
}: MonitoringDeps): Pick<Services, 'report' | 'pageShown'> {
  const versions = { shell: releaseIn(state.shell.base)?.version, ...versionsInSet(state.pages) };
  const versionOf = (remote: string) =>
    (remote === state.remote?.name ? state.remote.version : versions[remote as 'shell']) ?? 'unknown';
  let shown: AddressedPage = state.entry;
  const outbox = reportOutbox({
    deviceId: state.deviceId,
    send: (report) => sendBeacon(REPORT_PATH, report, view),
  });
  const trail = breadcrumbTrail(() => view.performance.now());
  const reporter = errorReporter({
    facts: documentFacts(state, versionOf('shell'), view),
    userId: accountId,
    trail,
    route: () => shown.pattern,
    address: () => reportedAddress(shown),
    versionOf,
    send: (report) => outbox.add('errors', report),
  });
  watchBreadcrumbs(trail, view, OWN_PATHS);
  if (random() < ERROR_TRACE_SAMPLE_RATE) {
    const { remote, pattern } = state.entry;
    const place = { remote, version: versionOf(remote), route: pattern };
    watchVitals(view.performance, (name, value) => outbox.add('vitals', { ...place, name, value }));
  }
  // After the listeners of web-vitals, so that their last values are sent too.
  onLeaving(view, () => outbox.flush());

  return {
    report(error, where) {
      const uncaught = error instanceof view.Event ? uncaughtIn(error) : undefined;
      if (uncaught) reporter.report(uncaught.error, { ...where, kind: uncaught.kind });
      else if (!(error instanceof view.Event)) reporter.report(error, where);
    },
    pageShown(page) {
      shown = page;
      trail.add('navigation', page.pattern);
      outbox.add('views', pageView(page, versionOf(page.remote)));
      // The frame is rendered with each page, by the shell's release.
      if (page.remote !== 'shell')
        outbox.add('views', pageView({ ...FRAME, pattern: page.pattern }, versionOf('shell')));
    },
  };
}

const FRAME = { remote: 'shell', page: 'frame' } as const;

const OUTCOMES: Readonly<Record<string, ViewOutcome>> = {
  load: 'load',
  data: 'data',
  render: 'render',
  // The API's, and not the release's.
  account: 'data',
};

function pageView({ remote, pattern, failure, ms }: ShownPage, version: string): PageView {
  const outcome = failure === undefined ? 'ok' : (OUTCOMES[failure] ?? 'load');
  return { remote, version, route: pattern, outcome, ms: ms ?? 0 };
}

function documentFacts(
  { device, deviceId }: MonitoredState,
  releaseVersion: string,
  { navigator, innerWidth, innerHeight }: Window & typeof globalThis,
): DocumentFacts {
  const connection = 'connection' in navigator ? (navigator.connection as { effectiveType?: string }) : {};
  return {
    project: 'aangan',
    releaseVersion,
    platform: device,
    deviceId,
    deviceInfo: {
      browser: scrub(navigator.userAgent, 160),
      language: navigator.language.slice(0, 20),
      viewport: `${innerWidth}x${innerHeight}`,
      connection: connection.effectiveType ?? '',
    },
  };
}
