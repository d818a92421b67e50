import { formatPhone, isValidPhone } from '@aangan/shared-kit/domain/phone';
import { dialCodeOf } from './dial-codes.ts';

/**
 * A typed or pasted number as its country writes it: digits alone, without the dial code, and in India without the 0
 * that people put before it.
 * @example nationalNumber('IN', '+91 98450-12345') // '9845012345'
 */
export function nationalNumber(country: string, text: string): string {
  const digits = text.replace(/\D/g, '');
  const code = dialCodeOf(country).slice(1);
  if (/^\s*\+/.test(text) && digits.startsWith(code)) return digits.slice(code.length);
  return country === 'IN' ? digits.replace(/^(?:91|0)(?=\d{10}$)/, '') : digits;
}

/**
 * Whether a number can be one of its country: India by the specification's rule, others by the lengths that
 * libphonenumber knows. Its code is fetched only then; where it cannot be had, the server decides.
 * Source: product-and-plans, section 5 (phone).
 */
export async function isUsablePhone(country: string, number: string): Promise<boolean> {
  if (country === 'IN') return isValidPhone('+91', number);
  if (number.length < 4) return false;
  try {
    const { isPossibleNumber } = await import(/* webpackChunkName: "phone-rules" */ './foreign-numbers.ts');
    return isPossibleNumber(number, country);
  } catch {
    return true;
  }
}

/** A number as people read it. @example fullNumber('IN', '9845012345') // '+91 98450 12345' */
export function fullNumber(country: string, text: string): string {
  return `${dialCodeOf(country)} ${formatPhone(nationalNumber(country, text))}`;
}
