import { cacheName, SAVE_HEADER } from '../cache-names.ts';
import { isSavable, noteOf, readDocument, type SavedDocument, withNote } from '../saved-document.ts';

/** Options of a lookup among saved documents: `Vary: Cookie` is ignored, because they are this visitor's own. */
export const MATCH_OPTIONS = { ignoreVary: true } as const satisfies CacheQueryOptions;

/** The response to save for a document, or undefined when it must not be saved. */
export async function asSaved(response: Response): Promise<{ kept: SavedDocument; document: Response } | undefined> {
  if (!isSavable(response)) return undefined;
  const html = await response.text();
  const saved = readDocument(html);
  return saved && { kept: saved, document: withNote(html, response.headers, saved) };
}

/**
 * Fetches a page and saves it together with all files it needs; a page that must not be saved is ignored.
 * @returns the address it is saved under: the requested address may redirect
 * @throws TypeError without a network
 */
export async function savePage(address: string): Promise<string | undefined> {
  const headers = { accept: 'text/html', [SAVE_HEADER]: '1' };
  const response = await fetch(address, { headers, priority: 'low' });
  const found = await asSaved(response);
  if (!found) return undefined;
  await saveFiles(found.kept.files);
  const documents = await caches.open(cacheName('documents'));
  // Deleted first, so that the newest is always last.
  await documents.delete(response.url, MATCH_OPTIONS);
  await documents.put(response.url, found.document);
  return response.url;
}

/** @throws Error when one of them fails to load */
export async function saveFiles(files: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheName('artifacts'));
  await Promise.all(
    files.map(async (file) => {
      if (await cache.match(file, MATCH_OPTIONS)) return;
      const response = await fetch(file, { credentials: 'omit', priority: 'low' });
      if (!response.ok) throw new Error(`HTTP ${response.status} for ${file}`);
      await cache.put(file, response);
    }),
  );
}

/** Metadata of a saved document. */
export async function savedDocument(address: string): Promise<SavedDocument | undefined> {
  const documents = await caches.open(cacheName('documents'));
  const found = await documents.match(address, MATCH_OPTIONS);
  return found && noteOf(found);
}
