import { createHmac } from 'node:crypto';

/** Header in which the synthetic visitor proves who it is. */
export const SYNTHETIC_HEADER = 'x-synthetic-visitor';

/** The proof of one device: another device cannot use it. */
export function syntheticProof(secret: string, deviceId: string): string {
  return createHmac('sha256', secret).update(`device ${deviceId}`).digest('base64url');
}

/** The six digits of an attempt to log in. Both sides compute them, so that no code is sent or fixed. */
export function syntheticCode(secret: string, attempt: string): string {
  const digest = createHmac('sha256', secret).update(`code ${attempt}`).digest();
  return String(digest.readUInt32BE() % 1_000_000).padStart(6, '0');
}
