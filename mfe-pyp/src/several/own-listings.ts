import type { OwnListing } from '@aangan/shared-kit/contracts/managing';
import { isMonthly, type ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import type { Platform } from '@aangan/shared-kit/platform/platform';

/** An own listing in a list to choose from. */
export interface OwnListingLine {
  readonly id: string;
  readonly category: ListingCategory;
  readonly title: string;
  readonly place: string;
  /** `32 K a month`, formatted. */
  readonly priceWords: string;
  /** ₹ (a month). */
  readonly price: number;
}

/** The 20 newest listings of the person that are not deleted. */
export async function ownListings({ http }: Pick<Platform, 'http'>): Promise<OwnListingLine[]> {
  const { listings } = await http.request('GET /api/v1/property/manage', {});
  return listings.filter(({ state }) => state !== 'deleted').map(lineOf);
}

function lineOf({ record }: OwnListing): OwnListingLine {
  const monthly = isMonthly(record.propertyType);
  return {
    id: record.id,
    category: record.propertyType,
    title: record.title,
    place: `${record.locality}, ${record.city}`,
    priceWords: monthly ? `${record.formattedPrice} a month` : record.formattedPrice,
    price: monthly ? record.rent : record.price,
  };
}
