import { hmac, sameText } from '../../foundation/digests/public.ts';

/** Most difference between the signature's clock and ours, in ms. Beyond it the webhook is treated as a replay. */
export const TOLERANCE_MS = 300_000;

/** `t=1763620200,v1=…`: HMAC-SHA256 over `t.rawBody`. @param at epoch ms */
export function signWebhook(rawBody: string, secret: string, at: number): string {
  const seconds = Math.floor(at / 1000);
  return `t=${seconds},v1=${hmac(`${seconds}.${rawBody}`, secret)}`;
}

/**
 * Why a signature is invalid, or undefined when it is valid. It may contain several `v1` while a secret is rotated.
 * @param now epoch ms
 */
export function signatureProblem(header: string, rawBody: string, secret: string, now: number): string | undefined {
  const parts = header.split(',').map((part) => part.trim().split('='));
  const seconds = parts.find(([name]) => name === 't')?.[1] ?? '';
  if (!/^\d{1,12}$/.test(seconds)) return 'no time in the signature';
  const expected = hmac(`${seconds}.${rawBody}`, secret);
  const signed = parts.some(([name, value = '']) => name === 'v1' && sameText(value, expected));
  if (!signed) return 'wrong signature';
  return Math.abs(now - Number(seconds) * 1000) > TOLERANCE_MS ? 'too old' : undefined;
}
