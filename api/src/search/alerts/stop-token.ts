import { createHmac, timingSafeEqual } from 'node:crypto';

/** Bytes of a signature: 128 bits. */
const SIGNATURE_BYTES = 16;

/**
 * The token of a stop link: the opaque id of the message and our signature.
 * @param key of the site; the purpose is part of what is signed, so the signature is valid for nothing else
 */
export function stopToken(messageId: string, key: string): string {
  return `${messageId}.${signature(messageId, key)}`;
}

/** The message id of a token, or undefined if the signature is not ours. */
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
