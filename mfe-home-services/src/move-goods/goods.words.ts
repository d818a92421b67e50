/** Sentences of the page that changes a booked move. */
export const GOODS_WORDS = {
  title: 'Change goods or services',
  lead: 'You can change them until you have the firm quotation. The city and PIN code that you leave stay.',
  back: 'Back to your move',
  save: 'Save the changes',
} as const;
