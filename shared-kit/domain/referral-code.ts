/** Letters and digits that are not taken for one another. */
export const REFERRAL_ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

export const REFERRAL_CODE_LENGTH = 8;

/** Remembers the code of the link that first brought a visitor here. */
export const REFERRAL_COOKIE = 'aangan_ref';
export const REFERRAL_COOKIE_DAYS = 30;
/** What links carry the code in. */
export const REFERRAL_PARAMETER = 'ref';

/** Whether a text may be somebody's code, as it is written in links. */
export function isReferralCode(text: string): boolean {
  return text.length === REFERRAL_CODE_LENGTH && [...text].every((letter) => REFERRAL_ALPHABET.includes(letter));
}

/** A code as somebody typed it, in the spelling of links; undefined for what is none. */
export function readReferralCode(typed: string): string | undefined {
  const code = typed.trim().toUpperCase();
  return isReferralCode(code) ? code : undefined;
}
