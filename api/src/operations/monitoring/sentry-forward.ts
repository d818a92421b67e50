import type { ErrorReport } from '@aangan/shared-kit/contracts/monitoring';
import {
  createEventEnvelope,
  dsnFromString,
  type ErrorEvent,
  getEnvelopeEndpointWithUrlEncodedAuth,
  serializeEnvelope,
  uuid4,
} from '@sentry/core';

declare module '../../foundation/server/api-settings.ts' {
  interface ApiSettings {
    /** Sentry-compatible service to which errors are forwarded. */
    readonly sentryDsn?: string;
  }
}

/** Maximum number of events in flight; further ones are dropped. */
const AT_MOST = 100;
const DEADLINE_MS = 10_000;

interface SentryForward {
  send(report: ErrorReport): void;
  /** Resolves when every event sent so far has arrived or failed. */
  settled(): Promise<void>;
}

/**
 * Forwards errors to a Sentry-compatible service. Its failures affect nobody; they are logged once, until it works
 * again.
 * @param dsn `https://key@host/project`; empty forwards nothing
 * @param now epoch ms
 * @throws Error for an invalid DSN
 */
export function sentryForward(dsn: string, now: () => number, onFailure: (error: unknown) => void): SentryForward {
  const target = dsn === '' ? undefined : dsnFromString(dsn);
  if (dsn !== '' && !target) throw new Error('SENTRY_DSN is not a valid DSN: it looks like https://key@host/1.');
  const onTheWay = new Set<Promise<void>>();
  let failing = false;

  async function post(url: string, report: ErrorReport): Promise<void> {
    const envelope = createEventEnvelope(eventOf(report, now()), target);
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/x-sentry-envelope' },
        body: serializeEnvelope(envelope) as string,
        signal: AbortSignal.timeout(DEADLINE_MS),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`HTTP ${response.status} from the error service`);
      failing = false;
    } catch (error) {
      if (!failing) onFailure(error);
      failing = true;
    }
  }

  return {
    send(report) {
      if (!target || onTheWay.size >= AT_MOST) return;
      const sent = post(getEnvelopeEndpointWithUrlEncodedAuth(target), report).finally(() => onTheWay.delete(sent));
      onTheWay.add(sent);
    },
    settled: async () => void (await Promise.all(onTheWay)),
  };
}

function eventOf(report: ErrorReport, now: number): ErrorEvent {
  const [name = 'Error', ...rest] = report.title.split(': ');
  return {
    type: undefined,
    event_id: uuid4(),
    timestamp: now / 1000,
    platform: 'javascript',
    level: report.logLevel,
    release: `${report.remote}@${report.version}`,
    transaction: report.errorDetails.route ?? report.pageUrl,
    request: { url: report.pageUrl },
    ...(report.userId && { user: { id: report.userId } }),
    tags: {
      project: report.project,
      remote: report.remote,
      version: report.version,
      kind: report.kind,
      platform: report.platform,
      shell: report.releaseVersion,
    },
    extra: { description: report.description, stackTrace: report.stackTrace, ...report.errorDetails },
    contexts: { device: { ...report.deviceInfo } },
    exception: { values: [{ type: name, value: rest.join(': ') }] },
    breadcrumbs: report.breadcrumbs.map(({ kind, text }) => ({ category: kind, message: text })),
  };
}
