import type { ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { BHK_LABELS } from '@aangan/shared-kit/domain/listing-options';
import { cityHomeLink, HOME_LINK } from '@aangan/shared-kit/links/home';
import type { ListingCard } from './listing-cards.ts';

/** The listing pages of a category: path and label of the breadcrumb. */
const LISTING_PAGES = {
  RENT: { name: 'Homes for rent', path: (place: string) => `/property/rent/${place}` },
  BUY: { name: 'Homes for sale', path: (place: string) => `/property/buy/${place}` },
  PG: { name: 'PG', path: (place: string) => `/property/pg/${place}` },
  SHARED: { name: 'Flatmates', path: (place: string) => `/roommates-in-${place.split('/').reverse().join('_')}` },
  PLOT: { name: 'Plots', path: (place: string) => `/property/plot/${place}` },
  COMMERCIAL_RENT: {
    name: 'Commercial spaces for rent',
    path: (place: string) => `/property/commercial/rent/${place}`,
  },
  COMMERCIAL_BUY: { name: 'Commercial spaces for sale', path: (place: string) => `/property/commercial/buy/${place}` },
} as const satisfies Record<ListingCategory, { name: string; path: (place: string) => string }>;

/** Home › city › category in the locality › same size there. */
export function breadcrumbs(card: ListingCard, cityName: string): { name: string; url: string }[] {
  const { name, path } = LISTING_PAGES[card.category];
  const localityUrl = path(`${card.city}/${card.localitySlug}`);
  const crumbs = [
    { name: 'Home', url: HOME_LINK },
    { name: cityName, url: cityHomeLink(card.city, card.category) },
    { name: `${name} in ${card.localityName}`, url: localityUrl },
  ];
  if (card.bhk) crumbs.push({ name: BHK_LABELS[card.bhk], url: `${localityUrl}?bhk=${card.bhk}` });
  return crumbs;
}
