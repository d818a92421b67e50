import type { ErrorGroup, VersionReport, VitalName } from '@aangan/shared-kit/contracts/monitoring';
import { canaryVerdict, MINIMUM_DEVICES } from '../monitoring/canary-verdict.ts';
import type { ReleaseAction, ReleaseChange } from '../registry/registry-document.ts';
import type { OutcomeCount } from '../render/page-outcomes.ts';
import { type Html, html } from './html.ts';
import type { RemoteStatus } from './remote-status.ts';
import { staffTime } from './staff-time.ts';

/** Label of each change. */
const ACTIONS = {
  publish: 'published',
  canary: 'began as a canary',
  promote: 'went live for everybody',
  rollback: 'came back',
  'stop-canary': 'was stopped as a canary',
} as const satisfies Record<ReleaseAction, string>;

/** One remote: its live version, its canary with figures, and the possible rollbacks. */
export function remoteView(status: RemoteStatus, now: number): Html {
  const { remote, releases, wentLive } = status;
  const { live, previous, canary } = releases;
  return html`<section class="remote" aria-labelledby="${remote}"><h2 id="${remote}">${remote}</h2>
<p class="version"><span class="label good">Live</span> <code>${live}</code></p>
<p class="soft">${wentLive ? html`Since ${staffTime(wentLive.at, now)}, by ${wentLive.by}` : 'Since before the change log begins'}</p>
${canary && canaryView(status, now)}
${figures(status, now)}
${errorsView(status.errors, now)}
${previous.length > 0 && html`<h3>Versions before</h3><ul class="versions">${previous.map((version) => previousView(remote, version))}</ul>`}
</section>`;
}

function canaryView({ remote, releases, live, canary: report }: RemoteStatus, now: number): Html | false {
  const { canary } = releases;
  if (!canary || !report) return false;
  const { stop, reason } = canaryVerdict(report, live);
  const waiting = Math.min(report.devices, live.devices) < MINIMUM_DEVICES;
  const verdict = stop
    ? `Clearly worse than live: ${reason}. It is being stopped.`
    : waiting
      ? `Too few devices to tell: it takes ${MINIMUM_DEVICES} on each side.`
      : 'Not clearly worse than live.';
  return html`<p class="version"><span class="label attention">Canary ${canary.percent}%</span> <code>${canary.version}</code></p>
<p class="soft">Since ${staffTime(canary.since, now)}. ${verdict}</p>
<p class="actions"><a class="button" href="${confirmPath('promote', remote, canary.version)}">Make it live for everybody</a>
<a class="button" href="${confirmPath('stop-canary', remote, canary.version)}">Stop the canary</a></p>`;
}

function previousView(remote: string, version: string): Html {
  return html`<li><code>${version}</code> <a class="button" href="${confirmPath('rollback', remote, version)}">Go back to this version</a></li>`;
}

/** Address of the confirmation page. */
function confirmPath(action: string, remote: string, version: string): string {
  return `/staff/releases/${action}?${new URLSearchParams({ remote, version })}`;
}

type Row = readonly [name: string, show: (report: VersionReport) => string];

const ROWS: readonly Row[] = [
  ['Devices', ({ devices }) => devices.toLocaleString('en-IN')],
  ['With page errors', (report) => share(report, 'pageErrors')],
  ['With load failures', (report) => share(report, 'loadFailures')],
  ['With slow loads', (report) => share(report, 'slowLoads')],
  ['Largest paint (LCP)', (report) => vital(report, 'LCP')],
  ['Reaction (INP)', (report) => vital(report, 'INP')],
  ['Layout shift (CLS)', (report) => vital(report, 'CLS')],
  ['Hydrated', (report) => vital(report, 'HYDRATED')],
];

function figures({ remote, live, canary, since, blind }: RemoteStatus, now: number): Html {
  if (blind) return html`<p class="problem">The API does not answer: there are no figures now.</p>`;
  if (live.devices === 0 && !canary)
    return html`<p class="soft">Nobody has reported since ${staffTime(since, now)}.</p>`;
  return html`<table><caption>Since ${staffTime(since, now)}. Vitals are what three quarters of the visits stay below.</caption>
<thead><tr><th scope="col"><span class="visually-hidden">Figure of ${remote}</span></th><th scope="col">Live</th>${canary && html`<th scope="col">Canary</th>`}</tr></thead>
<tbody>${ROWS.map(([name, show]) => html`<tr><th scope="row">${name}</th><td>${show(live)}</td>${canary && html`<td>${show(canary)}</td>`}</tr>`)}</tbody></table>`;
}

function share(report: VersionReport, measure: 'pageErrors' | 'loadFailures' | 'slowLoads'): string {
  if (report.devices === 0) return '–';
  return `${report[measure].toLocaleString('en-IN')} (${((report[measure] / report.devices) * 100).toFixed(1)}%)`;
}

function vital({ vitals }: VersionReport, name: VitalName): string {
  const found = vitals.find((vital) => vital.name === name);
  if (!found) return '–';
  return name === 'CLS' ? found.p75.toFixed(2) : `${Math.round(found.p75).toLocaleString('en-IN')} ms`;
}

function errorsView(errors: readonly ErrorGroup[], now: number): Html | false {
  if (errors.length === 0) return false;
  return html`<details><summary>Last errors (${errors.length})</summary><ul class="errors">${errors.map(
    ({
      title,
      version,
      route,
      kind,
      count,
      lastAt,
      stackTrace,
    }) => html`<li><details><summary>${title}</summary><pre>${stackTrace}</pre></details>
<p class="soft">${count.toLocaleString('en-IN')} × on <code>${version}</code>, ${kind}, ${route}, last ${staffTime(lastAt, now)}</p></li>`,
  )}</ul></details>`;
}

/** The changes, latest first. */
export function changesView(changes: readonly ReleaseChange[], now: number): Html {
  if (changes.length === 0) return html`<p>Nothing has changed yet.</p>`;
  return html`<ol class="changes">${changes.map(
    ({ at, by, action, remote, version, reason }) =>
      html`<li><p><code>${remote} ${version}</code> ${ACTIONS[action]}</p><p class="soft">${staffTime(at, now)}, by ${by}${reason && html`: ${reason}`}</p></li>`,
  )}</ol>`;
}

/** Outcomes of page requests on this server. */
export function outcomesView(outcomes: readonly OutcomeCount[]): Html {
  if (outcomes.length === 0) return html`<p>No page has been asked for since this server started.</p>`;
  return html`<table><thead><tr><th scope="col">Release</th><th scope="col">Ended</th><th scope="col">Requests</th></tr></thead>
<tbody>${outcomes.map(({ remote, version, outcome, count }) => html`<tr><th scope="row">${remote} <code>${version}</code></th><td>${outcome}</td><td>${count.toLocaleString('en-IN')}</td></tr>`)}</tbody></table>`;
}
