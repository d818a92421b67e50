/** The error for a text that owners or seekers will read. */
export const LEAVE_OUT_NUMBERS = 'Leave out phone numbers. Owners get yours when you contact them.';

/** Whether a text contains something like a phone number, in any spacing and in any script's digits. */
export function holdsNumber(text: string): boolean {
  return /\p{Nd}(?:[\s().–-]{0,3}\p{Nd}){7,}/u.test(text);
}
