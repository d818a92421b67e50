import { cityBySlug, METRO_CITIES } from '../domain/cities.ts';
import type { Http } from '../platform/http.ts';

export interface MapPoint {
  readonly latitude: number;
  readonly longitude: number;
}

export interface MapLocality extends MapPoint {
  readonly name: string;
  /** Listings of all kinds; larger localities show their name at a smaller zoom. */
  readonly listings: number;
}

interface MapLine {
  readonly colour: string;
  readonly stations: readonly (MapPoint & { readonly name: string })[];
}

/** The data of the schematic map of a city. */
export interface BaseData {
  readonly localities: readonly MapLocality[];
  readonly lines: readonly MapLine[];
}

/** Loads localities and metro lines from our own API, without a map service. */
export async function fetchBaseData(http: Http, city: string, signal: AbortSignal): Promise<BaseData> {
  const [localities, lines] = await Promise.all([fetchLocalities(http, city, signal), fetchLines(http, city, signal)]);
  return { localities, lines };
}

async function fetchLocalities(http: Http, city: string, signal: AbortSignal): Promise<MapLocality[]> {
  const { localities } = await http.request('GET /api/v1/localities/city/{city}', { params: { city } }, { signal });
  return localities
    .map(({ name, latitude, longitude, listings }) => ({
      name,
      latitude,
      longitude,
      listings: Object.values(listings).reduce((sum, count) => sum + count, 0),
    }))
    .sort((one, other) => other.listings - one.listings);
}

async function fetchLines(http: Http, city: string, signal: AbortSignal): Promise<MapLine[]> {
  const value = cityBySlug(city)?.value;
  if (!METRO_CITIES.some((metroCity) => metroCity === value)) return [];
  const { linesDetails } = await http.request('GET /places/api/metro/v1/lines', { query: { city } }, { signal });
  return Promise.all(
    linesDetails.map(async ({ id, colour }) => {
      const { metroStations } = await http.request(
        'GET /places/api/metro/v1/line/{id}',
        { params: { id } },
        { signal },
      );
      const stations = metroStations.map(({ name, location }) => ({
        name,
        latitude: location.lat,
        longitude: location.lon,
      }));
      return { colour, stations };
    }),
  );
}
