import { isValidPhone } from '@aangan/shared-kit/domain/phone';

/** Digits that a number may have in all, country code included (E.164). */
const MOST_DIGITS = 15;
/** The shortest national numbers in the world. */
const FEWEST_NATIONAL_DIGITS = 4;

/**
 * A number as it was typed, in the one form that accounts know, `+919812345678`; undefined for what cannot be a number. With +91 it has
 * exactly 10 digits, elsewhere only its length is looked at. The country code may stand before it once more, and a
 * trunk zero.
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
