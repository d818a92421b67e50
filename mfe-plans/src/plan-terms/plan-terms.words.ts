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
  'These are the terms in plain words. A plan keeps the terms you bought it with, even if we change them.';

/** What holds for every plan. */
export const GENERAL_TERMS: readonly TermsPart[] = [
  {
    id: 'price',
    title: 'Price',
    lines: [
      'Prices are in rupees and include 18% GST. The checkout page shows the tax separately, and you get a tax invoice.',
      'You pay once. No plan renews automatically, and we store no card.',
      'A claim or a coupon lowers the price of the plans it names. You can use one claim per order.',
      'We use your wallet first, credits before money. You can choose not to use it.',
    ],
  },
  {
    id: 'validity',
    title: 'How long it runs',
    lines: [
      'A plan starts when you pay. You see its last day on the plan, at checkout and on the receipt.',
      'What is left on the last day ends with the plan.',
      'If you have several plans, we use the one that ends first.',
    ],
  },
  {
    id: 'contacts',
    title: 'Contacts, and how you get them back',
    lines: [
      'A contact is the number of one owner for one home. Asking again for the same home costs nothing.',
      'You get a contact back if the home is already rented out or sold, the number does not exist, or the owner does not answer within 48 hours.',
      'Tell us under Contacts in your profile within 30 days. We message you when you have it back.',
      'Plans for flatmates count for shared flats and PG stays, business plans for offices, shops and godowns.',
    ],
  },
  {
    id: 'upgrade',
    title: 'Upgrade',
    lines: [
      UPGRADE_RULE,
      'You see the price breakup before you pay. Your earlier plan ends when the new one starts, and resumes if you cancel the new one.',
    ],
  },
  {
    id: 'pause',
    title: 'Pause and cancel',
    lines: [
      `You can pause a plan ${MOST_PAUSES} times, for ${MOST_PAUSED_DAYS} days together. Its last day moves by the days of the pause.`,
      'A paused plan gives nothing until you resume it. A pause ends automatically when its days are used up.',
      'You can cancel at any time under “Plans” in your account. You see your refund before you confirm.',
      'For other refunds in these terms, such as “no home by the last day”, claim there within two weeks of the last day. Our staff check it.',
    ],
  },
  {
    id: 'vip',
    title: 'VIP and other add-ons',
    lines: [
      `VIP is sold with plans from ₹${VIP_PLAN_AMOUNT_MINIMUM}. A VIP member saves a tenth of a plan’s price, at most ₹${VIP_DISCOUNT_MAXIMUM}.`,
      'We never select an add-on for you. Its price and days are shown beside it.',
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
      `${first('contacts')} we refund the share of your unused contacts.`,
      'After that, you keep the contacts until the last day.',
    ],
  },
  unlocks: {
    title: 'Buyer Estimate',
    lines: [
      `${first('unlocks')} we refund the share of the records you have not opened.`,
      'You get back a record that does not open.',
    ],
  },
  assure: {
    title: 'Assure',
    lines: [
      `${first('assure')} we refund the share of your unused contacts.`,
      'If you find no home or space by the last day, we refund the full amount.',
    ],
  },
  listing: {
    title: 'Plans for owners and sellers, plots, Owner Freedom and NRI Relax',
    lines: [`${first('listing')} we refund the full amount.`, 'We also refund it if your listing is not live by then.'],
  },
  'listing-assure': {
    title: 'Assure and Complete for owners and sellers',
    lines: [
      `${first('listing-assure')} we refund the full amount. We also refund it later if your listing was not live by then.`,
      'If no one visits by the last day, we refund the full amount.',
    ],
  },
  monthly: {
    title: 'Property management and NRI Year',
    lines: ['Stop in any month. We refund the months that have not started.'],
  },
  weekly: {
    title: 'Exclusive',
    lines: ['Stop on any day. You pay for the weeks that have passed, and we refund the rest.'],
  },
};

export const REFUND_TITLE = 'Refunds, by kind of plan';
export const REFUND_LEAD =
  'We refund money the way you paid: to your card, bank or UPI account, and to your wallet for the wallet’s part.';
