import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import { type ListingSearch, MAX_LOCALITIES } from '@aangan/shared-kit/domain/listing-search';
import type { Platform } from '@aangan/shared-kit/platform/platform';
import type { ResultsPage } from './search-call.ts';

/** A locality near those that are searched. */
export interface NearbyLocality {
  readonly slug: string;
  readonly name: string;
  readonly distanceKm: number;
  /** Active listings of the searched category. */
  readonly listings: number;
}

/** The searched locality, if there is exactly one. */
export type LocalityFacts = Pick<
  CallAnswer<'GET /api/v1/localities/place_detail/{id}/_search'>,
  'zone' | 'pinCode' | 'listings'
>;

/** The surroundings of a search. */
interface Surroundings {
  readonly nearby: readonly NearbyLocality[];
  readonly locality?: LocalityFacts;
}

const NEARBY = 5;

/** Loads the surroundings of the searched localities; a failed call only leaves out its hint. */
export async function surroundingsOf(
  platform: Platform,
  search: ListingSearch,
  { page, total, places }: Pick<ResultsPage, 'page' | 'total' | 'places'>,
): Promise<Surroundings> {
  const ids = places.filter(({ kind }) => kind === 'locality').map(({ id }) => id);
  const [only] = ids;
  if (only === undefined || page > 1) return { nearby: [] };
  const empty = total.value === 0;
  const [nearby, locality] = await Promise.all([
    ids.length < MAX_LOCALITIES || empty ? hintOrNone(platform, () => nearbyOf(platform, search, ids)) : undefined,
    ids.length === 1 && !empty ? hintOrNone(platform, () => factsOf(platform, only)) : undefined,
  ]);
  return { nearby: nearby ?? [], ...(locality && { locality }) };
}

async function nearbyOf({ http }: Platform, { category }: ListingSearch, ids: string[]): Promise<NearbyLocality[]> {
  const query = { localityIds: ids.join(','), category };
  const { localities } = await http.request('GET /v5/localities/nearby', { query });
  return localities
    .slice(0, NEARBY)
    .map(({ slug, name, distanceKm, listings }) => ({ slug, name, distanceKm, listings }));
}

async function factsOf({ http }: Platform, id: string): Promise<LocalityFacts> {
  const facts = await http.request('GET /api/v1/localities/place_detail/{id}/_search', { params: { id } });
  const { zone, pinCode, listings } = facts;
  return { zone, pinCode, listings };
}

async function hintOrNone<Hint>(platform: Platform, ask: () => Promise<Hint>): Promise<Hint | undefined> {
  try {
    return await ask();
  } catch (error) {
    platform.errors.report(error, { remote: 'mfe-search', page: 'results' });
    return undefined;
  }
}
