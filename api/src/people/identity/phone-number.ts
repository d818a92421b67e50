import { isValidPhone } from '@aangan/shared-kit/domain/phone';

/** Maximum digits of a number, country code included (E.164). */
const MOST_DIGITS = 15;
/** Minimum digits of a national number, worldwide. */
const FEWEST_NATIONAL_DIGITS = 4;

/**
 * Converts a typed number to normal form, `+919812345678`; undefined for an invalid one. With +91 it has exactly 10
 * digits; elsewhere only its length is checked. The country code may be repeated before it, as may a trunk zero.
 * @param dialCode `+91`
 * Source: product-and-plans, section 5 (phone).
 */
export function phoneNumber(dialCode: string, typed: string): string | undefined {
  if (!/^\+[1-9]\d{0,3}$/.test(dialCode)) return undefined;
  const bare = typed.replace(/[\s().-]/g, '');
  const local = bare.startsWith(dialCode) ? bare.slice(dialCode.length) : bare;
  if (!/^\d+$/.test(local)) return undefined;
  const national = dialCode === '+91' ? local.replace(/^0(?=\d{10}$)/, '') : local.replace(/^0+/, '');
  if (!isValidPhone(dialCode, national) || national.length < FEWEST_NATIONAL_DIGITS) return undefined;
  if (dialCode.length - 1 + national.length > MOST_DIGITS) return undefined;
  return dialCode + national;
}
