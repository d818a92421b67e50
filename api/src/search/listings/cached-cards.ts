import { LRUCache } from 'lru-cache';
import type { Database } from '../../foundation/database/public.ts';
import { cardsById, type ListingCard } from './listing-cards.ts';
import type { CardReader } from './search-page.queries.ts';

/** About 50 MB when full, with the card records that are made of them. */
const MOST_CARDS = 20_000;

/** Maximum age of place names on a card; all other content is always current. */
const NAMES_FRESH_MS = 5 * 60_000;

/**
 * Reads the cards of search pages, each once while its row is unchanged. Most pages are requested again and again, and
 * reading 30 cards costs more than finding them. Cards are read where their keys were.
 * @param mostCards maximum number of cached cards; the least recently used ones are evicted first
 */
export function cachedCards(now: () => number, mostCards = MOST_CARDS): (database: Database) => CardReader {
  const known = new LRUCache<string, ListingCard>({
    max: mostCards,
    ttl: NAMES_FRESH_MS,
    ttlResolution: 0,
    perf: { now },
  });

  return (database) => async (wanted, city) => {
    const cards = new Map<string, ListingCard>();
    const missing: string[] = [];
    for (const { id, version } of wanted) {
      const before = known.get(id);
      if (before && before.version === version) cards.set(id, before);
      else missing.push(id);
    }
    for (const card of await cardsById(database, missing, city)) {
      cards.set(card.id, card);
      known.set(card.id, card);
    }
    return wanted.flatMap(({ id }) => cards.get(id) ?? []);
  };
}
