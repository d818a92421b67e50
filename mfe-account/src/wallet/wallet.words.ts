/** Sentences of the wallet. */
export const WALLET_WORDS = {
  failed: 'Your request did not reach us. Nothing was charged. Please try again.',
  help: 'You are charged only after you confirm on the next page. Money you add does not expire. You can use it for plans, services and vouchers.',
  empty: 'No entries yet. Money you add and spend appears here.',
  balance: (money: string, credits: string) => `${money} money, ${credits} credits. Credits are spent first.`,
} as const;
