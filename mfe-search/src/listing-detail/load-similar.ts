import { CATEGORY_FACTS, type ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import type { Http } from '@aangan/shared-kit/platform/http';
import { type ListingCard, listingCard } from '../listing/public.ts';

export async function loadSimilar(
  http: Http,
  { id, category }: { id: string; category: ListingCategory },
): Promise<ListingCard[]> {
  const type = CATEGORY_FACTS[category].segment;
  const { records } = await http.request('GET /api/v1/property/{type}similar/{id}', { params: { type, id } });
  return records.map(listingCard);
}
