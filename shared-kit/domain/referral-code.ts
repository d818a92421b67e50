/** Letters and digits that are not mistaken for one another. */
export const REFERRAL_ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

export const REFERRAL_CODE_LENGTH = 8;

/** Stores the code of the link that first brought a visitor here. */
export const REFERRAL_COOKIE = 'aangan_ref';
export const REFERRAL_COOKIE_DAYS = 30;
/** Query parameter of the code. */
export const REFERRAL_PARAMETER = 'ref';

/** Whether a text has the form of a code, as links contain it. */
export function isReferralCode(text: string): boolean {
  return text.length === REFERRAL_CODE_LENGTH && [...text].every((letter) => REFERRAL_ALPHABET.includes(letter));
}

/** The normal form of a typed code; undefined for an invalid one. */
export function readReferralCode(typed: string): string | undefined {
  const code = typed.trim().toUpperCase();
  return isReferralCode(code) ? code : undefined;
}
