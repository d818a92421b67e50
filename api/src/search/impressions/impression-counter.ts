import { indiaDay } from '@aangan/shared-kit/domain/india-day';
import { sql } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import { listingImpression } from './impressions.tables.ts';

/** Age of counts in memory before they are stored, ms: what a crash loses at most. */
const STORED_EVERY_MS = 10_000;

/** Listings in one statement. */
const AT_ONCE = 1_000;

interface CounterDeps {
  /** Epoch ms. */
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
}

/** Counts result pages by listing and day. */
export interface ImpressionCounter {
  /** Notes the listings of one result page. It costs no query. */
  note(listingIds: readonly string[]): void;
  /** Stores what was noted so far. */
  store(): Promise<void>;
}

type Count = typeof listingImpression.$inferInsert;

/**
 * Adds up in memory and stores the sums every ten seconds, so that a search costs no write. Counts whose statement
 * failed are stored again, so they may count twice; a crash loses those of ten seconds.
 */
export function impressionCounter(database: Database, { now, onError }: CounterDeps): ImpressionCounter {
  let counts = new Map<string, Count>();
  let timer: NodeJS.Timeout | undefined;

  function add({ listingId, day, pages }: Count): void {
    const key = `${listingId} ${day}`;
    counts.set(key, { listingId, day, pages: (counts.get(key)?.pages ?? 0) + pages });
    timer ??= setTimeout(() => void store(), STORED_EVERY_MS).unref();
  }

  async function store(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    // Sorted, so that two instances lock rows in the same order.
    const taken = [...counts.values()].toSorted((one, other) => (one.listingId < other.listingId ? -1 : 1));
    counts = new Map();
    for (let from = 0; from < taken.length; from += AT_ONCE) {
      const some = taken.slice(from, from + AT_ONCE);
      try {
        await storeCounts(database, some);
      } catch (error) {
        for (const count of some) add(count);
        onError(error);
      }
    }
  }

  return {
    note(listingIds) {
      const day = indiaDay(now());
      for (const listingId of listingIds) add({ listingId, day, pages: 1 });
    },
    store,
  };
}

/** Values are three lists: a statement with a parameter for each value takes longer to build than to run. */
async function storeCounts(database: Database, counts: readonly Count[]): Promise<void> {
  const listingIds = sql.param(counts.map(({ listingId }) => listingId));
  const days = sql.param(counts.map(({ day }) => day));
  const pages = sql.param(counts.map((count) => count.pages));
  await database
    .insert(listingImpression)
    .select(sql`select * from unnest(${listingIds}::text[], ${days}::date[], ${pages}::int[])`)
    .onConflictDoUpdate({
      target: [listingImpression.listingId, listingImpression.day],
      set: { pages: sql`${listingImpression.pages} + excluded.pages` },
    });
}
