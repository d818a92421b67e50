import { createHmac } from 'node:crypto';
import { sameText } from './digests.ts';

/** Bytes of a signature: 128 bits. */
const SIGNATURE_BYTES = 16;

/**
 * An opaque id with our signature, for a link that needs no login.
 * @param purpose part of what is signed, so the signature is valid for nothing else
 * @param key of the site
 */
export function signedId(purpose: string, id: string, key: string): string {
  return `${id}.${signature(purpose, id, key)}`;
}

/** The id in a token, or undefined if the signature is not ours. */
export function idOfSigned(purpose: string, token: string, key: string): string | undefined {
  const [id = '', signed = '', ...rest] = token.split('.');
  return rest.length === 0 && sameText(signed, signature(purpose, id, key)) ? id : undefined;
}

function signature(purpose: string, id: string, key: string): string {
  const digest = createHmac('sha256', key).update(`${purpose} ${id}`).digest();
  return digest.subarray(0, SIGNATURE_BYTES).toString('base64url');
}
