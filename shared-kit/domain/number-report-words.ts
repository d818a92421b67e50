import type { ContactEntry } from '../contracts/contacts.ts';

type Report = NonNullable<ContactEntry['report']>;

/** Reasons for reporting a number, in the words of the form. */
export const REPORT_WORDS = {
  SPAM_CALLS: 'Too many calls or messages',
  BROKER: 'A broker pretending to be an owner or tenant',
  NOT_THE_OWNER: 'Not the owner of this home',
  WRONG_NUMBER: 'A wrong number',
  FRAUD: 'Asked for money, or looks like fraud',
  ABUSE: 'Rude or threatening',
} as const satisfies Record<Report['reason'], string>;

/** Status of a report, in words. */
export const REPORT_STATE_WORDS = {
  received: 'You reported this number. Our staff have not checked it yet.',
  upheld: 'You reported this number. Our staff agreed.',
  dismissed: 'You reported this number. Our staff found nothing wrong.',
} as const satisfies Record<Report['state'], string>;
