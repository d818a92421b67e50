import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
/** Files that one person may start in 24 hours. */
export const DAY_FILES = 300;

/** Bytes of all files of one person. */
export const PERSON_BYTES = 4 * 1024 ** 3;

/** Files that one person, and one network address, may start in a minute. */
export const MINUTE_FILES = { device: 120, address: 600 } as const;

/** ms after which an unfinished upload is deleted. */
export const UNFINISHED_MS = DAY_MS;

/** `25 MB`. */
export function sizeWords(bytes: number): string {
  const mb = bytes / 1024 ** 2;
  return mb >= 1024 ? `${Math.round(mb / 1024)} GB` : `${Math.round(mb)} MB`;
}
