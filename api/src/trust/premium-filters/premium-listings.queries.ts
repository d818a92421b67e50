import type { ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { PREMIUM_DAYS, type PremiumFilter } from '@aangan/shared-kit/domain/premium-filters';
import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import { and, asc, desc, eq, exists, gt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import { listing } from '../../search/listings/public.ts';
import { verification } from '../verification/public.ts';

interface PremiumSearch {
  readonly category: ListingCategory;
  readonly city: string;
  /** Filters that must all apply. */
  readonly filters: readonly PremiumFilter[];
}

const MOST = 30;

/** Ids of active listings that fit, most recently confirmed first. @param now epoch ms */
export async function premiumListings(
  database: Database,
  { category, city, filters }: PremiumSearch,
  now: number,
): Promise<string[]> {
  const since = (days: number) => new Date(now - days * DAY_MS);
  const conditions: Readonly<Record<PremiumFilter, () => SQL | undefined>> = {
    'price-dropped': () =>
      and(gt(listing.priceChangedAt, since(PREMIUM_DAYS['price-dropped'])), gt(listing.previousPrice, listing.price)),
    'confirmed-lately': () => gt(listing.confirmedAt, since(PREMIUM_DAYS['confirmed-lately'])),
    'seen-by-us': () =>
      exists(
        database
          .select({ one: sql`1` })
          .from(verification)
          .where(
            and(
              eq(verification.listingId, listing.id),
              eq(verification.kind, 'VISIT'),
              gt(verification.expiresAt, new Date(now)),
            ),
          ),
      ),
  };
  const rows = await database
    .select({ id: listing.id })
    .from(listing)
    .where(
      and(
        eq(listing.active, true),
        eq(listing.city, city),
        eq(listing.category, category),
        ...filters.map((filter) => conditions[filter]()),
      ),
    )
    .orderBy(desc(listing.confirmedAt), asc(listing.id))
    .limit(MOST);
  return rows.map(({ id }) => id);
}
