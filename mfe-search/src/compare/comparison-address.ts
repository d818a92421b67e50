import { COMPARED_AT_MOST } from '@aangan/shared-kit/links/compare';

interface Comparison {
  readonly ids: readonly string[];
  /** Whether only differing rows are shown. */
  readonly differences: boolean;
}

interface Typed {
  /** Whether a typed home was recognised and added to the ids. */
  readonly added: boolean;
  /** Typed text that is not a home, shown for correction; null otherwise. */
  readonly refused: string | null;
}

/** Characters of the typed text that are returned. */
const SHOWN_AT_MOST = 300;

/** The comparison that an address requests, including the text typed into `add`. Invalid ids are left out. */
export function parseComparison(query: URLSearchParams): Comparison & Typed {
  const typed = query.get('add');
  const typedId = typed === null ? '' : listingIdIn(typed);
  const ids = [...(query.get('ids') ?? '').split(','), typedId].filter(isListingId);
  return {
    ids: [...new Set(ids)].slice(0, COMPARED_AT_MOST),
    differences: query.get('only') === 'differences',
    added: isListingId(typedId),
    refused: typed === null || isListingId(typedId) ? null : typed.slice(0, SHOWN_AT_MOST),
  };
}

/** The id in a pasted text: an address of a listing, or the id itself. */
function listingIdIn(text: string): string {
  return /\/([a-z0-9]{8,32})\/detail/i.exec(text)?.[1] ?? text.trim();
}

function isListingId(text: string): boolean {
  return /^[a-z0-9]{8,32}$/i.test(text);
}
