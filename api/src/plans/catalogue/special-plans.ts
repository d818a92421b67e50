import type { CatalogueShelf } from './catalogue-shelf.ts';
import { REFUND_EXCLUSIVE, REFUND_LISTING, REFUND_LISTING_ASSURE, REFUND_MANAGED } from './catalogue-shelf.ts';

/** Source: product-and-plans, section 2 (/seller/plot-plans). */
export const PLOT_SELLER_PLANS = {
  seekerType: 'seller',
  shelf: 'plot',
  commercial: false,
  plans: [
    {
      code: 'PLOT_LITE',
      name: 'Plot Lite',
      amount: 1999,
      validity: 90,
      has: ['Your plot higher in the results, marked as sponsored', 'Your number hidden behind ours'],
      lacks: ['Corners marked on the map', 'A guide who answers buyers for you'],
      forWhom: 'Your plot is easy to find and you only want more buyers to see it.',
      refund: REFUND_LISTING,
    },
    {
      code: 'PLOT_RELAX',
      name: 'Plot Relax',
      amount: 4999,
      validity: 120,
      has: [
        'Your plot higher in the results, marked as sponsored',
        'Corners marked on the map',
        'A guide who answers buyers for you',
      ],
      lacks: ['Title and tax documents checked by a lawyer'],
      forWhom: 'You live in another town and cannot show the plot yourself.',
      refund: REFUND_LISTING,
      recommended: true,
    },
    {
      code: 'PLOT_SURVEY',
      name: 'Plot Survey',
      amount: 7999,
      validity: 120,
      has: [
        'A surveyor who measures the plot',
        'A drone photo with the corners marked',
        'A guide who answers buyers for you',
      ],
      forWhom: 'Buyers keep asking where the plot begins and ends.',
      refund: REFUND_LISTING,
    },
    {
      code: 'PLOT_ASSURE',
      name: 'Plot Assure',
      amount: 12999,
      validity: 180,
      has: [
        'Someone who shows the plot in your place',
        'Title and tax documents checked by a lawyer',
        'Sale deed drawn up and registered with you',
        'Your money back if no one visits',
      ],
      forWhom: 'You want one team for the sale and the documents.',
      refund: REFUND_LISTING_ASSURE,
    },
  ],
} as const satisfies CatalogueShelf;

/** Property management. Source: product-and-plans, section 2 (/owner/cpms-plans). */
export const MANAGEMENT_PLANS = {
  seekerType: 'owner',
  shelf: 'cpms',
  commercial: false,
  plans: [
    {
      code: 'CPMS_WATCH',
      name: 'Watch',
      amount: 4999,
      validity: 365,
      has: ['A visit every three months, with photos', 'Bills and society dues reminded'],
      lacks: ['Rent collected and passed on', 'Repairs arranged'],
      forWhom: 'Your home stands empty or a relative lives in it.',
      refund: REFUND_MANAGED,
    },
    {
      code: 'CPMS_MANAGE',
      name: 'Manage',
      amount: 8999,
      validity: 365,
      has: [
        'Rent collected and passed on',
        'Repairs arranged, with the bill shown first',
        'A visit every three months, with photos',
      ],
      lacks: ['New tenants found and checked'],
      forWhom: 'You have a tenant and do not want to be the one they call.',
      refund: REFUND_MANAGED,
      recommended: true,
    },
    {
      code: 'CPMS_MANAGE_AND_LET',
      name: 'Manage and Let',
      amount: 12999,
      validity: 365,
      has: [
        'New tenants found and checked',
        'Rent collected and passed on',
        'Repairs arranged, with the bill shown first',
        'Moving in and out, with photos and meters read',
      ],
      forWhom: 'You want the whole tenancy off your hands.',
      refund: REFUND_MANAGED,
    },
    {
      code: 'CPMS_COMPLETE',
      name: 'Complete',
      amount: 14999,
      validity: 365,
      has: [
        'Everything in Manage and Let',
        'A deep clean and a coat of paint between tenants',
        'Tax documents for the rent put together',
        'One named guide for you',
      ],
      forWhom: 'You live abroad and want one person in India to ask.',
      refund: REFUND_MANAGED,
    },
  ],
} as const satisfies CatalogueShelf;

/** Exclusive marketing of the home. Source: product-and-plans, section 2 (/nbex/plans). */
export const EXCLUSIVE_SELLER_PLANS = {
  seekerType: 'seller',
  shelf: 'nbex',
  commercial: false,
  plans: [
    {
      code: 'NBEX_SELLER_START',
      name: 'Exclusive Start',
      amount: 7999,
      validity: 90,
      has: [
        'One named guide who alone markets your home',
        'Photos, a video and a floor plan made by us',
        'A report every week: who came and what they said',
      ],
      lacks: ['Documents put in order by a lawyer'],
      forWhom: 'You want one person responsible instead of ten who call.',
      refund: REFUND_EXCLUSIVE,
    },
    {
      code: 'NBEX_SELLER_PLUS',
      name: 'Exclusive Plus',
      amount: 11999,
      validity: 120,
      has: [
        'One named guide who alone markets your home',
        'Open house on two Saturdays',
        'Prices that neighbours paid, to help you set yours',
        'A report every week: who came and what they said',
      ],
      forWhom: 'You want several offers on the table at once.',
      refund: REFUND_EXCLUSIVE,
      recommended: true,
    },
    {
      code: 'NBEX_SELLER_COMPLETE',
      name: 'Exclusive Complete',
      amount: 14999,
      validity: 180,
      has: [
        'Everything in Exclusive Plus',
        'Documents put in order by a lawyer',
        'Sale deed drawn up and registered with you',
      ],
      forWhom: 'You want one team for the sale and the documents.',
      refund: REFUND_EXCLUSIVE,
    },
    {
      code: 'NBEX_SELLER_PLOT',
      name: 'Exclusive Plot',
      amount: 9999,
      validity: 180,
      has: [
        'One named guide who alone markets your plot',
        'A surveyor who measures the plot',
        'Corners marked on the map',
      ],
      forWhom: 'You sell land and want it shown by someone who knows the survey number.',
      refund: REFUND_EXCLUSIVE,
    },
  ],
} as const satisfies CatalogueShelf;

export const EXCLUSIVE_OWNER_PLANS = {
  seekerType: 'owner',
  shelf: 'nbex',
  commercial: false,
  plans: [
    {
      code: 'NBEX_OWNER_START',
      name: 'Exclusive Let',
      amount: 3999,
      validity: 60,
      has: [
        'One named guide who alone rents out your home',
        'Photos and a video taken by us',
        'Visits only at the hours you choose',
      ],
      lacks: ['Tenant and police verification'],
      forWhom: 'You want one person responsible instead of ten who call.',
      refund: REFUND_EXCLUSIVE,
      recommended: true,
    },
    {
      code: 'NBEX_OWNER_COMPLETE',
      name: 'Exclusive Let Complete',
      amount: 6999,
      validity: 90,
      has: [
        'One named guide who alone rents out your home',
        'Tenant and police verification',
        'Rental agreement drawn up and delivered',
        'Moving in, with photos and meters read',
      ],
      forWhom: 'You want to hear from us only once, when the keys are handed over.',
      refund: REFUND_EXCLUSIVE,
    },
  ],
} as const satisfies CatalogueShelf;
