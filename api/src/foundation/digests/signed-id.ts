import { createHmac } from 'node:crypto';
import { acceptedSecrets, newestSecret, type Secrets } from '@aangan/shared-kit/domain/secrets';
import { sameText } from './digests.ts';

/** Bytes of a signature: 128 bits. */
const SIGNATURE_BYTES = 16;

/**
 * An opaque id with our signature, for a link that needs no login.
 * @param purpose part of what is signed, so the signature is valid for nothing else
 * @param key of the site
 */
export function signedId(purpose: string, id: string, key: Secrets): string {
  return `${id}.${signature(purpose, id, newestSecret(key))}`;
}

/** The id in a token, or undefined if the signature is not ours. */
export function idOfSigned(purpose: string, token: string, key: Secrets): string | undefined {
  const [id = '', signed = '', ...rest] = token.split('.');
  const isOurs = acceptedSecrets(key).some((secret) => sameText(signed, signature(purpose, id, secret)));
  return rest.length === 0 && isOurs ? id : undefined;
}

function signature(purpose: string, id: string, key: string): string {
  const digest = createHmac('sha256', key).update(`${purpose} ${id}`).digest();
  return digest.subarray(0, SIGNATURE_BYTES).toString('base64url');
}
