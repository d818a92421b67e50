/** Sentences of a report on a number. */
export const NUMBER_REPORT_WORDS = {
  question: (name: string) => `What is wrong with ${name}’s number?`,
  help: 'Our staff check each report. After three reports, we hide the number until the check is done.',
} as const;
