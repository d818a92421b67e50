import { COMPLAINT_WORDS } from './complaint.words.ts';

/** Fewest characters that say something. */
const LEAST = 10;

/** Rule of the text of a complaint. */
export function complaintError(text: string): string | undefined {
  return text.length < LEAST ? COMPLAINT_WORDS.short : undefined;
}
