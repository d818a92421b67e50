/** Sentences of the sheet that reports a listing. */
export const REPORT_WORDS = {
  all: 'See all your reports in',
  comment: 'Add details (optional)',
  missing: 'Tell us in a few words what is wrong.',
  help: 'Our staff check your report, and you see the result here. The owner never learns who reported. If several people report the same, we hide the listing until it is checked.',
} as const;
