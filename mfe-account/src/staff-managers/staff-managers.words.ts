/** Sentences of the staff page of property managers. */
export const STAFF_MANAGERS_WORDS = {
  hours: 'Such as: Monday to Saturday, 10 am to 7 pm.',
  languages: 'With commas between them: English, Kannada.',
  note: 'The person reads this. You can leave it empty.',
  lead: 'People whose plan includes a manager and who have none yet, the earliest plan first.',
  none: 'Nobody waits for a manager.',
} as const;
