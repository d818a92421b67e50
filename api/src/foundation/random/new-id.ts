import { randomBytes } from 'node:crypto';

/** A new id that nobody guesses: `lld_…`, of 120 random bits. */
export function newId(kind: string): string {
  return `${kind}_${randomBytes(15).toString('base64url')}`;
}

/** A new token for a link: 192 random bits. */
export function newToken(): string {
  return randomBytes(24).toString('base64url');
}
