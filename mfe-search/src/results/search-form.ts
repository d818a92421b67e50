import type { ListingSearch } from '@aangan/shared-kit/domain/listing-search';
import { searchLink } from '@aangan/shared-kit/links/search';

/** The action and hidden fields of a GET form that changes a search, also without JavaScript. */
export interface FormTarget {
  /** Path that the form submits to. */
  readonly action: string;
  /** Parameters to carry as hidden fields, because a GET form drops the query of its action. */
  readonly hidden: readonly (readonly [name: string, value: string])[];
}

/** A form that keeps the search except the fields that the form itself sets. */
export function formTarget(search: ListingSearch): FormTarget {
  const [action = '', query = ''] = searchLink(search).split('?');
  return { action, hidden: [...new URLSearchParams(query)] };
}
