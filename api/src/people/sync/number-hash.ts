import { createHmac } from 'node:crypto';

/**
 * What is kept of a phone number: a keyed hash, the same for the same number however it is written, and of no use
 * without the key. Undefined for what is no phone number.
 */
export function numberHash(phone: string, key: string): string | undefined {
  const digits = phone.replace(/\D/g, '').replace(/^0+/, '');
  if (digits.length < 10 || digits.length > 15) return undefined;
  // An Indian number is the same with and without its country.
  const full = digits.length === 10 ? `91${digits}` : digits;
  return createHmac('sha256', key).update(full).digest('base64url');
}
