import type { Quotation } from '@aangan/shared-kit/contracts/plan-purchase';
import { formatPaise } from '@aangan/shared-kit/domain/money';

export const DETAIL_WORDS = {
  which: 'Choose a plan',
  whichText: 'Each side has its own plans. Choose yours to compare them.',
  offSale: 'This plan is not on sale any more',
  offSaleText: 'Nothing was charged. Plans that were bought before run on as they were sold.',
  holds: 'What you get',
  addOns: 'Add to your plan',
  update: 'Show the price',
  claims: 'Claims and wallet',
  coupon: 'Coupon code',
  couponHelp: 'A coupon becomes a claim of yours, and is used here at once.',
  useCoupon: 'Use the code',
  terms: 'In plain words',
  allTerms: 'Terms of all plans',
  price: 'Price',
  upgrade: 'How the upgrade is made up',
  logInForPrice: 'After the login your claims, your wallet and the plan you have are taken into account.',
  wallet: (paise: number) => `Wallet, ${formatPaise(paise)}`,
  withPlan: 'with the plan',
  days: (days: number) => `for ${days} days`,
  changed:
    'A claim or an add-on of your choice does not fit this plan, or is over. The price is without it. A claim that is not over stays yours.',
  failed: 'The plan could not be loaded. Your choice is kept. Please try again.',
} as const;

/** The button that buys. */
export function detailBuyWords({ totalPaise, isUpgrade }: Pick<Quotation, 'totalPaise' | 'isUpgrade'>): string {
  return `${isUpgrade ? 'Upgrade' : 'Buy'} for ${formatPaise(totalPaise)}`;
}
