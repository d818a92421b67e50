import { COMPARED_AT_MOST } from '@aangan/shared-kit/links/compare';

interface Comparison {
  readonly ids: readonly string[];
  /** Only rows in which the homes differ. */
  readonly differences: boolean;
}

interface Typed {
  /** A home was typed, and is among the ids. */
  readonly added: boolean;
  /** What was typed and names no home, to be mended; null otherwise. */
  readonly refused: string | null;
}

/** Characters of it that are given back. */
const SHOWN_AT_MOST = 300;

/** The comparison an address asks for, with what was typed into `add`; what is no id is left out. */
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

/** The id in what somebody pasted: an address of a listing, or the id itself. */
function listingIdIn(text: string): string {
  return /\/([a-z0-9]{8,32})\/detail/i.exec(text)?.[1] ?? text.trim();
}

function isListingId(text: string): boolean {
  return /^[a-z0-9]{8,32}$/i.test(text);
}
