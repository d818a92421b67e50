import type { Quotation } from '@aangan/shared-kit/contracts/plan-purchase';
import { formatPaise } from '@aangan/shared-kit/domain/money';

export const DETAIL_WORDS = {
  which: 'Choose a plan',
  whichText: 'Each side has its own plans. Choose yours to compare them.',
  offSale: 'This plan is no longer on sale',
  offSaleText: 'Nothing was charged. Plans that are already bought continue as sold.',
  holds: 'What you get',
  addOns: 'Add to your plan',
  update: 'Show the price',
  claims: 'Claims and wallet',
  coupon: 'Coupon code',
  couponHelp: 'We add the coupon to your claims and use it here at once.',
  useCoupon: 'Use the code',
  terms: 'In plain words',
  allTerms: 'Terms of all plans',
  price: 'Price',
  upgrade: 'Upgrade price breakup',
  logInForPrice: 'Log in to use your claims, your wallet and your current plan.',
  wallet: (paise: number) => `Wallet, ${formatPaise(paise)}`,
  withPlan: 'with the plan',
  days: (days: number) => `for ${days} days`,
  changed:
    'A claim or add-on you chose does not suit this plan, or has expired. The price leaves it out. You keep a claim that has not expired.',
  failed: 'The plan could not be loaded. We have saved your choice. Please try again.',
} as const;

/** The button that buys. */
export function detailBuyWords({ totalPaise, isUpgrade }: Pick<Quotation, 'totalPaise' | 'isUpgrade'>): string {
  return `${isUpgrade ? 'Upgrade' : 'Buy'} for ${formatPaise(totalPaise)}`;
}
