import type { Database } from '../../foundation/database/public.ts';
import { cardsById, type ListingCard } from './listing-cards.ts';
import type { CardReader } from './search-page.queries.ts';

/** About 40 MB when full. */
const MOST_CARDS = 20_000;

/** Maximum age of place names on a card; all other content is always current. */
const NAMES_FRESH_MS = 5 * 60_000;

interface Cached {
  readonly card: ListingCard;
  /** Epoch ms. */
  readonly readAt: number;
}

/**
 * Reads the cards of search pages, each once while its row is unchanged. Most pages are requested again and again, and
 * reading 30 cards costs more than finding them.
 * @param mostCards maximum number of cached cards; those read first are evicted first
 */
export function cachedCards(database: Database, now: () => number, mostCards = MOST_CARDS): CardReader {
  const known = new Map<string, Cached>();

  const cache = (card: ListingCard): void => {
    known.delete(card.id);
    known.set(card.id, { card, readAt: now() });
    const [oldest] = known.keys();
    if (known.size > mostCards && oldest !== undefined) known.delete(oldest);
  };

  return async (wanted) => {
    const since = now() - NAMES_FRESH_MS;
    const cards = new Map<string, ListingCard>();
    const missing: string[] = [];
    for (const { id, version } of wanted) {
      const before = known.get(id);
      if (before && before.card.version === version && before.readAt > since) cards.set(id, before.card);
      else missing.push(id);
    }
    for (const card of await cardsById(database, missing)) {
      cards.set(card.id, card);
      cache(card);
    }
    return wanted.flatMap(({ id }) => cards.get(id) ?? []);
  };
}
