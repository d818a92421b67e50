import type { Platform } from '@aangan/shared-kit/platform/platform';
import { safeJson } from '../app/page-head.ts';
import { DEFERRED_ATTRIBUTE, type SentState, STATE_ELEMENT } from '../browser/document-state.ts';
import { documentRemote } from '../registry/document-remote.ts';
import { releaseUrl, type UsedRelease } from '../registry/release-set.ts';
import type { ResolvedReleaseSet } from '../registry/resolved-release-set.ts';
import { setAddress } from '../registry/set-address.ts';
import { isWebviewChunk, PANEL_SCRIPT } from '../registry/shell-files.ts';
import type { RenderedPage } from '../render/render-request.ts';
import type { SessionFacts } from '../session/live-session.ts';
import { liveReloadScript } from './live-reload.ts';
import type { ShellSettings } from './settings.ts';

/** What a document says about its visitor. */
export interface DocumentFacts extends Pick<Platform, 'hybrid' | 'device' | 'origin' | 'tileUrl' | 'staff'> {
  readonly session: Pick<Platform['session'], 'city' | 'deviceId'>;
  readonly attribution: Pick<Platform['attribution'], 'current'>;
}

export interface DocumentInput {
  readonly page: RenderedPage;
  readonly resolved: ResolvedReleaseSet;
  readonly platform: DocumentFacts;
  readonly session: SessionFacts;
  readonly assetUrl: string;
  /** Belongs to this document alone; undefined in one that visitors share: see `content-security-policy.ts`. */
  readonly nonce: string | undefined;
  /** Origins besides the site's own that scripts may come from. */
  readonly scriptOrigins: readonly string[];
  readonly settings: Pick<
    ShellSettings,
    'returnHosts' | 'scripts' | 'cookieDomain' | 'serviceWorker' | 'documentCacheSeconds'
  >;
  /** Markup that shows a local override; absent without one. */
  readonly banner?: string;
}

/**
 * Everything before the page's markup. It names all files that the page needs to hydrate, so that they load in
 * parallel.
 */
