/** Sentences of the queue of reports on numbers. */
export const CONTACT_REPORTS_WORDS = {
  numbers:
    'Reports about people whose number somebody got, the oldest first. After three people have reported a person, no number goes to or from that person.',
  noNumbers: 'No report on a number waits for a decision.',
  upheld: 'This report keeps counting. Reports by three people hold the number. The reporter reads that you agreed.',
  stays: 'The report stays in force.',
  dismissed: 'This report no longer counts. The reporter reads that you found nothing wrong.',
  metOver: 'Listing where they met',
} as const;
