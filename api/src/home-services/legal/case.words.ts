/** Refusals and texts of legal cases. */
export const CASE_WORDS = {
  noCase: 'There is no such case.',
  noLink: 'This link is not valid any more.',
  otherAnswer: 'You have answered before. Nothing was changed.',
  noPapers: 'Add the papers first, so that staff can quote a price.',
  papersClosed: 'Papers can be added and removed until the case is done.',
  manyPapers: 'A case has at most ten papers.',
  notStaff: 'Only staff add a result.',
  notNow: 'This step is not possible now. Please look at the case again.',
} as const;
