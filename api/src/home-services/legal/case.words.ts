/** Refusals and texts of legal cases. */
export const CASE_WORDS = {
  noCase: 'There is no such case.',
  noLink: 'This link is no longer valid.',
  otherAnswer: 'You have already answered. Nothing was changed.',
  noPapers: 'Add the documents first, so that staff can quote a price.',
  papersClosed: 'You can add and remove documents only until the case is done.',
  manyPapers: 'A case has at most ten documents.',
  notStaff: 'Only staff add a result.',
  notNow: 'This step is not possible now. Please check the case again.',
} as const;
