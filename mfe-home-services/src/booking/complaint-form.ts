import { defineForm, type FormDefinition } from '@aangan/shared-kit/platform/form-definition';
import { COMPLAINT_WORDS } from './complaint.words.ts';

/** Fewest characters that say something. */
const LEAST = 10;

/** The form of a complaint. @param bookingId each booking has a draft of its own */
export function complaintForm(bookingId: string): FormDefinition<'text'> {
  return defineForm({
    name: `complaint-${bookingId}`,
    fields: { text: (text) => (text.length < LEAST ? COMPLAINT_WORDS.short : undefined) },
  });
}
