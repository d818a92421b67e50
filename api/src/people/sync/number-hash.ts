import { createHmac } from 'node:crypto';

/**
 * The keyed hash of a phone number that is stored. It is the same in every notation of the number, and worthless
 * without the key. Undefined for an invalid number.
 */
export function numberHash(phone: string, key: string): string | undefined {
  const digits = phone.replace(/\D/g, '').replace(/^0+/, '');
  if (digits.length < 10 || digits.length > 15) return undefined;
  // An Indian number is the same with and without its country code.
  const full = digits.length === 10 ? `91${digits}` : digits;
  return createHmac('sha256', key).update(full).digest('base64url');
}
