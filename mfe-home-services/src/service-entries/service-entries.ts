import type { ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { RENTAL_AGREEMENT_LINK } from '@aangan/shared-kit/links/agreements';
import { serviceNearLink, servicesNearLink } from '@aangan/shared-kit/links/home-services';
import { LEGAL_SERVICES_LINK } from '@aangan/shared-kit/links/legal-services';
import { PACKERS_LINK } from '@aangan/shared-kit/links/moves';
import { ENTRY_WORDS as WORDS } from './service-entries.words.ts';

/** One entry of a strip: what it is, what it brings, where it leads. */
export interface ServiceEntry {
  readonly name: string;
  readonly text: string;
  readonly to: string;
}

/** Categories of homes that are let by an agreement. */
const LET: readonly ListingCategory[] = ['RENT', 'SHARED', 'PG', 'COMMERCIAL_RENT'];

/** The services of a listing's page, in its city. */
export function listingEntries(city: string, category: ListingCategory): ServiceEntry[] {
  const paper = LET.includes(category)
    ? { ...WORDS.agreement, to: RENTAL_AGREEMENT_LINK }
    : { ...WORDS.papers, to: LEGAL_SERVICES_LINK };
  // Nobody moves to a plot.
  if (category === 'PLOT') return [paper];
  return [
    { ...WORDS.packers, to: PACKERS_LINK },
    paper,
    { ...WORDS.painting, to: serviceNearLink(city, 'HS_PAINTING') },
    { ...WORDS.cleaning, to: serviceNearLink(city, 'HS_CLEANING') },
  ];
}

/** The services of the home page, in the visitor's city. */
export function homeEntries(city: string): ServiceEntry[] {
  return [
    { ...WORDS.services, to: servicesNearLink(city) },
    { ...WORDS.packers, to: PACKERS_LINK },
    { ...WORDS.agreement, to: RENTAL_AGREEMENT_LINK },
    { ...WORDS.painting, to: serviceNearLink(city, 'HS_PAINTING') },
  ];
}
