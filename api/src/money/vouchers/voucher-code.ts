import { randomInt } from 'node:crypto';
import { REFERRAL_ALPHABET } from '@aangan/shared-kit/domain/referral-code';

/** A new code for a partner, `K7QM-2ZPD-W9XA`: 59 random bits, without letters that look alike. */
export function newVoucherCode(): string {
  const group = () => Array.from({ length: 4 }, () => REFERRAL_ALPHABET[randomInt(REFERRAL_ALPHABET.length)]).join('');
  return [group(), group(), group()].join('-');
}
