import type { placeCalls } from '@aangan/shared-kit/contracts/places';
import { resolveCity } from '@aangan/shared-kit/domain/cities';
import { encodePolygon } from '@aangan/shared-kit/domain/polygon';
import { freshValues } from '../foundation/cache/public.ts';
import type { Database } from '../foundation/database/public.ts';
import { type CallHandlers, callError } from '../foundation/server/public.ts';
import { baseMapOf } from './base-map/base-map.queries.ts';
import { circleCorners, localityRadiusKm, SOCIETY_RADIUS_KM } from './place-circle.ts';
import {
  listingsOf,
  localitiesNear,
  localitiesOf,
  metroLineById,
  metroLinesOf,
  placeById,
  placeNamesOf,
} from './places.queries.ts';
import { placesNear } from './places-near.queries.ts';
import { buildSuggestIndex, suggest } from './suggest-index.ts';
import { suggestPlaces } from './suggest-places.queries.ts';

/** The most that names and the ranking may lag behind the tables; the counts that are shown are current. */
const SUGGEST_FRESH_MS = 5 * 60_000;

/** A day: only the order of names depends on listings. */
const BASE_MAP_SECONDS = 86_400;

/** The calls on places. Each server has its own autosuggest index. */
export function placeHandlers(
  database: Database,
  { now = Date.now }: { now?: () => number } = {},
): CallHandlers<typeof placeCalls> {
  const places = freshValues({
    load: async () => buildSuggestIndex(await suggestPlaces(database)),
    now,
    freshMs: SUGGEST_FRESH_MS,
    maxSize: 1,
  });
  return {
    'GET /places/api/v1/autocomplete': async ({ query, reader }, request) => {
      const index = await places.read('all', (error) =>
        request.log.warn({ err: error }, 'The places could not be reloaded'),
      );
      const { hint, city, category, size, elsewhere } = query;
      const found = suggest(index, { hint, city, category, size, elsewhere, only: query.params });
      const counts = await listingsOf(
        reader,
        found.map(({ id }) => id),
        category,
      );
      return { suggestions: found.map((place) => ({ ...place, count: counts.get(place.id) ?? 0 })) };
    },
    'GET /places/api/metro/v1/lines': async ({ query, reader }) => {
      const city = resolveCity(query.city);
      return { linesDetails: city ? await metroLinesOf(reader, city.slug) : [] };
    },
    'GET /places/api/metro/v1/line/{id}': async ({ params, reader }) => {
      const line = await metroLineById(reader, params.id);
      if (!line) throw callError('no-metro-line');
      return {
        id: line.id,
        name: line.name,
        metroStations: line.stations.map(({ id, slug, name, latitude, longitude }) => ({
          id,
          slug,
          name,
          location: { lat: latitude, lon: longitude },
        })),
      };
    },
    'GET /places/api/v1/base-map/{city}': async ({ params, reader }, _request, reply) => {
      const found = await baseMapOf(reader, params.city);
      if (!found) throw callError('no-city');
      reply.header('cache-control', `public, max-age=${BASE_MAP_SECONDS}`);
      return found;
    },
    'GET /v5/localities/nearby': async ({ query, reader }) => {
      const localities = await localitiesNear(reader, query.localityIds.split(',').filter(Boolean), query.category);
      if (!localities) throw callError('no-locality');
      return { localities };
    },
    'GET /api/v4/localities/{id}/type': async ({ params, reader }) => {
      const { id, kind, city } = await knownPlace(reader, params.id);
      return { id, type: kind, city };
    },
    'GET /api/v1/localities/place_detail/{id}/_search': async ({ params, reader }) => {
      const { kind, pin, ...place } = await knownPlace(reader, params.id);
      return { ...place, type: kind, pinCode: pin };
    },
    'GET /api/v1/localities/{id}/polygon': async ({ params, reader }) => {
      const { id, kind, name, latitude, longitude } = await knownPlace(reader, params.id);
      const centre = { latitude, longitude };
      if (kind !== 'locality' && kind !== 'society') throw callError('no-locality-or-society');
      const [next] = kind === 'locality' ? ((await localitiesNear(reader, [id])) ?? []) : [];
      const radiusKm = kind === 'locality' ? localityRadiusKm(next?.distanceKm) : SOCIETY_RADIUS_KM;
      return { id, name, shape: 'circle', centre, radiusKm, polygon: encodePolygon(circleCorners(centre, radiusKm)) };
    },
    'GET /places/api/v1/establishments': async ({ query, reader }) => ({
      establishments: await placesNear(reader, query),
    }),
    'GET /api/v1/localities/city/{city}/names': async ({ params, reader }) => {
      const named = await placeNamesOf(reader, params.city);
      if (named.length === 0) throw callError('no-city');
      return { places: named };
    },
    'GET /api/v1/localities/city/{city}': async ({ params, reader }) => {
      const localities = await localitiesOf(reader, params.city);
      if (!localities) throw callError('no-city');
      return { localities };
    },
  };
}

async function knownPlace(database: Database, id: string) {
  const place = await placeById(database, id);
  if (!place) throw callError('no-place');
  return place;
}
