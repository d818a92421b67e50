import type { ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { searchLink } from '@aangan/shared-kit/links/search';
import { SEARCH_CONTEXT_PATH } from '@aangan/shared-kit/links/search-context';
import type { Place } from '@aangan/shared-kit/ui/place-box';
import { searchTitle } from '../listing-search/public.ts';
import { rememberSearch } from './recent-searches.ts';
import { searchRequest } from './search-request.ts';

/**
 * The address of what a search box asks for, which the visitor's recent searches keep. What was typed but not picked
 * is for the search page to make out, as it does without JavaScript.
 */
export function rememberedAddress(
  form: FormData,
  asked: { category: ListingCategory; city: string; places: readonly Place[] },
): string {
  const search = searchRequest(form, asked);
  const typed = String(form.get('q') ?? '').trim();
  const names = [...asked.places.map(({ name }) => name), ...(typed ? [typed] : [])];
  const to = typed ? searchPageAddress(form) : searchLink(search);
  rememberSearch({ title: searchTitle(search, names), to });
  return to;
}

function searchPageAddress(form: FormData): string {
  const filled = [...form].filter((pair): pair is [string, string] => typeof pair[1] === 'string' && pair[1] !== '');
  return `${SEARCH_CONTEXT_PATH}?${new URLSearchParams(filled)}`;
}
