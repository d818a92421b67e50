/**
 * Number of the format in which things are kept. It goes up when the next worker could not read what this one kept;
 * the caches of every format have names of their own.
 */
const OFFLINE_FORMAT = 1;

/**
 * What is kept: documents; files that never change, of the versions that documents name; pictures that came along; and
 * what the worker notes about them.
 */
type CacheKind = 'documents' | 'artifacts' | 'pictures' | 'notes';

/** Header by which the worker asks for a document that is nobody's own, whoever is logged in: it is going to be kept. */
export const KEEP_HEADER = 'x-aangan-keep';

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
