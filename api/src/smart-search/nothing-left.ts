import type {
  HigherRentRecommendation,
  NearbyRecommendation,
  Relaxation,
} from '@aangan/shared-kit/contracts/smart-search-homes';
import type { SmartSession } from '@aangan/shared-kit/contracts/smart-search-session';
import { BUDGET_STEPS } from '@aangan/shared-kit/domain/budget';
import { distanceKm, type GeoPoint } from '@aangan/shared-kit/domain/distance';
import type { Slot } from '@aangan/shared-kit/domain/smart-search/understanding';
import { countRange, countRows, relaxationSets, rowsOf } from '../search/listings/public.ts';
import { fittingAmong } from './candidates.queries.ts';
import { relaxed, withLocalities, withPrice } from './change-slots.ts';
import type { SmartSearchDeps } from './smart-search-deps.ts';
import { type WantedSearch, wantedSearch } from './wanted-search.ts';

const NEARBY_AT_MOST = 4;
const NEARBY_KM = 8;
const HIGHER_AT_MOST = 3;

/** What a session could search instead. */
type Way = Pick<Relaxation, 'total_count' | 'slots'>;

/** Ways with homes that were not answered, each with the number of these. */
async function withoutAnswered<Of extends Way>(
  deps: SmartSearchDeps,
  ways: readonly Of[],
  answered: readonly string[],
  warn: (error: unknown) => void,
): Promise<Of[]> {
  if (answered.length === 0) return [...ways];
  const counted = await Promise.all(
    ways.map(async (way) => {
      const wanted = await wantedSearch(deps, way.slots, warn);
      const seen = wanted ? await fittingAmong(deps.database, wanted.resolved, answered) : 0;
      return { ...way, total_count: way.total_count - seen };
    }),
  );
  return counted.filter(({ total_count }) => total_count > 0);
}

/** Filters that bring homes when they are relaxed, alone or else together, most homes first. */
function relaxationsLeft(slots: readonly Slot[], { resolved, slice, filtered }: WantedSearch): Relaxation[] {
  return relaxationSets(resolved, slice, filtered).map(({ changes, count }) => ({
    ...{ changes: [...changes], total_count: count },
    slots: changes.reduce((rest, { field, value }) => relaxed(rest, field, value), [...slots]),
  }));
}

/** Localities near the wanted ones with homes that fit otherwise, nearest first; none for a search of a whole city. */
export function nearbyLeft(slots: readonly Slot[], wanted: WantedSearch): NearbyRecommendation[] {
  const { resolved, slice, filtered } = wanted;
  const from = wantedPoints(wanted);
  if (from.length === 0) return [];
  const rows = resolved.localities.length > 0 ? filtered.but('localities') : butPlaces(wanted);
  return [...resolved.city.localities.values()]
    .filter(({ id }) => !resolved.localities.some((wantedLocality) => wantedLocality.id === id))
    .map((locality) => {
      const range = slice.localities.get(locality.id);
      return {
        locality,
        km: Math.min(...from.map((point) => distanceKm(point, locality))),
        count: range ? countRange(rows, range.start, range.end) : 0,
      };
    })
    .filter(({ km, count }) => km <= NEARBY_KM && count > 0)
    .sort((one, other) => one.km - other.km || one.locality.id.localeCompare(other.locality.id))
    .slice(0, NEARBY_AT_MOST)
    .map(({ locality: { id, slug, name }, km, count }) => ({
      locality: { id, slug, name },
      distance_km: Math.round(km * 10) / 10,
      total_count: count,
      slots: withLocalities(slots, [{ id, slug, name, city: resolved.city.slug }]),
    }));
}

/** Higher budgets with more homes that fit otherwise, lowest first; none for a search without a highest price. */
export function higherRentLeft(
  slots: readonly Slot[],
  { search, slice, filtered }: WantedSearch,
): HigherRentRecommendation[] {
  const { maxPrice } = search;
  if (maxPrice === undefined) return [];
  const prices = Array.from(rowsOf(filtered.but('maxPrice')), (row) => slice.price[row] ?? 0);
  const found: HigherRentRecommendation[] = [];
  let count = countRows(filtered.all);
  for (const step of BUDGET_STEPS[search.category].filter((each) => each > maxPrice)) {
    const total = prices.filter((price) => price <= step).length;
    if (total > count) {
      found.push({ max_price: step, total_count: total, slots: withPrice(slots, 'max', step) });
      count = total;
    }
    if (found.length === HIGHER_AT_MOST) break;
  }
  return found;
}

function wantedPoints({ resolved }: WantedSearch): GeoPoint[] {
  const { localities, society, around, stations } = resolved;
  return [
    ...localities,
    ...(society ? [society] : []),
    ...(around ? [around.place] : []),
    ...stations.map(({ place }) => place),
  ];
}

/** A search around a point has one filter for its place. */
function butPlaces({ resolved, filtered }: WantedSearch) {
  if (resolved.society) return filtered.but('society');
  return filtered.but(resolved.around ? 'near' : 'stations');
}

/** Everything that a session without homes can search instead. */
export async function nothingLeft(
  deps: SmartSearchDeps,
  slots: readonly Slot[],
  wanted: WantedSearch,
  answered: readonly string[],
  warn: (error: unknown) => void,
): Promise<NonNullable<SmartSession['nothing_left']>> {
  const unanswered = <Of extends Way>(ways: readonly Of[]) => withoutAnswered(deps, ways, answered, warn);
  const [relaxations, nearby, higher_rent] = await Promise.all([
    unanswered(relaxationsLeft(slots, wanted)),
    unanswered(nearbyLeft(slots, wanted)),
    unanswered(higherRentLeft(slots, wanted)),
  ]);
  return { relaxations, nearby, higher_rent };
}
