import type { CatalogueShelf } from './catalogue-shelf.ts';
import {
  MORE_RECORDS,
  REFUND_CONTACTS,
  REFUND_LISTING,
  REFUND_LISTING_ASSURE,
  REFUND_MANAGED,
} from './catalogue-shelf.ts';

/** Source: product-and-plans, section 2 (/{seekerType}/nri-plans) and section 6 (NRI users get separate plans). */
export const NRI_OWNER_PLANS = {
  seekerType: 'owner',
  shelf: 'nri',
  commercial: false,
  plans: [
    {
      code: 'NRI_OWNER_RELAX',
      name: 'NRI Relax',
      amount: 4999,
      validity: 90,
      has: ['One named guide for you', 'Calls only in your own daytime', 'Someone who shows the home in your place'],
      lacks: ['Rental agreement signed by power of attorney'],
      forWhom: 'You rent out a home in India from another time zone.',
      refund: REFUND_LISTING,
      recommended: true,
    },
    {
      code: 'NRI_OWNER_ASSURE',
      name: 'NRI Assure',
      amount: 7999,
      validity: 120,
      has: [
        'One named guide for you',
        'Calls only in your own daytime',
        'Tenant and police verification',
        'Rental agreement signed by power of attorney',
      ],
      forWhom: 'You cannot fly in to sign.',
      refund: REFUND_LISTING_ASSURE,
    },
    {
      code: 'NRI_OWNER_READY',
      name: 'NRI Ready',
      amount: 9999,
      validity: 120,
      has: [
        'Cleaning and small repairs before the first visit',
        'Photos and a video taken by us',
        'Someone who shows the home in your place',
        'Tenant and police verification',
      ],
      forWhom: 'Your home has stood empty for a while.',
      refund: REFUND_LISTING_ASSURE,
    },
    {
      code: 'NRI_OWNER_YEAR',
      name: 'NRI Year',
      amount: 14999,
      validity: 365,
      has: [
        'One named guide for you',
        'Every new tenant in the year found and checked',
        'Rent and repairs reported every month',
        'Tax documents for the rent put together',
      ],
      forWhom: 'You want one person in India to ask.',
      refund: REFUND_MANAGED,
    },
  ],
} as const satisfies CatalogueShelf;

export const NRI_SELLER_PLANS = {
  seekerType: 'seller',
  shelf: 'nri',
  commercial: false,
  plans: [
    {
      code: 'NRI_SELLER_RELAX',
      name: 'NRI Relax',
      amount: 6999,
      validity: 120,
      has: ['One named guide for you', 'Calls only in your own daytime', 'Someone who shows the home in your place'],
      lacks: ['Documents put in order by a lawyer'],
      forWhom: 'You sell a home in India from another time zone.',
      refund: REFUND_LISTING,
      recommended: true,
    },
    {
      code: 'NRI_SELLER_PAPERS',
      name: 'NRI Documents',
      amount: 8999,
      validity: 120,
      has: [
        'Documents put in order by a lawyer',
        'Power of attorney drawn up for your consulate',
        'Tax on the sale worked out before you sign',
      ],
      lacks: ['Someone who shows the home in your place'],
      forWhom: 'You have a buyer and need the paperwork done from abroad.',
      refund: REFUND_LISTING,
    },
    {
      code: 'NRI_SELLER_ASSURE',
      name: 'NRI Assure',
      amount: 12999,
      validity: 180,
      has: [
        'One named guide for you',
        'The price talked over with buyers for you',
        'Documents put in order by a lawyer',
        'Your money back if no one visits',
      ],
      forWhom: 'You sell this year and cannot fly in for it.',
      refund: REFUND_LISTING_ASSURE,
    },
    {
      code: 'NRI_SELLER_COMPLETE',
      name: 'NRI Complete',
      amount: 14999,
      validity: 180,
      has: [
        'One named guide for you',
        'Someone who shows the home in your place',
        'Power of attorney and sale deed drawn up',
        'Money sent abroad with the bank documents it needs',
      ],
      forWhom: 'You want one team for the sale, the documents and the transfer.',
      refund: REFUND_LISTING_ASSURE,
    },
  ],
} as const satisfies CatalogueShelf;

export const NRI_BUYER_PLANS = {
  seekerType: 'buyer',
  shelf: 'nri',
  commercial: false,
  plans: [
    {
      code: 'NRI_BUYER_RELAX',
      name: 'NRI Relax',
      amount: 6999,
      validity: 120,
      contacts: 50,
      has: ['50 owner contacts', 'Calls only in your own daytime', 'Homes seen for you, with a video of each'],
      lacks: ['Documents checked by a lawyer'],
      forWhom: 'You buy in India and fly in once, to decide.',
      refund: REFUND_CONTACTS,
      recommended: true,
    },
    {
      code: 'NRI_BUYER_ASSURE',
      name: 'NRI Assure',
      amount: 14999,
      validity: 180,
      contacts: 50,
      transactionDetails: 25,
      has: [
        '50 owner contacts',
        'Homes seen for you, with a video of each',
        MORE_RECORDS,
        'Documents checked by a lawyer',
      ],
      forWhom: 'You buy without flying in at all.',
      refund: REFUND_CONTACTS,
    },
  ],
} as const satisfies CatalogueShelf;

export const NRI_TENANT_PLANS = {
  seekerType: 'tenant',
  shelf: 'nri',
  commercial: false,
  plans: [
    {
      code: 'NRI_TENANT_RETURN',
      name: 'Coming Home',
      amount: 5999,
      validity: 90,
      contacts: 50,
      has: [
        '50 owner contacts',
        'Calls only in your own daytime',
        'Homes seen for you, with a video of each',
        'Rental agreement ready when you land',
      ],
      forWhom: 'You move back to India and want a home before you land.',
      refund: REFUND_CONTACTS,
      recommended: true,
    },
  ],
} as const satisfies CatalogueShelf;
