import { digestOf } from '../../../foundation/digests/public.ts';
import { keyOf } from './authenticator-code.ts';

export const RECOVERY_CODES = 10;

/** Bytes of a code: too many to be guessed, so that its digest needs no salt and no slow hash. */
export const RECOVERY_BYTES = 10;

/** A code as people print it: `ABCD-EFGH-IJKL-MNOP`. @param bytes {@link RECOVERY_BYTES} random ones */
export function recoveryCodeOf(bytes: Uint8Array): string {
  return keyOf(bytes).replace(/(.{4})(?=.)/g, '$1-');
}

/** The stored digest of a code, however its letters and groups were typed. */
export function recoveryCodeHash(code: string): string {
  return digestOf(code.toUpperCase().replace(/[^A-Z2-7]/g, ''));
}
