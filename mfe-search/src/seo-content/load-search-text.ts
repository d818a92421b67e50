import type { SearchText } from '@aangan/shared-kit/contracts/content';
import { emptySearch, type ListingSearch } from '@aangan/shared-kit/domain/listing-search';
import { searchTextSlug } from '@aangan/shared-kit/domain/search-text-slug';
import { searchLink } from '@aangan/shared-kit/links/search';
import { HttpError } from '@aangan/shared-kit/platform/http';
import type { Platform } from '@aangan/shared-kit/platform/platform';

/** The text about a search of a whole city or one locality; undefined without a text, or when loading fails. */
export async function loadSearchText(
  { http, errors }: Platform,
  search: ListingSearch,
): Promise<SearchText | undefined> {
  const { category, city, localities } = search;
  const [locality] = localities;
  const plain = { ...emptySearch(category, city), localities: localities.slice(0, 1) };
  // A filtered search is a variant page, which must not repeat the text.
  if (searchLink(search) !== searchLink(plain)) return undefined;
  const slug = searchTextSlug({ category, city, ...(locality !== undefined && { locality }) });
  try {
    return await http.request('GET /api/v1/content/searches/{slug}', { params: { slug } });
  } catch (error) {
    if (!(error instanceof HttpError && error.status === 404))
      errors.report(error, { remote: 'mfe-search', page: 'results' });
    return undefined;
  }
}
