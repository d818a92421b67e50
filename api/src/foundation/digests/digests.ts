import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { acceptedSecrets, type Secrets } from '@aangan/shared-kit/domain/secrets';

/** SHA-256 in base64url. What is long and random, such as a token, cannot be found from its digest. */
export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** HMAC-SHA256 in hex, as companies sign their webhooks. */
export function hmac(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}

/** Whether a signature is the HMAC of a text with one of the secrets. */
export function isHmac(signature: string, text: string, secrets: Secrets): boolean {
  return acceptedSecrets(secrets).some((secret) => sameText(signature, hmac(text, secret)));
}

/** Compares in constant time. */
export function sameText(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
