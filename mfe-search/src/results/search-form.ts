import type { ListingSearch } from '@aangan/shared-kit/domain/listing-search';
import { searchLink } from '@aangan/shared-kit/links/search';

/** How a GET form, without JavaScript too, leads on from a search. */
export interface FormTarget {
  /** Path that the form sends its fields to. */
  readonly action: string;
  /** What it must carry besides its own fields: a GET form loses the query of its action. */
  readonly hidden: readonly (readonly [name: string, value: string])[];
}

/** The form that keeps everything of a search but what the form itself asks. */
export function formTarget(search: ListingSearch): FormTarget {
  const [action = '', query = ''] = searchLink(search).split('?');
  return { action, hidden: [...new URLSearchParams(query)] };
}
