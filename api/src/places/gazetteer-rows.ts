import { slugify } from '@aangan/shared-kit/domain/slug';
import type { InferInsertModel } from 'drizzle-orm';
import {
  type CityEntry,
  type LandmarkEntry,
  type LocalityEntry,
  type MetroEntry,
  readLandmarks,
  readLocalities,
  readMetro,
} from './gazetteer.ts';
import { LANDMARK_WORDS } from './landmark-words.ts';
import type { city as cityTable, metroLine, metroLineStation, place } from './places.tables.ts';

type PlaceRow = InferInsertModel<typeof place>;

const COMPASS = /^(?:north|south|east|west|central)$/i;

export function cityRow(city: CityEntry): InferInsertModel<typeof cityTable> {
  return {
    slug: city.slug,
    value: city.slug.replaceAll('-', '_'),
    name: city.name,
    aliases: [...city.aliases],
    state: city.state,
    latitude: city.lat,
    longitude: city.lng,
    radiusKm: city.radiusKm,
    rentPerSqft: city.rentPerSqft,
    salePerSqft: city.salePerSqft,
  };
}

interface GazetteerRows {
  /** Localities, landmarks and metro stations. */
  readonly places: PlaceRow[];
  readonly lines: MetroRows['lines'];
  readonly stops: MetroRows['stops'];
}

/** What the gazetteer has of a city. */
export function gazetteerRows(city: CityEntry): GazetteerRows {
  const landmarks = readLandmarks(city.slug);
  const { stations, lines, stops } = metroRows(city, readMetro(city.slug), landmarks);
  const localities = localityPlaces(city, readLocalities(city.slug));
  return { places: [...localities, ...landmarkPlaces(city, landmarks), ...stations], lines, stops };
}

/** A city's localities as places. */
export function localityPlaces(city: CityEntry, localities: readonly LocalityEntry[]): PlaceRow[] {
  return localities.map((locality) => ({
    id: localityId(city.slug, locality.slug),
    kind: 'locality',
    city: city.slug,
    slug: locality.slug,
    name: locality.name,
    subtitle: zoneName(locality.zone, city.name),
    aliases: [...locality.aliases],
    latitude: locality.lat,
    longitude: locality.lng,
    zone: locality.zone,
    pin: locality.pin,
    tier: locality.tier,
    landmarkKind: null,
  }));
}

export function landmarkPlaces(city: CityEntry, landmarks: readonly LandmarkEntry[]): PlaceRow[] {
  return landmarks.map((landmark) => ({
    id: `lmk-${city.slug}-${landmark.slug}`,
    kind: 'landmark',
    city: city.slug,
    slug: landmark.slug,
    name: landmark.name,
    subtitle: `${LANDMARK_WORDS[landmark.kind]}, ${city.name}`,
    aliases: [...landmark.aliases],
    latitude: landmark.lat,
    longitude: landmark.lng,
    zone: '',
    pin: '',
    tier: null,
    landmarkKind: landmark.kind,
  }));
}

interface MetroRows {
  readonly stations: PlaceRow[];
  readonly lines: InferInsertModel<typeof metroLine>[];
  readonly stops: InferInsertModel<typeof metroLineStation>[];
}

/**
 * A city's metro: an interchange is one place on several lines.
 * @param landmarks keep their slugs, because searches identify both kinds of point by slug alone
 */
export function metroRows(city: CityEntry, { lines }: MetroEntry, landmarks: readonly LandmarkEntry[] = []): MetroRows {
  const stations = new Map<string, PlaceRow>();
  const stops: MetroRows['stops'] = [];
  const slugs = new Set(landmarks.map(({ slug }) => slug));
  for (const line of lines) {
    for (const [at, station] of line.stations.entries()) {
      const known = stations.get(station.id);
      if (known) known.subtitle = `${known.subtitle}, ${line.name}`;
      const slug = known?.slug ?? freeSlug(slugify(station.name), slugs);
      const id = known?.id ?? `met-${city.slug}-${slug}`;
      if (!known) {
        stations.set(station.id, {
          id,
          kind: 'metro',
          city: city.slug,
          slug,
          name: station.name,
          subtitle: line.name,
          aliases: [],
          latitude: station.lat,
          longitude: station.lng,
          zone: '',
          pin: '',
          tier: null,
          landmarkKind: null,
        });
      }
      stops.push({ lineId: line.id, position: at + 1, placeId: id });
    }
  }
  return {
    stations: [...stations.values()],
    lines: lines.map(({ id, name, colour, status }, at) => ({
      id,
      city: city.slug,
      name,
      colour,
      status,
      position: at + 1,
    })),
    stops,
  };
}

export function localityId(city: string, slug: string): string {
  return `loc-${city}-${slug}`;
}

/** `South Bangalore`, but `Western Suburbs, Mumbai`. */
function zoneName(zone: string, city: string): string {
  if (zone === '') return city;
  return COMPASS.test(zone) ? `${zone} ${city}` : `${zone}, ${city}`;
}

function freeSlug(slug: string, taken: Set<string>): string {
  let free = slug;
  for (let number = 1; taken.has(free); number += 1) free = number === 1 ? `${slug}-metro` : `${slug}-metro-${number}`;
  taken.add(free);
  return free;
}
