import type { Ad } from '@aangan/shared-kit/contracts/ads';
import type { ListingCategory } from '@aangan/shared-kit/domain/listing-category';

interface HouseAd extends Ad {
  /** Searches that show it, from India or from abroad. */
  readonly categories: readonly ListingCategory[];
}

const TO_LET = ['RENT', 'SHARED', 'PG'] as const;
const FOR_SALE = ['BUY', 'PLOT'] as const;
const BUSINESS = ['COMMERCIAL_RENT', 'COMMERCIAL_BUY'] as const;

/** Our own services, the most useful first. The linked page of each states its price. */
const HOUSE_ADS: readonly HouseAd[] = [
  {
    id: 'tenant-plans',
    title: 'Get help with your search',
    text: 'A plan gives you more owners’ numbers and a person who plans your visits.',
    action: 'See plans for tenants',
    to: '/tenant/plans',
    categories: TO_LET,
  },
  {
    id: 'buyer-plans',
    title: 'Get help with buying',
    text: 'Help with shortlisting, visits, price and documents, at a fixed fee.',
    action: 'See plans for buyers',
    to: '/buyer/plans',
    categories: FOR_SALE,
  },
  {
    id: 'commercial-plans',
    title: 'We find a space for your business',
    text: 'A plan for tenants and buyers of shops, offices and warehouses.',
    action: 'See commercial plans',
    to: '/commercial/tenant/plans',
    categories: BUSINESS,
  },
  {
    id: 'renter-club',
    title: 'Get rewards for paying rent on time',
    text: 'Join the renter club for free.',
    action: 'See how it works',
    to: '/renter-club',
    categories: TO_LET,
  },
  {
    id: 'refer',
    title: 'Know somebody who is looking?',
    text: 'You both get wallet credit after your friend joins and contacts an owner.',
    action: 'Invite a friend',
    to: '/refer-and-earn',
    categories: [...TO_LET, ...FOR_SALE],
  },
];

/** @param category all of them without one */
export function houseAds(category?: ListingCategory): Ad[] {
  return HOUSE_ADS.filter((each) => category === undefined || each.categories.includes(category)).map(
    ({ categories: _, ...ad }) => ad,
  );
}
