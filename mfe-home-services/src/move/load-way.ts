import { distanceKm, formatDistance, type GeoPoint } from '@aangan/shared-kit/domain/distance';
import { PACKERS_CITIES } from '@aangan/shared-kit/domain/home-services/packers-city';
import { drawLocator } from '@aangan/shared-kit/domain/locator-drawing';
import { type Http, HttpError } from '@aangan/shared-kit/platform/http';
import { hsFacts } from '../answers/public.ts';
import { MOVE_WORDS } from './move.words.ts';

/** Both ends of a move, as far as the way needs them. */
interface MoveEnds {
  readonly from: { readonly city: string; readonly locality: string };
  readonly to: { readonly city: string; readonly locality: string };
}

type NamedPoint = GeoPoint & { readonly name: string };

/** Km from the centre of a city up to which its localities say where the crew is. */
const CITY_KM = 40;
/** Places around the crew on the sketch. */
const PLACES = 6;

/** Where the crew is, on a sketch and in words; null before the first position. */
export async function loadWay(http: Http, bookingId: string, move: MoveEnds) {
  const answer = await http.request('GET /hs-backend/api/v1/bookings/{bookingId}/position', { params: { bookingId } });
  const { position } = hsFacts(answer);
  if (!position) return null;
  const places = around(position, await localitiesNear(http, position), move);
  const near = places.map((place) => ({ name: place.name, distance: formatDistance(distanceKm(position, place)) }));
  return {
    at: position.at,
    isStale: position.stale,
    near,
    drawing: drawLocator({ ...position, name: MOVE_WORDS.crew }, places),
  };
}

/** The nearest places, and localities of both ends wherever they are. Between cities the places are cities. */
function around(position: GeoPoint, localities: readonly NamedPoint[], { from, to }: MoveEnds): NamedPoint[] {
  const known: readonly NamedPoint[] = localities.length > 0 ? localities : PACKERS_CITIES;
  const ends = [from, to].flatMap((end) => [end.locality.toLowerCase(), end.city]);
  const isEnd = (place: NamedPoint) => ends.includes(place.name.toLowerCase()) || ends.includes(slugOf(place));
  const nearest = [...known].sort((one, other) => distanceKm(position, one) - distanceKm(position, other));
  const chosen = new Set([...nearest.slice(0, PLACES), ...nearest.filter(isEnd)]);
  return nearest
    .filter((place) => chosen.has(place))
    .map(({ name, latitude, longitude }) => ({ name, latitude, longitude }));
}

function slugOf(place: NamedPoint): string {
  return 'slug' in place && typeof place.slug === 'string' ? place.slug : '';
}

/** Localities of the city in which the crew is; none between cities, and where the site has none. */
async function localitiesNear(http: Http, position: GeoPoint): Promise<readonly NamedPoint[]> {
  const city = PACKERS_CITIES.find((each) => distanceKm(position, each) < CITY_KM);
  if (!city) return [];
  try {
    return (await http.request('GET /api/v1/localities/city/{city}', { params: { city: city.slug } })).localities;
  } catch (error) {
    // The way is worth showing without them.
    if (error instanceof HttpError) return [];
    throw error;
  }
}
