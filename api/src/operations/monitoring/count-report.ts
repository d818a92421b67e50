import type { MonitoringReport } from '@aangan/shared-kit/contracts/monitoring';
import { SLOW_PAGE_MS } from '@aangan/shared-kit/domain/slow-page';
import { digestOf } from '../../foundation/digests/public.ts';

/** Length of a window, ms. A device counts once per window, and a comparison may begin at any window. */
export const WINDOW_MS = 10 * 60 * 1000;

/** The problems that one device had with one version of a remote. */
export interface DeviceRow {
  readonly remote: string;
  readonly version: string;
  /** Epoch ms, start of the window. */
  readonly window: number;
  readonly device: string;
  readonly views: number;
  readonly pageErrors: number;
  readonly loadFailures: number;
  readonly slowLoads: number;
}

type Counted = 'views' | 'pageErrors' | 'loadFailures' | 'slowLoads';

const ERROR_COUNTS = {
  page: 'pageErrors',
  unhandled: 'pageErrors',
  rejection: 'pageErrors',
  load: 'loadFailures',
  // A problem of the API, not of the release.
  data: undefined,
} as const satisfies Record<string, Counted | undefined>;

const OUTCOME_COUNTS = {
  ok: undefined,
  load: 'loadFailures',
  data: undefined,
  render: 'pageErrors',
} as const satisfies Record<string, Counted | undefined>;

/** Digest of a device's id: distinguishes devices and identifies none. */
export function deviceDigest(deviceId: string): string {
  return digestOf(deviceId).slice(0, 22);
}

/** Rows of a report, one per remote and version. @param now epoch ms */
export function countReport(report: MonitoringReport, now: number): DeviceRow[] {
  const rows = new Map<string, DeviceRow>();
  const device = deviceDigest(report.deviceId);
  const window = Math.floor(now / WINDOW_MS) * WINDOW_MS;

  function add({ remote, version }: { remote: string; version: string }, counted: Counted | undefined): void {
    const key = `${remote} ${version}`;
    const none = { remote, version, window, device, views: 0, pageErrors: 0, loadFailures: 0, slowLoads: 0 };
    const row = rows.get(key) ?? none;
    rows.set(key, counted ? { ...row, [counted]: row[counted] + 1 } : row);
  }

  for (const view of report.views) {
    add(view, 'views');
    add(view, OUTCOME_COUNTS[view.outcome]);
    if (view.outcome === 'ok' && view.ms > SLOW_PAGE_MS) add(view, 'slowLoads');
  }
  for (const error of report.errors) add(error, ERROR_COUNTS[error.kind]);
  return [...rows.values()];
}
