import { maskHeld } from '../chat/held-part.ts';
import { heldParts } from '../chat/held-parts.ts';

/** Characters of a note about a call. */
export const CALL_NOTE = { most: 600 } as const;

/** Characters of the reason for which staff skip a case. */
export const SKIP_REASON = { least: 5, most: 200 } as const;

/** What is wrong with a note: it holds a number, an address of mail or the like. @param needed whether it may be empty */
export function callNoteError(text: string, needed = false): string | undefined {
  const note = text.trim();
  if (note === '') return needed ? 'Say in a few words what was agreed.' : undefined;
  if (note.length > CALL_NOTE.most) return `Use at most ${CALL_NOTE.most} characters.`;
  return heldParts(note).length > 0
    ? 'Leave out phone numbers, e-mail addresses and UPI IDs. Staff can see them in the account.'
    : undefined;
}

/** What is wrong with the reason for skipping a case. */
export function skipReasonError(text: string): string | undefined {
  const reason = text.trim();
  if (reason.length < SKIP_REASON.least) return 'Say why, so that the next person knows.';
  return reason.length > SKIP_REASON.most ? `Use at most ${SKIP_REASON.most} characters.` : callNoteError(reason);
}

/** A text of a person as staff read it: without contact details. */
export function withoutContactDetails(text: string): string {
  return maskHeld(text, heldParts(text));
}
