/** Sentences of vouchers. */
export const VOUCHERS_WORDS = {
  none: 'You have no vouchers yet.',
  codeFailed: 'The code could not be shown. Please try again.',
  unclear: 'We could not confirm your payment. Please try again. You are charged only once.',
  short: (amount: string) => `You need ${amount} more in your wallet.`,
  title: 'Buy vouchers with wallet money | Aangan',
  description: 'Partner vouchers that you can buy with the money and credit in your Aangan wallet.',
  balanceBefore: 'You have',
  balanceMiddle: 'in your',
  balanceAfter: '. Credit that expires first is used first.',
  login: 'Log in to buy a voucher with your wallet money.',
  bought: (partner: string) =>
    `Your ${partner} voucher is below, under “Your vouchers”. Show the code when you use it.`,
} as const;
