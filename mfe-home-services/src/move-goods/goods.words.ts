/** Sentences of the page that changes a booked move. */
export const GOODS_WORDS = {
  title: 'Change goods or services',
  lead: 'You can change these until you have the firm quotation. You cannot change the city and PIN code you move from.',
  back: 'Back to your move',
  save: 'Save the changes',
} as const;