export function documentStart(input: DocumentInput): string {
  const { page, resolved } = input;
  const nonce = input.nonce === undefined ? '' : ` nonce="${input.nonce}"`;
  const shell = shellFiles(input);
  const files = pageFiles(input);
  return [
    '<!doctype html><html lang="en-IN"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...shell.css.map((file) => `<link rel="stylesheet" href="${file.url}"${checked(file)}>`),
    ...files.css.map((file) => `<link rel="stylesheet" href="${file.url}"${checked(file)} data-href="${file.name}">`),
    ...resolved.shell.fonts.map(
      (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${shellBase(input)}${file}">`,
    ),
    ...shell.js.map((file) => `<script async fetchpriority="high"${nonce}${checked(file)} src="${file.url}"></script>`),
    ...files.js.map((file) => `<link rel="preload" as="script"${nonce}${checked(file)} href="${file.url}">`),
    page.headHtml,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    '<meta name="theme-color" content="#fbf7f1" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#171411" media="(prefers-color-scheme: dark)">',
    '</head><body><div id="app">',
  ].join('');
}

/** The document's files that run as soon as they are loaded, or are loaded for that. */
export function documentScripts(input: DocumentInput): readonly Pick<DocumentFile, 'url' | 'integrity'>[] {
  return [...shellFiles(input).js, ...pageFiles(input).js];
}

/** Everything after the page's markup: the data that the browser needs to hydrate it. */
export function documentState(input: DocumentInput): string {
  const { entryJson } = input.page;
  // The entry is already text. Serialising a page's data again would cost as much as all the rest.
  const state = `{"entry":${entryJson},${safeJson(stateOf(input)).slice(1)}`;
  const { resolved, nonce, assetUrl } = input;
  const reload = resolved.dev && nonce !== undefined ? liveReloadScript(resolved, { nonce, assetUrl }) : '';
  return `</div><script type="application/json" id="${STATE_ELEMENT}">${state}</script>${input.banner ?? ''}${reload}`;
}

/** A document without deferred values. */
export function wholeDocument(input: DocumentInput): Buffer {
  return Buffer.concat([
    Buffer.from(documentStart(input)),
    input.page.html,
    Buffer.from(documentState(input) + DOCUMENT_END),
  ]);
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

function shellBase({ resolved, assetUrl }: DocumentInput): string {
  return `${assetUrl}/shell/${resolved.shell.version}/`;
}

function shellFiles(input: DocumentInput): DocumentFiles {
  const { shell } = input.resolved;
  const { js, css } = input.platform.hybrid ? shell.webview : shell;
  const { integrity } = shell;
  const file = (name: string) => ({ url: `${shellBase(input)}${name}`, name, integrity: integrity[name] });
  return { js: js.map(file), css: css.map(file) };
}

/** The scripts of the page, and the styles of the page and its fills: a fill's script loads when it is approached. */
function pageFiles(input: DocumentInput): DocumentFiles {
  const { page, resolved } = input;
  const release = resolved.set.releases[page.remote];
  const releasePage = release?.pages[page.page];
  if (!release || !releasePage) return { js: [], css: [] };
  const fillStyles = page.fills.flatMap(({ remote, fill }) => {
    const filling = resolved.set.releases[remote];
    return filling?.fills[fill]?.css.map((path) => documentFile(filling, path, input)) ?? [];
  });
  return {
    js: [release.browserEntry, ...releasePage.js].map((path) => documentFile(release, path, input)),
    css: [...releasePage.css.map((path) => documentFile(release, path, input)), ...fillStyles],
  };
}

function documentFile(release: UsedRelease, path: string, { assetUrl }: DocumentInput): DocumentFile {
  return {
    url: releaseUrl(release, assetUrl, path),
    name: path.slice(path.lastIndexOf('/') + 1),
    integrity: release.files[path]?.integrity,
  };
}

/** The remotes of the document's page and its fills, each with the files of those alone. */
function documentRemotes({ page, resolved, assetUrl }: DocumentInput): Pick<SentState, 'remote' | 'fillRemotes'> {
  const fillsOf = (remote: string) => page.fills.filter((fill) => fill.remote === remote).map(({ fill }) => fill);
  const named = (remote: string, modules: readonly string[]) => {
    const release = resolved.set.releases[remote];
    return release && documentRemote(release, assetUrl, modules);
  };
  const remote = named(page.remote, [page.page, ...fillsOf(page.remote)]);
  const others = [...new Set(page.fills.map((fill) => fill.remote))].filter((name) => name !== page.remote);
  const fillRemotes = others.flatMap((name) => named(name, fillsOf(name)) ?? []);
  return { ...(remote && { remote }), ...(fillRemotes.length > 0 && { fillRemotes }) };
}

/** Scripts and stylesheets of the shell that it loads later and no document names. */
function laterShellFiles(input: DocumentInput): SentState['shell'] {
  const { js, css, webview, integrity } = input.resolved.shell;
  const first = new Set([...js, ...css, ...webview.js, ...webview.css]);
  first.add(PANEL_SCRIPT);
  const apart = Object.keys(integrity).some(isWebviewChunk);
  const later = Object.entries(integrity).filter(
    ([name]) => !first.has(name) && (!apart || isWebviewChunk(name) === input.platform.hybrid),
  );
  return { base: shellBase(input), integrity: Object.fromEntries(later) };
}

/** Not in apps, which have caches of their own, and not during development of a remote. */
function isSavedOffline({ settings, platform, resolved, banner }: DocumentInput): boolean {
  return settings.serviceWorker && !platform.hybrid && !resolved.dev && banner === undefined;
}

/** Whether a cache in front may store the document, which then comes without cookies. */
function isStored({ nonce, settings }: DocumentInput): boolean {
  return nonce === undefined && settings.documentCacheSeconds > 0;
}

/** What belongs to the visitor: in a document that visitors share, nothing. */
function stateOfVisitor({ platform, session, nonce }: DocumentInput): Partial<SentState> {
  if (nonce === undefined) return {};
  // Without what is shown over the page.
  const { account, nri, ownsHomes, unsure } = session;
  return {
    deviceId: platform.session.deviceId,
    session: { account, nri, ownsHomes, unsure },
    attribution: platform.attribution.current(),
  };
}

function stateOf(input: DocumentInput): Omit<SentState, 'entry'> {
  const { page, resolved, platform, assetUrl } = input;
  const { city } = platform.session;
  return {
    shell: laterShellFiles(input),
    navigation: platform.hybrid ? [] : resolved.navigation,
    scriptOrigins: input.scriptOrigins,
    returnHosts: input.settings.returnHosts,
    ...documentRemotes(input),
    pages: setAddress(resolved.set),
    assets: assetUrl,
    origin: platform.origin,
    device: platform.device,
    city,
    ...stateOfVisitor(input),
    ...(isStored(input) && { toSave: { city: page.city, category: page.category } }),
    ...(page.city !== undefined && page.city !== city && { pageCity: page.city }),
    now: page.now,
    hybrid: platform.hybrid,
    offline: isSavedOffline(input),
    tileUrl: platform.tileUrl,
    ...(platform.staff && { staff: platform.staff }),
    experiments: page.experiments ?? {},
    scripts: input.settings.scripts,
    cookieDomain: input.settings.cookieDomain,
    deferred: Object.keys(page.deferred?.values ?? {}),
  };
}
