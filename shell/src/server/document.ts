import type { Platform } from '@aangan/shared-kit/platform/platform';
import { safeJson } from '../app/page-head.ts';
import { DEFERRED_ATTRIBUTE, type DocumentState, STATE_ELEMENT } from '../browser/document-state.ts';
import { releaseUrl, type UsedRelease } from '../registry/release-set.ts';
import type { PreparedSet } from '../registry/release-set-source.ts';
import type { RenderedPage } from '../render/render-request.ts';
import { liveReloadScript } from './live-reload.ts';

export interface DocumentParts {
  readonly page: RenderedPage;
  readonly prepared: PreparedSet;
  readonly platform: Platform;
  readonly assetUrl: string;
}

/** Everything up to the page's markup: in it, all files the page needs to come alive, side by side. */
export function documentStart(parts: DocumentParts): string {
  const { page, assetUrl, prepared } = parts;
  const { shell } = prepared;
  const shellAsset = (file: string) => `${assetUrl}/shell/${shell.version}/${file}`;
  const files = pageFiles(parts);
  // Must be as the scripts are requested later, or the browser fetches them a second time.
  const cors = assetUrl.startsWith('/') ? '' : ' crossorigin';
  return [
    '<!doctype html><html lang="en-IN"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...shell.css.map((file) => `<link rel="stylesheet" href="${shellAsset(file)}">`),
    ...files.css.map(({ url, name }) => `<link rel="stylesheet" href="${url}" data-href="${name}">`),
    ...shell.fonts.map(
      (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${shellAsset(file)}">`,
    ),
    ...shell.js.map((file) => `<script async fetchpriority="high"${cors} src="${shellAsset(file)}"></script>`),
    ...files.js.map(({ url }) => `<link rel="preload" as="script"${cors} href="${url}">`),
    page.headHtml,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<meta name="theme-color" content="#fbf7f1" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#171411" media="(prefers-color-scheme: dark)">',
    '</head><body><div id="app">',
  ].join('');
}

/** What comes after the page's markup: all that the browser needs to take it over. */
export function documentState(parts: DocumentParts): string {
  const { entryJson } = parts.page;
  // The entry is text already: writing a page's data once more would cost as much as all the rest.
  const state = `{"entry":${entryJson},${safeJson(stateOf(parts)).slice(1)}`;
  const reload = parts.prepared.dev ? liveReloadScript(parts.prepared.set.id) : '';
  return `</div><script type="application/json" id="${STATE_ELEMENT}">${state}</script>${reload}`;
}

/** A value that came after the page's markup. */
export function deferredElement(name: string, outcome: { value: unknown } | { error: string }): string {
  return `<script type="application/json" ${DEFERRED_ATTRIBUTE}="${name}">${safeJson(outcome)}</script>`;
}

export const DOCUMENT_END = '</body></html>';

interface PageFile {
  readonly url: string;
  /** Name within the browser build's folder. */
  readonly name: string;
}

function pageFiles({ page, prepared, assetUrl }: DocumentParts): { js: PageFile[]; css: PageFile[] } {
  const release = prepared.set.releases[page.remote];
  const releasePage = release?.pages[page.page];
  if (!release || !releasePage) return { js: [], css: [] };
  const file = (path: string) => ({
    url: releaseUrl(release, assetUrl, path),
    name: path.slice(path.lastIndexOf('/') + 1),
  });
  return { js: [release.browserEntry, ...releasePage.js].map(file), css: releasePage.css.map(file) };
}

function stateOf({ page, prepared, platform, assetUrl }: DocumentParts): Omit<DocumentState, 'entry'> {
  return {
    remotes: Object.values(prepared.set.releases).map((release) => remoteState(release, assetUrl)),
    pages: `/platform/pages/${prepared.set.id}.json`,
    assets: assetUrl,
    origin: platform.origin,
    device: platform.device,
    deviceId: platform.session.deviceId,
    city: platform.session.city,
    now: page.now,
    hybrid: platform.hybrid,
    tileUrl: platform.tileUrl,
    experiments: page.experiments ?? {},
    deferred: Object.keys(page.deferred?.values ?? {}),
  };
}

function remoteState(release: UsedRelease, assetUrl: string): DocumentState['remotes'][number] {
  return {
    name: release.name,
    version: release.version,
    entry: releaseUrl(release, assetUrl, release.browserEntry),
  };
}
