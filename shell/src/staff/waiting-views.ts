import type { ReleaseDifference } from '../registry/release-difference.ts';
import { isSignedChange } from '../registry/signatures/signed-change.ts';
import type { TrustedKey } from '../registry/signatures/trusted-key.ts';
import { type Html, html } from './html.ts';
import { confirmPath } from './release-views.ts';
import { RELEASES_WORDS as WORDS } from './releases.words.ts';
import { staffTime } from './staff-time.ts';
import type { WaitingStatus } from './waiting-status.ts';

/** The releases that wait for another person; nothing where none does. */
export function waitingView(
  waiting: readonly WaitingStatus[],
  trusted: readonly TrustedKey[],
  now: number,
): Html | false {
  if (waiting.length === 0) return false;
  return html`<section aria-labelledby="waiting"><h2 id="waiting">${WORDS.waiting}</h2>
<div class="remotes">${waiting.map((status) => oneView(status, trusted, now))}</div></section>`;
}

function oneView(status: WaitingStatus, trusted: readonly TrustedKey[], now: number): Html {
  const { asked, broken, approvals, live, difference } = status;
  const { remote, version, at, by, reason } = asked;
  const signed = isSignedChange(asked, trusted) && WORDS.signed;
  return html`<section class="remote" aria-labelledby="waiting-${remote}-${version}"><h3 id="waiting-${remote}-${version}">${remote} <code>${version}</code></h3>
<p class="soft">${staffTime(at, now)}, ${WORDS.askedBy(by)}${signed}${reason && html`: ${reason}`}</p>
${broken === undefined ? html`<p>${WORDS.approvals(approvals.signed, approvals.missing)}</p>` : html`<p class="problem">${WORDS.broken(broken)}</p>`}
${live === undefined ? html`<p class="soft">${WORDS.firstRelease}</p>` : difference && differenceView(live, difference)}
${broken === undefined && html`<p>${WORDS.howToApprove}</p><pre>npm run approve:release -- ${remote} ${version}</pre>`}
<p class="actions"><a class="button" href="${confirmPath('decline', remote, version)}">${WORDS.decline}</a></p></section>`;
}

function differenceView(live: string, difference: ReleaseDifference): Html {
  return html`<h4>${WORDS.changed(live)}</h4><ul class="versions">${differenceLines(difference).map((line) => html`<li>${line}</li>`)}</ul>`;
}

function differenceLines(difference: ReleaseDifference): string[] {
  const { pagesAdded, pagesRemoved, pathsChanged, sizes, callsAdded, callsRemoved, contract } = difference;
  const words = WORDS.difference;
  return [
    ...Object.entries(pagesAdded).map(([page, paths]) => words.pageAdded(page, paths.join(', '))),
    ...pagesRemoved.map((page) => words.pageRemoved(page)),
    ...Object.entries(pathsChanged).map(([page, paths]) => words.pathsChanged(page, paths.join(', '))),
    ...sizes.map(({ page, before, after }) => words.pageSize(page, kilobytes(before), kilobytes(after))),
    ...(callsAdded.length > 0 ? [words.callsAdded(callsAdded.join(', '))] : []),
    ...(callsRemoved.length > 0 ? [words.callsRemoved(callsRemoved.join(', '))] : []),
    ...(contract ? [words.contract(contract.before, contract.after)] : []),
    words.files(difference.filesChanged, difference.files),
  ];
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
