import { html } from '../staff/html.ts';
import { RESET_PATH } from './override-paths.ts';
import type { OverriddenRequest } from './request-override.ts';

/** Stylesheet of the banner, a file of `shell/public`: only documents with an override load it. */
const STYLESHEET = '/override.css';

interface BannerInput {
  /** Path and query of the page, to return to. */
  readonly path: string;
  readonly nonce: string;
}

/**
 * The banner at the end of every document while an override is active. It names the overridden remote, its origin, and
 * how to end the override without a script. A script only reloads the page when the laptop has a new build.
 */
export function overrideBanner(
  { override, release, failure }: OverriddenRequest,
  { path, nonce }: BannerInput,
): string {
  const { remote, from } = override;
  const what = release ? html`<strong>${remote}</strong> ${release.version}` : html`<strong>${remote}</strong>`;
  const banner = html`<link rel="stylesheet" href="${STYLESHEET}">
<aside class="override" aria-label="Local override"><p>${what} comes from ${from}.
${failure !== undefined && html`<span role="alert">It cannot be used: ${failure}</span>`}</p>
<form method="post" action="${RESET_PATH}"><input type="hidden" name="to" value="${path}">
<button>Reset</button></form></aside>`;
  return banner.text + reloadScript(`${from}/${remote}/live`, release?.version ?? '', nonce);
}

/** Both values were checked: an origin, a remote's name and a version contain nothing that could end the script. */
function reloadScript(address: string, version: string, nonce: string): string {
  return `<script nonce="${nonce}">new EventSource(${JSON.stringify(address)}).onmessage=function(e){if(e.data!==${JSON.stringify(version)})location.reload()}</script>`;
}
