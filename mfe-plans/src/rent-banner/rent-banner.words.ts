/** Sentences of the invitation to pay rent. */
export const BANNER_WORDS = {
  title: 'Pay this month’s rent here',
  text: 'By UPI without a fee, or by net banking. You see when it arrives, and a receipt for HRA follows by itself.',
  pay: 'Pay rent',
  cost: 'See fees and arrival days',
} as const;
