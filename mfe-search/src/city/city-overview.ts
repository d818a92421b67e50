import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import { LISTING_CATEGORIES, type ListingCategory } from '@aangan/shared-kit/domain/listing-category';

type WireLocality = CallAnswer<'GET /api/v1/localities/city/{city}'>['localities'][number];

/** Lowest and highest median of the localities that have one. */
export interface Span {
  readonly low: number;
  readonly high: number;
}

export interface CityOverview {
  /** Active listings by category, in the usual order. */
  readonly counts: readonly { readonly category: ListingCategory; readonly listings: number }[];
  /** Medians of 2 BHK rents, ₹ a month, from the cheapest locality to the most expensive. */
  readonly rent: Span | undefined;
  /** Medians of homes for sale, ₹ a sq ft, from the cheapest locality to the most expensive. */
  readonly pricePerSqft: Span | undefined;
}

interface ZoneLocality {
  readonly slug: string;
  readonly name: string;
  readonly forRent: number;
  readonly forSale: number;
  /** ₹ a month of a 2 BHK. */
  readonly rent?: number;
  /** ₹ a sq ft. */
  readonly pricePerSqft?: number;
}

export interface Zone {
  /** `South`. */
  readonly name: string;
  readonly localities: readonly ZoneLocality[];
}

/** The figures of a city: totals and price ranges over its localities. */
export function cityOverview(localities: readonly WireLocality[]): CityOverview {
  return {
    counts: LISTING_CATEGORIES.map((category) => ({
      category,
      listings: localities.reduce((sum, { listings }) => sum + (listings[category] ?? 0), 0),
    })),
    rent: span(localities.map(({ medianRent }) => medianRent)),
    pricePerSqft: span(localities.map(({ medianPricePerSqft }) => medianPricePerSqft)),
  };
}

/** Localities grouped by zone; zones and localities are sorted by name. */
export function zonesOf(localities: readonly WireLocality[]): Zone[] {
  const zones = Map.groupBy(localities, ({ zone }) => zone);
  return [...zones].map(([name, ofZone]) => ({ name, localities: ofZone.map(zoneLocality).sort(byName) })).sort(byName);
}

function zoneLocality({ slug, name, listings, medianRent, medianPricePerSqft }: WireLocality): ZoneLocality {
  return {
    slug,
    name,
    forRent: listings.RENT ?? 0,
    forSale: listings.BUY ?? 0,
    ...(medianRent && { rent: medianRent }),
    ...(medianPricePerSqft && { pricePerSqft: medianPricePerSqft }),
  };
}

function byName(one: { readonly name: string }, other: { readonly name: string }): number {
  return one.name < other.name ? -1 : 1;
}

function span(values: readonly (number | null)[]): Span | undefined {
  const known = values.filter((value) => value !== null);
  return known.length > 0 ? { low: Math.min(...known), high: Math.max(...known) } : undefined;
}
