import { cacheName, KEEP_HEADER } from '../cache-names.ts';
import { isKeepable, type KeptDocument, noteOf, readDocument, withNote } from '../kept-document.ts';

/** Options of a lookup among saved documents: `Vary: Cookie` is ignored, because they are this visitor's own. */
export const AS_KEPT = { ignoreVary: true } as const satisfies CacheQueryOptions;

/** The response to save for a document, or undefined when it must not be saved. */
export async function asKept(response: Response): Promise<{ kept: KeptDocument; document: Response } | undefined> {
  if (!isKeepable(response)) return undefined;
  const html = await response.text();
  const kept = readDocument(html);
  return kept && { kept, document: withNote(html, response.headers, kept) };
}

/**
 * Fetches a page and saves it together with all files it needs; a page that must not be saved is ignored.
 * @returns the address it is saved under: the requested address may redirect
 * @throws TypeError without a network
 */
export async function keepPage(address: string): Promise<string | undefined> {
  const headers = { accept: 'text/html', [KEEP_HEADER]: '1' };
  const response = await fetch(address, { headers, priority: 'low' });
  const found = await asKept(response);
  if (!found) return undefined;
  await keepFiles(found.kept.files);
  const documents = await caches.open(cacheName('documents'));
  // Deleted first, so that the newest is always last.
  await documents.delete(response.url, AS_KEPT);
  await documents.put(response.url, found.document);
  return response.url;
}

/** @throws Error when one of them fails to load */
export async function keepFiles(files: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheName('artifacts'));
  await Promise.all(
    files.map(async (file) => {
      if (await cache.match(file, AS_KEPT)) return;
      const response = await fetch(file, { credentials: 'omit', priority: 'low' });
      if (!response.ok) throw new Error(`HTTP ${response.status} for ${file}`);
      await cache.put(file, response);
    }),
  );
}

/** Metadata of a saved document. */
export async function keptDocument(address: string): Promise<KeptDocument | undefined> {
  const documents = await caches.open(cacheName('documents'));
  const found = await documents.match(address, AS_KEPT);
  return found && noteOf(found);
}
