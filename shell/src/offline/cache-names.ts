/**
 * Version of the cache format. It is raised when the next worker could not read the caches of this one; the caches of
 * every format have their own names.
 */
const OFFLINE_FORMAT = 1;

/**
 * The caches: documents; immutable files of the versions that documents name; pictures of visited pages; and the
 * worker's own notes.
 */
type CacheKind = 'documents' | 'artifacts' | 'pictures' | 'notes';

/** Header by which the worker requests an anonymous document, even in a session: the document is going to be saved. */
export const SAVE_HEADER = 'x-aangan-keep';

const OURS = /^aangan-(\d+)-/;

export function cacheName(kind: CacheKind): string {
  return `aangan-${OFFLINE_FORMAT}-${kind}`;
}

/** Caches that a worker of any format has made. */
export function isOfflineCache(name: string): boolean {
  return OURS.test(name);
}

/** Caches that a worker of another format has made. */
export function isOfOtherFormat(name: string): boolean {
  const format = OURS.exec(name)?.[1];
  return format !== undefined && Number(format) !== OFFLINE_FORMAT;
}
