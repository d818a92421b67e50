import { createHmac, timingSafeEqual } from 'node:crypto';

/** Of a signature: 128 bits. */
const SIGNATURE_BYTES = 16;

/**
 * The token of a link that stops what a message was about: the message's own opaque name, and proof that we wrote it.
 * @param key of the site; the purpose is part of what is signed, so that it signs nothing else
 */
export function stopToken(messageId: string, key: string): string {
  return `${messageId}.${signature(messageId, key)}`;
}

/** The message that a token names, or undefined for one that we did not write. */
export function messageOfToken(token: string, key: string): string | undefined {
  const [messageId = '', signed = '', ...rest] = token.split('.');
  const given = Buffer.from(signed);
  const right = Buffer.from(signature(messageId, key));
  const ours = rest.length === 0 && given.length === right.length && timingSafeEqual(given, right);
  return ours ? messageId : undefined;
}

function signature(messageId: string, key: string): string {
  const digest = createHmac('sha256', key).update(`stop-alerts ${messageId}`).digest();
  return digest.subarray(0, SIGNATURE_BYTES).toString('base64url');
}
