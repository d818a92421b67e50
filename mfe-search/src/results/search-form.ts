import type { ListingSearch } from '@aangan/shared-kit/domain/listing-search';
import { searchLink } from '@aangan/shared-kit/links/search';

interface FormTarget {
  /** Path that a GET form sends its fields to. */
  readonly action: string;
  /** What the form must carry besides its own fields: a GET form loses the query of its action. */
  readonly hidden: readonly (readonly [name: string, value: string])[];
}

/** How a GET form, without JavaScript too, leads on from a search. */
export function formTarget(search: ListingSearch): FormTarget {
  const [action = '', query = ''] = searchLink(search).split('?');
  return { action, hidden: [...new URLSearchParams(query)] };
}
