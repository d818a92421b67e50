import { COMPARED_AT_MOST } from '@aangan/shared-kit/links/compare';

export interface Comparison {
  readonly ids: readonly string[];
  /** Only rows in which the homes differ. */
  readonly differences: boolean;
}

/** The comparison an address asks for, with what was typed into `add`; what is no id is left out. */
export function parseComparison(query: URLSearchParams): Comparison & { readonly added: boolean } {
  const typed = query.get('add');
  const ids = [...(query.get('ids') ?? '').split(','), typed === null ? '' : listingIdIn(typed)].filter(isListingId);
  return {
    ids: [...new Set(ids)].slice(0, COMPARED_AT_MOST),
    differences: query.get('only') === 'differences',
    added: typed !== null,
  };
}

/** The id in what somebody pasted: an address of a listing, or the id itself. */
function listingIdIn(text: string): string {
  return /\/([a-z0-9]{8,32})\/detail/i.exec(text)?.[1] ?? text.trim();
}

function isListingId(text: string): boolean {
  return /^[a-z0-9]{8,32}$/i.test(text);
}
