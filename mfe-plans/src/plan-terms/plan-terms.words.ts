import { MOST_PAUSED_DAYS, MOST_PAUSES } from '@aangan/shared-kit/domain/plan-pause';
import { refundDays } from '@aangan/shared-kit/domain/plan-refund';
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
      'You see how the difference is made up before you pay. The earlier plan ends when the new one begins, and goes on if you cancel the new one.',
    ],
  },
  {
    id: 'pause',
    title: 'Pause and cancel',
    lines: [
      `You can pause a plan ${MOST_PAUSES} times, for ${MOST_PAUSED_DAYS} days together. Its last day moves by the days of the pause.`,
      'A paused plan gives nothing until you go on. A pause ends by itself when its days are used up.',
      'You can cancel at any time under “Plans” in your account. You see what comes back before you confirm.',
      'What the terms promise beyond that, such as “no home by the last day”, you claim there until two weeks after the last day. One of us checks it.',
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

/** Days in which a plan of a kind can be cancelled with a refund, where they do not depend on its own length. */
const first = (kind: TermsKind) => `In the first ${refundDays(kind, 0)} days`;

/** Refunds by kind of plan, in the order of the page. */
export const REFUND_TERMS: Readonly<Record<TermsKind, Omit<TermsPart, 'id'>>> = {
  contacts: {
    title: 'Freedom, Relax, Flatmate, New City and business plans with contacts',
    lines: [
      `${first('contacts')} the share of your unused contacts is paid back.`,
      'After that the contacts stay yours until the last day.',
    ],
  },
  unlocks: {
    title: 'Buyer Estimate',
    lines: [
      `${first('unlocks')} the share of the records that you have not opened is paid back.`,
      'A record that does not open comes back to your plan.',
    ],
  },
  assure: {
    title: 'Assure',
    lines: [
      `${first('assure')} the share of your unused contacts is paid back.`,
      'No home or space by the last day: the full amount is paid back.',
    ],
  },
  listing: {
    title: 'Plans for owners and sellers, plots, Owner Freedom and NRI Relax',
    lines: [
      `${first('listing')} the full amount is paid back.`,
      'It is also paid back if your listing is not live by then.',
    ],
  },
  'listing-assure': {
    title: 'Assure and Complete for owners and sellers',
    lines: [
      `${first('listing-assure')} the full amount is paid back, and later if your listing was not live by then.`,
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
