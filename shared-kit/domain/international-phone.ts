import { isValidPhone } from './phone.ts';
import { SIGN_UP_MESSAGES } from './sign-up-messages.ts';

/**
 * The stored form of a number, `+919845012345`, from any usual spelling: `98450 12345`, `098450-12345`, `+971 50 123
 * 4567`, `00971…`. Without a country code it is Indian. Undefined for an invalid number. Source: product-and-plans,
 * section 5 (phone).
 */
export function internationalPhone(text: string): string | undefined {
  if (!/^[+\d\s().-]+$/.test(text.trim())) return undefined;
  const written = text.replace(/[\s().-]/g, '').replace(/^00/, '+');
  const full = written.startsWith('+') ? written : `+91${written.replace(/^0(?=\d{10}$)/, '')}`;
  if (!/^\+[1-9]\d{6,14}$/.test(full)) return undefined;
  return full.startsWith('+91') && !isValidPhone('+91', full.slice(3)) ? undefined : full;
}

/** The validation error of an Indian number in any usual spelling. Source: product-and-plans, section 5 (phone). */
export function indianPhoneError(text: string): string | undefined {
  return internationalPhone(text)?.startsWith('+91') ? undefined : SIGN_UP_MESSAGES.phone;
}

/** A number masked so that only its owner recognises it: `+91 98•••••345`. */
export function maskedPhone(international: string): string {
  const [, country = '', number = ''] = /^(\+91|\+\d{1,2})?(.*)$/.exec(international) ?? [];
  return `${country} ${number.slice(0, 2)}•••••${number.slice(-3)}`.trim();
}
