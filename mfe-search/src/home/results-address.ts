import type { ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { searchLink } from '@aangan/shared-kit/links/search';
import { SEARCH_CONTEXT_PATH } from '@aangan/shared-kit/links/search-context';
import type { Place } from '@aangan/shared-kit/ui/place-box';
import { searchTitle } from '../listing-search/public.ts';
import { saveRecentSearch } from '../recent-searches/public.ts';
import { searchRequest } from './search-request.ts';

/**
 * The address of a search made in the search box, which is also saved as a recent search. A typed place that was not
 * picked is resolved by the search page, as without JavaScript.
 */
export function savedAddress(
  form: FormData,
  asked: { category: ListingCategory; city: string; places: readonly Place[] },
): string {
  const search = searchRequest(form, asked);
  const typed = String(form.get('q') ?? '').trim();
  const names = [...asked.places.map(({ name }) => name), ...(typed ? [typed] : [])];
  const to = typed ? searchPageAddress(form) : searchLink(search);
  saveRecentSearch({ title: searchTitle(search, names), to });
  return to;
}

function searchPageAddress(form: FormData): string {
  const filled = [...form].filter((pair): pair is [string, string] => typeof pair[1] === 'string' && pair[1] !== '');
  return `${SEARCH_CONTEXT_PATH}?${new URLSearchParams(filled)}`;
}
