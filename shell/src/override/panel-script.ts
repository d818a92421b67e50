import { PANEL_SCRIPT, type ShellFiles } from '../registry/shell-files.ts';
import { html } from '../staff/html.ts';

export interface PanelScript {
  /** Belongs to the document alone. */
  readonly nonce: string;
  /** Prefix of the site's assets. */
  readonly assetUrl: string;
}

/** An address that announces builds, and the build that the document has: the page reloads when it announces another. */
export type WatchedBuild = readonly [address: string, version: string];

/** The script of documents with a panel or under development; no other document names it. Empty for older shells. */
export function panelScript(
  { version, integrity }: Pick<ShellFiles, 'version' | 'integrity'>,
  { nonce, assetUrl }: PanelScript,
  builds: readonly WatchedBuild[],
): string {
  const digest = integrity[PANEL_SCRIPT];
  if (digest === undefined) return '';
  const src = `${assetUrl}/shell/${version}/${PANEL_SCRIPT}`;
  const cors = src.startsWith('/') ? html`` : html` crossorigin`;
  return html`<script async nonce="${nonce}" src="${src}" integrity="${digest}"${cors} data-builds="${JSON.stringify(builds)}"></script>`
    .text;
}
