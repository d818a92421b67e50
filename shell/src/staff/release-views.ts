import type { ErrorGroup, VersionReport, VitalName } from '@aangan/shared-kit/contracts/monitoring';
import { deviceCounts } from '../monitoring/release-counts.ts';
import { releaseVerdict } from '../monitoring/release-verdict.ts';
import type { ReleaseChange } from '../registry/registry-document.ts';
import { inForceWords, type ServerInForce } from '../registry/servers/in-force.ts';
import type { ServerReport } from '../registry/servers/server-report.ts';
import { isSignedChange } from '../registry/signatures/signed-change.ts';
import type { TrustedKey } from '../registry/signatures/trusted-key.ts';
import type { OutcomeCount } from '../render/page-outcomes.ts';
import { type Html, html } from './html.ts';
import { CHANGE_WORDS, RELEASES_WORDS as WORDS } from './releases.words.ts';
import type { RemoteStatus } from './remote-status.ts';
import { staffTime } from './staff-time.ts';

/** One remote: what is asked and in force, its canary with figures, and the possible rollbacks. */
export function remoteView(status: RemoteStatus, now: number): Html {
  const { remote, releases, wentLive } = status;
  const { live, previous, canary, failed = {} } = releases;
  return html`<section class="remote" aria-labelledby="${remote}"><h2 id="${remote}">${remote}</h2>
<p class="version"><span class="label good">${WORDS.live}</span> <code>${live}</code></p>
<p class="soft">${wentLive ? html`Since ${staffTime(wentLive.at, now)}, by ${wentLive.by}` : WORDS.unknownSince}</p>
${inForceView(status.servers)}
${status.watched && html`<p class="soft">${WORDS.watched(status.watched.before)}</p>`}
${Object.entries(failed).map(([version, { reason }]) => html`<p class="problem">${WORDS.failed(version, reason)}</p>`)}
${canary && canaryView(status, now)}
${figures(status, now)}
${errorsView(status.errors, now)}
${previous.length > 0 && html`<h3>${WORDS.before}</h3><ul class="versions">${previous.map((version) => previousView(remote, version))}</ul>`}
</section>`;
}

/** Servers are named where they differ from what is asked. */
function inForceView(servers: readonly ServerInForce[]): Html {
  const others = servers.filter(({ inForce }) => !inForce);
  if (others.length === 0) return html`<p class="soft">${WORDS.inForce(servers.length)}</p>`;
  return html`<p class="problem">${WORDS.notInForce(servers.length - others.length, servers.length)}</p>
<ul class="versions">${others.map((server) => html`<li><span><code>${server.server}</code> ${inForceWords(server)}</span></li>`)}</ul>`;
}

function canaryView({ remote, releases, live, canary: report }: RemoteStatus, now: number): Html | false {
  const { canary } = releases;
  if (!canary || !report) return false;
  const { worse, reason } = releaseVerdict(deviceCounts(report), [{ name: 'live', counts: deviceCounts(live) }]);
  const verdict = worse ? WORDS.worse(reason) : WORDS.notWorse;
  return html`<p class="version"><span class="label attention">${WORDS.canary(canary.percent)}</span> <code>${canary.version}</code></p>
<p class="soft">Since ${staffTime(canary.since, now)}. ${verdict}</p>
<p class="actions"><a class="button" href="${confirmPath('promote', remote, canary.version)}">${WORDS.promote}</a>
<a class="button" href="${confirmPath('stop-canary', remote, canary.version)}">${WORDS.stopCanary}</a></p>`;
}

function previousView(remote: string, version: string): Html {
  return html`<li><code>${version}</code> <a class="button" href="${confirmPath('rollback', remote, version)}">${WORDS.rollback}</a></li>`;
}

/** Address of the confirmation page. */
export function confirmPath(action: string, remote: string, version: string): string {
  return `/staff/releases/${action}?${new URLSearchParams({ remote, version })}`;
}

type Row = readonly [name: string, show: (report: VersionReport) => string];

const ROWS: readonly Row[] = [
  [WORDS.figures.devices, ({ devices }) => devices.toLocaleString('en-IN')],
  [WORDS.figures.pageErrors, (report) => share(report, 'pageErrors')],
  [WORDS.figures.loadFailures, (report) => share(report, 'loadFailures')],
  [WORDS.figures.slowLoads, (report) => share(report, 'slowLoads')],
  [WORDS.figures.LCP, (report) => vital(report, 'LCP')],
  [WORDS.figures.INP, (report) => vital(report, 'INP')],
  [WORDS.figures.CLS, (report) => vital(report, 'CLS')],
  [WORDS.figures.HYDRATED, (report) => vital(report, 'HYDRATED')],
];

function figures({ remote, live, canary, since, blind }: RemoteStatus, now: number): Html {
  if (blind) return html`<p class="problem">${WORDS.noFigures}</p>`;
  if (live.devices === 0 && !canary)
    return html`<p class="soft">Nobody has reported since ${staffTime(since, now)}.</p>`;
  return html`<table><caption>Since ${staffTime(since, now)}. ${WORDS.vitals}</caption>
<thead><tr><th scope="col"><span class="visually-hidden">${WORDS.figureOf(remote)}</span></th><th scope="col">${WORDS.liveColumn}</th>${canary && html`<th scope="col">${WORDS.canaryColumn}</th>`}</tr></thead>
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
  return html`<details><summary>${WORDS.errors(errors.length)}</summary><ul class="errors">${errors.map(
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
export function changesView(changes: readonly ReleaseChange[], trusted: readonly TrustedKey[], now: number): Html {
  if (changes.length === 0) return html`<p>${WORDS.noChanges}</p>`;
  return html`<ol class="changes">${changes.map((change) => {
    const { at, by, action, remote, version, reason } = change;
    const signed = isSignedChange(change, trusted) && WORDS.signed;
    return html`<li><p><code>${remote} ${version}</code> ${CHANGE_WORDS[action]}</p><p class="soft">${staffTime(at, now)}, by ${by}${signed}${reason && html`: ${reason}`}</p></li>`;
  })}</ol>`;
}

/** The servers that run now. */
export function serversView(servers: readonly ServerReport[], now: number): Html {
  if (servers.length === 0) return html`<p>${WORDS.noServers}</p>`;
  return html`<ol class="changes">${servers.map(
    ({ name, since, ...facts }) =>
      html`<li><p><code>${name}</code></p><p class="soft">${WORDS.server(facts)} ${staffTime(since, now)}</p></li>`,
  )}</ol>`;
}

/** Outcomes of page requests on this server. */
export function outcomesView(outcomes: readonly OutcomeCount[]): Html {
  if (outcomes.length === 0) return html`<p>${WORDS.noOutcomes}</p>`;
  return html`<table><thead><tr>${WORDS.outcomeColumns.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>${outcomes.map(({ remote, version, outcome, count }) => html`<tr><th scope="row">${remote} <code>${version}</code></th><td>${outcome}</td><td>${count.toLocaleString('en-IN')}</td></tr>`)}</tbody></table>`;
}
