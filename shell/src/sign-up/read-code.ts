/** Number of digits of a one-time code. */
export const CODE_LENGTH = 6;

/**
 * Extracts the code from typed or pasted text: the first six consecutive digits, as in a whole message, else all
 * digits.
 * @example readCode('123 456') // '123456'
 * @example readCode('Your Aangan code is 123456, valid for 10 minutes') // '123456'
 */
export function readCode(text: string): string {
  return /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0] ?? text.replace(/\D/g, '').slice(0, CODE_LENGTH);
}
