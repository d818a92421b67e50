import { html } from '../staff/html.ts';
import { RESET_PATH } from './override-paths.ts';
import { isFromLaptop } from './override-seal.ts';
import { type PanelInput, panelMarkup } from './panel-markup.ts';
import { type PanelScript, panelScript } from './panel-script.ts';
import type { AppliedOverride, OverriddenRequest } from './request-override.ts';

/** Stylesheet of banner and panel, a file of `shell/public`: only documents with an override load it. */
const STYLESHEET = '/override.css';

/**
 * The banner at the end of every document while overrides are active. It names each overridden remote and where its build
 * comes from, holds the panel, and ends the overrides without a script. A script reloads the page when a laptop has a new
 * build.
 */
export function overrideBanner(overridden: OverriddenRequest, input: PanelInput & PanelScript): string {
  const { applied, resolved } = overridden;
  const label = applied.length > 0 ? 'Local override' : 'Developer panel';
  const banner = html`<link rel="stylesheet" href="${STYLESHEET}">
<aside class="override" aria-label="${label}"><div class="override-line"><div>${applied.map(line)}</div>
<form method="post" action="${RESET_PATH}"><input type="hidden" name="to" value="${input.path}">
<button>Reset</button></form></div>${panelMarkup(overridden, input)}</aside>`;
  const laptops = applied.flatMap(({ override, release }) =>
    isFromLaptop(override) ? [[`${override.from}/${override.remote}/live`, release?.version ?? ''] as const] : [],
  );
  return banner.text + panelScript(resolved.shell, input, laptops);
}

function line({ override, release, failure }: AppliedOverride) {
  const { remote } = override;
  const what = release ? html`<strong>${remote}</strong> ${release.version}` : html`<strong>${remote}</strong>`;
  const from = isFromLaptop(override) ? `comes from ${override.from}` : 'comes from the registry';
  return html`<p>${what} ${from}.
${failure !== undefined && html`<span role="alert">It cannot be used: ${failure}</span>`}</p>`;
}
