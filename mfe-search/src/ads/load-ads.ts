import type { ListingSearch } from '@aangan/shared-kit/domain/listing-search';
import type { Platform } from '@aangan/shared-kit/platform/platform';
import type { AdSlots } from './ad-slots.ts';

/**
 * Ads for the results of a search; when the call fails, the page shows no ads. The call names no device: ads and the
 * page are the same for everybody and can be cached.
 */
export async function loadAds({ http, errors }: Platform, search: ListingSearch): Promise<AdSlots | undefined> {
  const { city, category, localities } = search;
  const [locality] = localities;
  const query = {
    context: 'results',
    src: 'list',
    city,
    propertyType: category,
    ...(locality && { entityid: locality }),
  } as const;
  try {
    const { repeatingNumber, adsData } = await http.request('GET /api/space/group/details', { query });
    return { every: repeatingNumber, ads: adsData };
  } catch (error) {
    errors.report(error, { remote: 'mfe-search', page: 'results' });
    return undefined;
  }
}
