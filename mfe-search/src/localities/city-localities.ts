import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import type { ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { mostListed } from '@aangan/shared-kit/domain/most-listed';
import type { Http } from '@aangan/shared-kit/platform/http';

type WireLocality = CallAnswer<'GET /api/v1/localities/city/{city}'>['localities'][number];

/** A locality on the home of a city. */
export interface LocalityLink {
  readonly slug: string;
  readonly name: string;
  /** Number of listings of the category. */
  readonly listings: number;
  /** ₹ a month of a 2 BHK for rent, ₹ a sq ft for sale; absent when there is no figure. */
  readonly median?: number;
}

/** The median of each category; the other categories have none. */
const MEDIANS: Partial<Record<ListingCategory, 'medianRent' | 'medianPricePerSqft'>> = {
  RENT: 'medianRent',
  BUY: 'medianPricePerSqft',
};

/** The localities of a city with listings of the category, largest first. */
export function localityLinks(localities: readonly WireLocality[], category: ListingCategory): LocalityLink[] {
  const medianField = MEDIANS[category];
  return mostListed(localities, category).map(({ slug, name, listings, ...medians }) => {
    const median = medianField && medians[medianField];
    return { slug, name, listings: listings[category] ?? 0, ...(median && { median }) };
  });
}

export async function loadLocalities(http: Http, city: string): Promise<readonly WireLocality[]> {
  const { localities } = await http.request('GET /api/v1/localities/city/{city}', { params: { city } });
  return localities;
}
