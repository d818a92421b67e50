import { cityBySlug } from '@aangan/shared-kit/domain/cities';
import { indiaDay } from '@aangan/shared-kit/domain/india-day';
import type { ListingSearch } from '@aangan/shared-kit/domain/listing-search';
import { toSearch } from '@aangan/shared-kit/domain/smart-search/to-search';
import type { Slot } from '@aangan/shared-kit/domain/smart-search/understanding';
import {
  type FilteredSlice,
  filterSlice,
  type ListingSlice,
  type ResolvedSearch,
  rowsOf,
  type SearchQuery,
} from '../search/listings/public.ts';
import type { SmartSearchDeps } from './smart-search-deps.ts';

/** What slots mean: the product's own search, and wishes that no filter covers. */
export interface WantedSearch {
  readonly search: ListingSearch;
  readonly resolved: ResolvedSearch;
  readonly slice: ListingSlice;
  readonly filtered: FilteredSlice;
  readonly wishes: readonly Slot[];
}

type OnError = (error: unknown) => void;

/** @returns undefined while the slots name no city or no kind of home */
export async function wantedSearch(
  { stores, now }: Pick<SmartSearchDeps, 'stores' | 'now'>,
  slots: readonly Slot[],
  onError: OnError,
): Promise<WantedSearch | undefined> {
  const meant = toSearch({ text: '', slots, ignored: [], unknown: [] }, { today: indiaDay(now()) });
  if (!meant.search) return undefined;
  const search: ListingSearch = { ...meant.search, sort: 'newest' };
  const resolved = await stores.resolve(searchQuery(search), onError);
  const slice = await stores.slice(resolved, onError);
  return { search, resolved, slice, filtered: filterSlice(resolved, slice), wishes: meant.wishes };
}

/** The same slots with a city, where they name none. */
export function withCity(slots: readonly Slot[], city: string | undefined): readonly Slot[] {
  const known = cityBySlug(city ?? '')?.slug;
  if (known === undefined || slots.some(({ kind }) => kind === 'city')) return slots;
  return [...slots, { kind: 'city', value: known, certainty: 'certain' }];
}

/** Slots as they are stored: without the positions in a text that is not stored. */
export function storedSlots(slots: readonly Slot[]): Slot[] {
  return slots.map(({ span: _, ...slot }) => slot as Slot);
}

/** ₹ (a month): lower quartile, median and upper quartile of the homes that fit; undefined without any. */
export function priceQuartiles({
  slice,
  filtered,
}: Pick<WantedSearch, 'slice' | 'filtered'>): { low: number; median: number; high: number } | undefined {
  const prices = Int32Array.from(rowsOf(filtered.all), (row) => slice.price[row] ?? 0).sort();
  const at = (share: number) => prices[Math.floor((prices.length - 1) * share)] ?? 0;
  return prices.length === 0 ? undefined : { low: at(0.25), median: at(0.5), high: at(0.75) };
}

/** A search of smart search as the stores take it; it has no commutes and no drawn areas. */
function searchQuery({ commute: _, polygon: __, stations, bounds, ...search }: ListingSearch): SearchQuery {
  return {
    ...search,
    localities: [...search.localities],
    bhk: [...search.bhk],
    furnishing: [...search.furnishing],
    parking: [...search.parking],
    tenants: [...search.tenants],
    buildingTypes: [...search.buildingTypes],
    commercialTypes: [...search.commercialTypes],
    roomTypes: [...search.roomTypes],
    floors: [...search.floors],
    facing: [...search.facing],
    amenities: [...search.amenities],
    stations: stations?.split(',') ?? [],
    ...(bounds && { bounds: { ...bounds } }),
  };
}
