/** Sentences of the invitation to pay rent. */
export const BANNER_WORDS = {
  title: 'Pay this month’s rent here',
  text: 'Pay by UPI without a fee, or by net banking. You see when it arrives, and get a receipt for HRA.',
  pay: 'Pay rent',
  cost: 'See fees and arrival days',
} as const;
