import type { Platform } from '@aangan/shared-kit/platform/platform';
import { safeJson } from '../app/page-head.ts';
import { DEFERRED_ATTRIBUTE, type DocumentState, STATE_ELEMENT } from '../browser/document-state.ts';
import { documentRemote } from '../registry/document-remote.ts';
import type { PreparedSet } from '../registry/prepared-set.ts';
import { releaseUrl } from '../registry/release-set.ts';
import { setAddress } from '../registry/set-address.ts';
import { isWebviewChunk } from '../registry/shell-files.ts';
import type { RenderedPage } from '../render/render-request.ts';
import type { SessionFacts } from '../session/live-session.ts';
import { liveReloadScript } from './live-reload.ts';
import type { ShellSettings } from './settings.ts';

export interface DocumentParts {
  readonly page: RenderedPage;
  readonly prepared: PreparedSet;
  readonly platform: Platform;
  readonly session: SessionFacts;
  readonly assetUrl: string;
  /** Belongs to this document alone: see `content-security-policy.ts`. */
  readonly nonce: string;
  /** Origins besides the site's own that scripts may come from. */
  readonly scriptOrigins: readonly string[];
  readonly settings: Pick<ShellSettings, 'returnHosts' | 'scripts' | 'cookieDomain' | 'serviceWorker'>;
  /** Markup that shows a local override; absent without one. */
  readonly banner?: string;
}

/**
 * Everything before the page's markup. It names all files that the page needs to hydrate, so that they load in
 * parallel.
 */
export function documentStart(parts: DocumentParts): string {
  const { page, prepared, nonce } = parts;
  const shell = shellFiles(parts);
  const files = pageFiles(parts);
  return [
    '<!doctype html><html lang="en-IN"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...shell.css.map((file) => `<link rel="stylesheet" href="${file.url}"${checked(file)}>`),
    ...files.css.map((file) => `<link rel="stylesheet" href="${file.url}"${checked(file)} data-href="${file.name}">`),
    ...prepared.shell.fonts.map(
      (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${shellBase(parts)}${file}">`,
    ),
    ...shell.js.map(
      (file) => `<script async fetchpriority="high" nonce="${nonce}"${checked(file)} src="${file.url}"></script>`,
    ),
    ...files.js.map((file) => `<link rel="preload" as="script" nonce="${nonce}"${checked(file)} href="${file.url}">`),
    page.headHtml,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    '<meta name="theme-color" content="#fbf7f1" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#171411" media="(prefers-color-scheme: dark)">',
    '</head><body><div id="app">',
  ].join('');
}

/** Everything after the page's markup: the data that the browser needs to hydrate it. */
export function documentState(parts: DocumentParts): string {
  const { entryJson } = parts.page;
  // The entry is already text. Serialising a page's data again would cost as much as all the rest.
  const state = `{"entry":${entryJson},${safeJson(stateOf(parts)).slice(1)}`;
  const reload = parts.prepared.dev ? liveReloadScript(parts.prepared.offer, parts.nonce) : '';
  return `</div><script type="application/json" id="${STATE_ELEMENT}">${state}</script>${parts.banner ?? ''}${reload}`;
}

/** A deferred value, sent after the page's markup. */
export function deferredElement(name: string, outcome: { value: unknown } | { error: string }): string {
  return `<script type="application/json" ${DEFERRED_ATTRIBUTE}="${name}">${safeJson(outcome)}</script>`;
}

export const DOCUMENT_END = '</body></html>';

interface DocumentFile {
  readonly url: string;
  /** Name within the browser build's folder. */
  readonly name: string;
  readonly integrity: string | undefined;
}

interface DocumentFiles {
  readonly js: readonly DocumentFile[];
  readonly css: readonly DocumentFile[];
}

/**
 * Attributes that let a browser run the file only with the digest of its build. The CORS mode must equal that of the
 * later request, or the browser fetches the file twice.
 */
function checked({ url, integrity }: DocumentFile): string {
  const cors = url.startsWith('/') ? '' : ' crossorigin';
  return `${integrity ? ` integrity="${integrity}"` : ''}${cors}`;
}

function shellBase({ prepared, assetUrl }: DocumentParts): string {
  return `${assetUrl}/shell/${prepared.shell.version}/`;
}

function shellFiles(parts: DocumentParts): DocumentFiles {
  const { shell } = parts.prepared;
  const { js, css } = parts.platform.hybrid ? shell.webview : shell;
  const { integrity } = shell;
  const file = (name: string) => ({ url: `${shellBase(parts)}${name}`, name, integrity: integrity[name] });
  return { js: js.map(file), css: css.map(file) };
}

function pageFiles({ page, prepared, assetUrl }: DocumentParts): DocumentFiles {
  const release = prepared.set.releases[page.remote];
  const releasePage = release?.pages[page.page];
  if (!release || !releasePage) return { js: [], css: [] };
  const file = (path: string) => ({
    url: releaseUrl(release, assetUrl, path),
    name: path.slice(path.lastIndexOf('/') + 1),
    integrity: release.files[path]?.integrity,
  });
  return { js: [release.browserEntry, ...releasePage.js].map(file), css: releasePage.css.map(file) };
}

/** Scripts and stylesheets of the shell that it loads later and no document names. */
function laterShellFiles(parts: DocumentParts): DocumentState['shell'] {
  const { js, css, webview, integrity } = parts.prepared.shell;
  const first = new Set([...js, ...css, ...webview.js, ...webview.css]);
  const apart = Object.keys(integrity).some(isWebviewChunk);
  const later = Object.entries(integrity).filter(
    ([name]) => !first.has(name) && (!apart || isWebviewChunk(name) === parts.platform.hybrid),
  );
  return { base: shellBase(parts), integrity: Object.fromEntries(later) };
}

/** Not in apps, which have caches of their own, and not during development of a remote. */
function isKeptOffline({ settings, platform, prepared, banner }: DocumentParts): boolean {
  return settings.serviceWorker && !platform.hybrid && !prepared.dev && banner === undefined;
}

function stateOf(parts: DocumentParts): Omit<DocumentState, 'entry'> {
  const { page, prepared, platform, assetUrl } = parts;
  const release = prepared.set.releases[page.remote];
  const { city } = platform.session;
  return {
    shell: laterShellFiles(parts),
    scriptOrigins: parts.scriptOrigins,
    returnHosts: parts.settings.returnHosts,
    ...(release && { remote: documentRemote(release, assetUrl, page.page) }),
    pages: setAddress(prepared.set),
    assets: assetUrl,
    origin: platform.origin,
    device: platform.device,
    deviceId: platform.session.deviceId,
    city,
    session: { account: parts.session.account, nri: parts.session.nri, unsure: parts.session.unsure },
    ...(page.city !== undefined && page.city !== city && { pageCity: page.city }),
    now: page.now,
    hybrid: platform.hybrid,
    offline: isKeptOffline(parts),
    tileUrl: platform.tileUrl,
    experiments: page.experiments ?? {},
    attribution: platform.attribution.current(),
    scripts: parts.settings.scripts,
    cookieDomain: parts.settings.cookieDomain,
    deferred: Object.keys(page.deferred?.values ?? {}),
  };
}
