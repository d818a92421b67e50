import { PAY_RENT_EXPLORE_LINK } from '@aangan/shared-kit/links/rent-pay';

const RUPEE = 100;

/** Events for which a campaign gives a card. */
const REWARD_EVENTS = [
  'account-created',
  'first-contact',
  'referral-credited',
  'renter-club-joined',
  'rent-on-time',
] as const;

export type RewardEvent = (typeof REWARD_EVENTS)[number];

/** One amount that a card may contain, and its share of a hundred cards. */
export interface Prize {
  readonly paise: number;
  readonly ofHundred: number;
}

interface CardCampaign {
  readonly code: string;
  readonly event: RewardEvent;
  readonly kind: 'scratch-card' | 'mystery-box';
  readonly title: string;
  /** The reason for the card, as shown to the person. */
  readonly reason: string;
  readonly prizes: readonly Prize[];
  /** Paise that all its cards together may contain. */
  readonly budgetPaise: number;
  /** Days within which a card must be scratched. */
  readonly cardDays: number;
  /** Days within which the credit must be spent. */
  readonly creditDays: number;
  /** Target of the card's link. Source: product-and-plans, section 7 (scratch card and mystery box claim cards). */
  readonly leadsTo: string;
}

/** Every campaign that gives cards. Each card shows its odds. */
export const CARD_CAMPAIGNS: readonly CardCampaign[] = [
  {
    code: 'welcome',
    event: 'account-created',
    kind: 'scratch-card',
    title: 'Welcome card',
    reason: 'For joining Aangan',
    prizes: [
      { paise: 10 * RUPEE, ofHundred: 60 },
      { paise: 25 * RUPEE, ofHundred: 30 },
      { paise: 100 * RUPEE, ofHundred: 10 },
    ],
    budgetPaise: 5_00_000 * RUPEE,
    cardDays: 30,
    creditDays: 90,
    leadsTo: PAY_RENT_EXPLORE_LINK,
  },
  {
    code: 'first-contact',
    event: 'first-contact',
    kind: 'scratch-card',
    title: 'First contact card',
    reason: 'For contacting your first owner',
    prizes: [
      { paise: 20 * RUPEE, ofHundred: 70 },
      { paise: 50 * RUPEE, ofHundred: 30 },
    ],
    budgetPaise: 3_00_000 * RUPEE,
    cardDays: 30,
    creditDays: 90,
    leadsTo: PAY_RENT_EXPLORE_LINK,
  },
  {
    code: 'referral-card',
    event: 'referral-credited',
    kind: 'scratch-card',
    title: 'Referral card',
    reason: 'For a friend who found Aangan through you',
    prizes: [
      { paise: 10 * RUPEE, ofHundred: 80 },
      { paise: 50 * RUPEE, ofHundred: 20 },
    ],
    budgetPaise: 1_00_000 * RUPEE,
    cardDays: 30,
    creditDays: 90,
    leadsTo: PAY_RENT_EXPLORE_LINK,
  },
  {
    code: 'club-box',
    event: 'renter-club-joined',
    kind: 'mystery-box',
    title: 'Renter club box',
    reason: 'For joining the renter club',
    prizes: [
      { paise: 20 * RUPEE, ofHundred: 75 },
      { paise: 100 * RUPEE, ofHundred: 25 },
    ],
    budgetPaise: 1_00_000 * RUPEE,
    cardDays: 60,
    creditDays: 90,
    leadsTo: PAY_RENT_EXPLORE_LINK,
  },
  {
    code: 'rent-box',
    event: 'rent-on-time',
    kind: 'mystery-box',
    title: 'Rent on time box',
    reason: 'For reaching a level of the renter club',
    prizes: [
      { paise: 50 * RUPEE, ofHundred: 80 },
      { paise: 250 * RUPEE, ofHundred: 20 },
    ],
    budgetPaise: 2_00_000 * RUPEE,
    cardDays: 60,
    creditDays: 90,
    leadsTo: PAY_RENT_EXPLORE_LINK,
  },
];

/** The campaign that pays both sides of a referral. */
export const REFERRAL_CAMPAIGN = {
  code: 'referral',
  friendPaise: 100 * RUPEE,
  inviterPaise: 100 * RUPEE,
  budgetPaise: 10_00_000 * RUPEE,
  creditDays: 180,
  /** Friends per month for whom the inviter is paid, by the day of the credit in India. */
  monthlyCap: 10,
  /** Days that the friend has for the first contact. */
  qualifyWithinDays: 90,
} as const;

/** @throws RangeError for a code that is not in the catalogue */
export function cardCampaign(code: string): CardCampaign {
  const found = CARD_CAMPAIGNS.find((campaign) => campaign.code === code);
  if (!found) throw new RangeError(`There is no campaign ${code}.`);
  return found;
}
