import type { RefundKind } from '@aangan/shared-kit/domain/plan-terms';
import { VIP_DISCOUNT_MAXIMUM, VIP_PLAN_AMOUNT_MINIMUM } from '@aangan/shared-kit/domain/plan-type';
import { UPGRADE_RULE } from '@aangan/shared-kit/domain/plan-upgrade';

/** A part of the terms: its heading and its sentences, one thought each. */
export interface TermsPart {
  readonly id: string;
  readonly title: string;
  readonly lines: readonly string[];
}

export const TERMS_TITLE = 'Terms of our plans';
export const TERMS_LEAD =
  'These are the terms in plain words. A plan that you bought keeps the terms it was sold with, also when we change them.';

/** What holds for every plan. */
export const GENERAL_TERMS: readonly TermsPart[] = [
  {
    id: 'price',
    title: 'Price',
    lines: [
      'Every price is in rupees and contains 18% GST. The checkout page shows the tax apart, and you get a tax invoice.',
      'You pay once. No plan renews by itself, and no card is stored.',
      'A claim or a coupon lowers the price of the plans that it names. One claim can be used for an order.',
      'Your wallet pays first, credits before money. You can leave it out.',
    ],
  },
  {
    id: 'validity',
    title: 'How long it runs',
    lines: [
      'A plan begins when it is paid. Its last day is on the card, at checkout and on the receipt.',
      'What is left on the last day ends with the plan.',
      'A person who has several plans uses the one that ends first.',
    ],
  },
  {
    id: 'contacts',
    title: 'Contacts, and how they come back',
    lines: [
      'A contact is the number of one owner for one home. Asking again for the same home costs nothing.',
      'A contact comes back to your plan if the home was already let or sold, the number does not exist, or the owner does not answer within 48 hours.',
      'Say so in one press under Contacts in your profile, within 30 days. We message you when it is back.',
      'Plans for flatmates count for shared flats and PG stays, business plans for offices, shops and godowns.',
    ],
  },
  {
    id: 'upgrade',
    title: 'Upgrade',
    lines: [
      UPGRADE_RULE,
      'You see how the difference is made up before you pay. The earlier plan ends when the new one begins.',
    ],
  },
  {
    id: 'vip',
    title: 'VIP and other add-ons',
    lines: [
      `VIP is sold with plans from ₹${VIP_PLAN_AMOUNT_MINIMUM}. A VIP member saves a tenth of a plan’s price, at most ₹${VIP_DISCOUNT_MAXIMUM}.`,
      'An add-on is never chosen in advance. Its price and its days are beside it.',
    ],
  },
];

type TermsKind = Exclude<RefundKind, 'none'>;

/** Refunds by kind of plan, in the order of the page. */
export const REFUND_TERMS: Readonly<Record<TermsKind, Omit<TermsPart, 'id'>>> = {
  contacts: {
    title: 'Freedom, Relax, Flatmate, New City and business plans with contacts',
    lines: [
      'In the first 7 days the share of your unused contacts is paid back.',
      'After that the contacts stay yours until the last day.',
    ],
  },
  unlocks: {
    title: 'Buyer Estimate',
    lines: [
      'In the first 7 days the share of the records that you have not opened is paid back.',
      'A record that does not open comes back to your plan.',
    ],
  },
  assure: {
    title: 'Assure',
    lines: [
      'In the first 7 days the share of your unused contacts is paid back.',
      'No home or space by the last day: the full amount is paid back.',
    ],
  },
  listing: {
    title: 'Plans for owners and sellers, plots, Owner Freedom and NRI Relax',
    lines: [
      'In the first 2 days the full amount is paid back.',
      'It is also paid back if your listing is not live by then.',
    ],
  },
  'listing-assure': {
    title: 'Assure and Complete for owners and sellers',
    lines: [
      'In the first 2 days the full amount is paid back, and later if your listing was not live by then.',
      'If no one visits by the last day, the full amount is paid back.',
    ],
  },
  monthly: {
    title: 'Property management and NRI Year',
    lines: ['Stop any month: the months that have not begun are paid back.'],
  },
  weekly: {
    title: 'Exclusive',
    lines: ['Stop any day: you pay for the weeks that have passed, and the rest is paid back.'],
  },
};

export const REFUND_TITLE = 'Refunds, by kind of plan';
export const REFUND_LEAD =
  'Money goes back the way it came: to the card, bank or UPI account, and the wallet’s part to the wallet.';
