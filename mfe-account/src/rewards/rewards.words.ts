/** Sentences of reward cards. */
export const REWARDS_WORDS = {
  failed: 'The card could not be opened. You still have it.',
  isIn: 'is in your',
  useBy: '. Use it by',
  card: (odds: string, verb: string, by: string, days: number) =>
    `Holds ${odds}. ${verb} it by ${by}; use the credit within ${days} days.`,
  lead: 'Every card has a reward. Scratch it and the reward goes to your wallet. Cards are free.',
  vouchers: 'Spend wallet money on vouchers',
  expired: (day: string) => `Expired on ${day}, not scratched`,
  notLoaded: 'Your cards could not be loaded. You still have them.',
  empty: 'You get a card for your first contact with an owner, and for each friend who joins through your link.',
} as const;
