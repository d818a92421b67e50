import type { ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { searchLink } from '@aangan/shared-kit/links/search';
import type { Place } from '@aangan/shared-kit/ui/place-box';
import { rememberSearch } from './recent-searches.ts';
import { searchRequest } from './search-request.ts';
import { searchTitle } from './search-title.ts';

/** The address of what a search box asks for, which the visitor's recent searches keep. */
export function rememberedAddress(
  form: FormData,
  asked: { category: ListingCategory; city: string; places: readonly Place[] },
): string {
  const search = searchRequest(form, asked);
  const to = searchLink(search);
  rememberSearch({
    title: searchTitle(
      search,
      asked.places.map(({ name }) => name),
    ),
    to,
  });
  return to;
}
