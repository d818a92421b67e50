import { randomBytes } from 'node:crypto';

/** A new account's opaque id: it reveals nothing, and cannot be guessed from another. */
export function newAccountId(): string {
  return `acc_${randomBytes(15).toString('base64url')}`;
}
