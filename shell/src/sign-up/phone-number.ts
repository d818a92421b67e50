import { formatPhone, isValidPhone } from '@aangan/shared-kit/domain/phone';
import { dialCodeOf } from './dial-codes.ts';

/**
 * A typed or pasted number in its national form: digits alone, without the dial code, and in India without a leading 0.
 * @example nationalNumber('IN', '+91 98450-12345') // '9845012345'
 */
export function nationalNumber(country: string, text: string): string {
  const digits = text.replace(/\D/g, '');
  const code = dialCodeOf(country).slice(1);
  if (/^\s*\+/.test(text) && digits.startsWith(code)) return digits.slice(code.length);
  return country === 'IN' ? digits.replace(/^(?:91|0)(?=\d{10}$)/, '') : digits;
}

/**
 * Whether a number is possible in its country: by the specification's rule for India, by libphonenumber's lengths for
 * others. That library is loaded only then. If it cannot be loaded, the server decides. Source: product-and-plans,
 * section 5 (phone).
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

/** A number formatted for display. @example fullNumber('IN', '9845012345') // '+91 98450 12345' */
export function fullNumber(country: string, text: string): string {
  return `${dialCodeOf(country)} ${formatPhone(nationalNumber(country, text))}`;
}
