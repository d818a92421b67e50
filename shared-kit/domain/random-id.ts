/** Source: services-and-platform, section 9 (random id generator). */
export const ID_CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/**
 * An id of the 62 alphanumeric characters.
 * @param random gives a number from 0 up to but not including 1, like `Math.random`; for an id that nobody may guess
 *   it has to come from a cryptographic source
 * Source: services-and-platform, section 9 (random id generator).
 */
export function randomId(length: number, random: () => number): string {
  return Array.from({ length }, () => ID_CHARACTERS.charAt(Math.floor(random() * ID_CHARACTERS.length))).join('');
}
