import { createHmac, timingSafeEqual } from 'node:crypto';

/** Bytes of a signature: 128 bits. */
const SIGNATURE_BYTES = 16;

/** The token in the QR code of receipts: their id with our signature. */
export function receiptToken(receiptId: string, key: string): string {
  return `${receiptId}.${signature(receiptId, key)}`;
}

/** The id in a token, or undefined if the signature is not ours. */
export function receiptOfToken(token: string, key: string): string | undefined {
  const [receiptId = '', signed = '', ...rest] = token.split('.');
  const given = Buffer.from(signed);
  const right = Buffer.from(signature(receiptId, key));
  const ours = rest.length === 0 && given.length === right.length && timingSafeEqual(given, right);
  return ours ? receiptId : undefined;
}

function signature(receiptId: string, key: string): string {
  const digest = createHmac('sha256', key).update(`rent-receipts ${receiptId}`).digest();
  return digest.subarray(0, SIGNATURE_BYTES).toString('base64url');
}
