import { newId } from '../../foundation/random/public.ts';

/** A new account's opaque id: it reveals nothing, and cannot be guessed from another. */
export function newAccountId(): string {
  return newId('acc');
}
