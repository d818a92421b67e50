import type { ListingSearch } from '@aangan/shared-kit/domain/listing-search';
import { expiringStorage } from '@aangan/shared-kit/platform/expiring-storage';
import { HttpError } from '@aangan/shared-kit/platform/http';
import { localityType } from '@aangan/shared-kit/platform/locality-type';
import type { Platform } from '@aangan/shared-kit/platform/platform';
import { inPlaces } from './narrow.ts';

/**
 * The search at a place that an address names by id, `/search-context?type=RENT&localityId=loc-bangalore-koramangala`.
 * Apps and older links use such addresses. Undefined when no place has the id.
 */
export async function searchAtPlace(
  { http }: Platform,
  search: ListingSearch,
  id: string,
): Promise<ListingSearch | undefined> {
  try {
    // The server has no storage, so an empty one is used.
    const { type, city } = await localityType(
      http,
      expiringStorage(() => localStorage, Date.now),
      id,
    );
    const { slug, name } = await http.request('GET /api/v1/localities/place_detail/{id}/_search', { params: { id } });
    return inPlaces({ ...search, city }, [{ kind: type, slug, name }]);
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return undefined;
    throw error;
  }
}
