import { CATEGORY_FACTS, type ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { emptySearch } from '@aangan/shared-kit/domain/listing-search';
import { comparisonLink } from '@aangan/shared-kit/links/compare';
import { plansLink } from '@aangan/shared-kit/links/plans';
import { searchLink } from '@aangan/shared-kit/links/search';

export interface OnwardLink {
  readonly label: string;
  readonly to: string;
}

/** A screen whose feature grows later: what it is for, what one can do now, and where to go from it. */
export interface OverlayRow {
  readonly title: string;
  /** What it is for. */
  readonly purpose: string;
  /** What is possible today. */
  readonly today: string;
  /** Links onward from a city. */
  readonly links: (city: string) => readonly OnwardLink[];
  /** What is here already besides words. */
  readonly content?: 'explore' | 'place' | 'filters' | 'kept';
}

const homes =
  (category: ListingCategory) =>
  (city: string): OnwardLink => ({
    label: `Find ${CATEGORY_FACTS[category].plural}`,
    to: searchLink(emptySearch(category, city)),
  });
const rent = homes('RENT');
const buy = homes('BUY');
const compare: OnwardLink = { label: 'Compare homes', to: comparisonLink({ ids: [] }) };

/**
 * The overlays of this remote by path, and the two pages for owners.
 * Source: product-and-plans, section 2 (overlay screens; information and tools); services-and-platform, section 2.
 */
export const OVERLAY_ROWS: Readonly<Record<string, OverlayRow>> = {
  '/shortlist-property': {
    title: 'Your shortlist',
    purpose: 'Homes you like stay together here, on every device you log in from.',
    today:
      'Press the heart on a home. Without login it is kept on this device, and moves to your account when you log in.',
    links: (city) => [rent(city), buy(city), compare],
    content: 'kept',
  },
  '/shortlist-jacket/banner': {
    title: 'Come back to what you liked',
    purpose:
      'A reminder of the homes you shortlisted, with what changed: price, availability, confirmed again or gone.',
    today: 'Homes that have gone say so. The others are still on offer.',
    links: (city) => [rent(city), compare],
    content: 'kept',
  },
  '/home/home-explore': {
    title: 'Explore',
    purpose: 'Every kind of home, in every city we serve.',
    today: 'Pick a city and what you are looking for.',
    links: () => [],
    content: 'explore',
  },
  '/premium-filter/banner': {
    title: 'Premium filters',
    purpose: 'Filters that look deeper, such as how fast an owner answers, will need login.',
    today: 'All filters below are free, need no login, and keep their choice in the address of the page.',
    links: (city) => [rent(city), buy(city)],
    content: 'filters',
  },
  '/schedule-visit-jacket/banner': {
    title: 'Schedule a visit',
    purpose: 'Pick a day and an hour that suits you and the owner, and see the home yourself.',
    today: 'Booking a visit needs login, which opens soon. You can choose the homes to visit now.',
    links: (city) => [rent(city), buy(city), compare],
  },
  '/owner-tenant-jacket/banner': {
    title: 'Owner meets tenant',
    purpose: 'Owners and tenants talk to each other here, with no broker between them and no brokerage.',
    today:
      'Talking needs login on both sides, which opens soon. Everything owners wrote about their homes is open to read.',
    links: (city) => [
      rent(city),
      { label: 'Plans for tenants', to: plansLink('tenant') },
      { label: 'Plans for owners', to: plansLink('owner') },
    ],
  },
  '/property-jacket/banner': {
    title: 'A home you looked at',
    purpose: 'A reminder of a home you looked at: whether it is still on offer, and what else is like it.',
    today: 'Each home’s page says when its owner last confirmed it, and shows similar ones.',
    links: (city) => [rent(city), buy(city), homes('PG')(city)],
  },
  '/tenant-preference-jacket/banner': {
    title: 'What are you looking for',
    purpose: 'Tell us once what matters to you, and see homes that fit first.',
    today:
      'Remembering it needs login, which opens soon. The filters of the search already do the work, and their address can be saved.',
    links: (city) => [rent(city), homes('SHARED')(city), homes('PG')(city)],
  },
  '/tenant-details-jacket/banner': {
    title: 'About you, for owners',
    purpose: 'A few words about you and who moves in, so that an owner can say yes sooner.',
    today:
      'Sharing them needs login, which opens soon. Owners already say whom they would let to, and you can filter by it.',
    links: (city) => [rent(city), { label: 'Plans for tenants', to: plansLink('tenant') }],
  },
  '/nri-user-jacket/banner': {
    title: 'Living abroad, owning in India',
    purpose: 'For owners and buyers outside India: property looked after, and calls only at hours that suit you.',
    today: 'You can search, compare and see the plans from wherever you are.',
    links: (city) => [
      buy(city),
      { label: 'Plans for owners abroad', to: '/owner/nri-plans' },
      { label: 'Property management plans', to: '/owner/cpms-plans' },
    ],
  },
  '/tenant-requirement/nudge': {
    title: 'Hear of new homes first',
    purpose: 'Say what you need, when, and what you can spend; we tell you when a home that fits is posted.',
    today: 'Alerts need login, which opens soon. Until then, sort a search by newest and save its address.',
    links: (city) => [rent(city), buy(city), homes('SHARED')(city)],
  },
  '/capture/poi': {
    title: 'Near a place that matters',
    purpose: 'An office, a college, a metro station: find homes within reach of it.',
    today: 'Type its name and choose it. Distances are in a straight line.',
    links: () => [],
    content: 'place',
  },
  '/tenant-interested': {
    title: 'Tenants interested in your property',
    purpose: 'Tenants who asked for your property are listed here, with what they told about themselves.',
    today:
      'The list needs login, which opens soon. See what tenants compare your property with, and what the plans include.',
    links: (city) => [rent(city), { label: 'Plans for owners', to: plansLink('owner') }],
  },
  '/buyer-interested': {
    title: 'Buyers interested in your property',
    purpose: 'Buyers who asked for your property are listed here, with what they are ready to pay and when.',
    today:
      'The list needs login, which opens soon. See what buyers compare your property with, and what the plans include.',
    links: (city) => [buy(city), { label: 'Plans for sellers', to: plansLink('seller') }],
  },
};
