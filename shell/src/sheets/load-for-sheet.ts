import type { PageEntry } from '../app/page-entry.ts';
import type { PageSource } from '../app/page-source.ts';

/** The content of a sheet, or the target of its redirect. */
type LoadedForSheet = { readonly entry: PageEntry } | { readonly redirect: string };

/** Loads a page with its data, as a navigation would; a failure is an entry, too. */
export async function loadForSheet(path: string, source: PageSource): Promise<LoadedForSheet> {
  const url = new URL(path, source.platform.origin);
  try {
    const { loadPage } = await import(/* webpackChunkName: "navigation" */ '../app/page-loader.ts');
    return { entry: await loadPage(new Request(url), source) };
  } catch (error) {
    const location = error instanceof Response ? error.headers.get('location') : undefined;
    if (location) return { redirect: location };
    const message = 'This part of the page could not be loaded.';
    return { entry: { remote: 'shell', page: 'sheet', pattern: path, params: {}, failure: { kind: 'load', message } } };
  }
}
