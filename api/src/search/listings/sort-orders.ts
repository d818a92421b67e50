import type { SortOrder } from '@aangan/shared-kit/domain/listing-options';
import { type SQL, sql } from 'drizzle-orm';
import { cityPlane } from './city-plane.ts';
import { PAISE_PER_SQUARE_FOOT } from './listing-indexes.ts';
import { originOf, type ResolvedSearch } from './search-query.ts';

/** The last key of one page, where the next begins. */
export interface PageKey {
  /** Epoch ms, ₹, paise per sq ft, sq ft or km, by the sort order. */
  readonly value: number;
  readonly id: string;
}

interface Order {
  /** Sort columns of listings `l`; ties by id in the same direction, so that one index serves both. */
  readonly column: (search: ResolvedSearch) => SQL;
  readonly direction: 'asc' | 'desc';
  /** A key's value as SQL of the column's type, and the column as a number. */
  readonly bind: (value: number) => SQL;
  readonly read: (key: SQL) => SQL;
}

const LARGEST_INTEGER = 2_147_483_647;
const LAST_MOMENT = Date.UTC(9999, 11, 31);

const asNumber = {
  bind: (value: number) => sql`${Math.round(within(-LARGEST_INTEGER, LARGEST_INTEGER, value))}::int`,
  read: (key: SQL) => key,
};

export const ORDERS = {
  newest: {
    column: () => sql`l.posted_at`,
    direction: 'desc',
    bind: (value) => sql`${new Date(within(0, LAST_MOMENT, value))}::timestamptz`,
    read: (key) => sql`round(date_part('epoch', ${key}) * 1000)::int8`,
  },
  confirmed: {
    column: () => sql`l.confirmed_at`,
    direction: 'desc',
    bind: (value) => sql`${new Date(within(0, LAST_MOMENT, value))}::timestamptz`,
    read: (key) => sql`round(date_part('epoch', ${key}) * 1000)::int8`,
  },
  price_low: { column: () => sql`l.price`, direction: 'asc', ...asNumber },
  price_high: { column: () => sql`l.price`, direction: 'desc', ...asNumber },
  // The expression of the index listing_per_sqft, so that the planner reads it in order.
  per_sqft_low: {
    column: () => sql.raw(PAISE_PER_SQUARE_FOOT),
    direction: 'asc',
    bind: (value) => sql`${Math.round(within(0, Number.MAX_SAFE_INTEGER, value))}::int8`,
    read: (key) => key,
  },
  area_large: { column: () => sql`l.area`, direction: 'desc', ...asNumber },
  nearest: {
    column: (search) => sql`l.position <-> ${pointOf(search)}`,
    direction: 'asc',
    bind: (value) => sql`${value}::float8`,
    read: (key) => key,
  },
} as const satisfies Record<SortOrder, Order>;

/** A cursor may be forged: values beyond the range of the column are clamped. */
function within(least: number, most: number, value: number): number {
  return Math.min(most, Math.max(least, value));
}

/** The searched point on the city's plane; the index orders by the distance from it. */
export function pointOf(search: ResolvedSearch): SQL {
  const origin = originOf(search);
  if (!origin) throw new RangeError('Nearest first needs a point.');
  const [east, north] = cityPlane(search.city, origin.point);
  return sql`point(${east}::float8, ${north}::float8)`;
}
