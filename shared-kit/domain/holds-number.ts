/** What a text that owners or seekers read must leave out. */
export const LEAVE_OUT_NUMBERS = 'Leave out phone numbers. Owners get yours with a contact.';

/** Whether a text holds something like a phone number, however it is spaced and in whichever script's digits. */
export function holdsNumber(text: string): boolean {
  return /\p{Nd}(?:[\s().–-]{0,3}\p{Nd}){7,}/u.test(text);
}
