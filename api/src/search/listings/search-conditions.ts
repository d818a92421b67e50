import { boundingBox, EARTH_RADIUS_KM, type GeoPoint } from '@aangan/shared-kit/domain/distance';
import {
  AMENITIES,
  FLOOR_BAND_RANGES,
  type FloorBand,
  type FloorRange,
  PG_ROOM_TYPES,
  PREFERRED_TENANTS,
} from '@aangan/shared-kit/domain/listing-options';
import type { MapBounds } from '@aangan/shared-kit/domain/listing-search';
import { polygonBounds } from '@aangan/shared-kit/domain/polygon';
import { type SQL, sql } from 'drizzle-orm';
import { PARKING_SATISFIED_BY, PG_TENANT_SATISFIED_BY } from './option-meaning.ts';
import { optionMask } from './option-set.ts';
import type { DirectoryPlace } from './place-directory.ts';
import { availabilityWindow } from './search-day.ts';
import type { Circle, ResolvedSearch, SearchQuery } from './search-query.ts';

/** Condition of a filter on a listing `l`, or undefined when the search does not use it. */
type Condition = (search: ResolvedSearch) => SQL | undefined;

/** One row per filter. Localities also choose the index, so they are separate in {@link localityCondition}. */
const CONDITIONS = {
  society: ({ society }) => society && sql`l.society_id = ${society.id}`,
  near: ({ around }) => around && within(around.place, around.radiusKm),
  stations: ({ stations }) => anyWithin(stations),
  commute: ({ commutes }) => allWithin(commutes),
  bhk: ({ query }) => oneOf(sql`l.bhk`, query.bhk),
  minPrice: ({ query }) => given(query.minPrice, (rupees) => sql`l.price >= ${rupees}`),
  maxPrice: ({ query }) => given(query.maxPrice, (rupees) => sql`l.price <= ${rupees}`),
  availability: ({ query, day }) =>
    given(query.availability, (availability) => freeWithin(availabilityWindow(availability, day))),
  furnishing: ({ query }) => oneOf(sql`l.furnishing`, query.furnishing),
  parking: ({ query }) =>
    oneOf(
      sql`l.parking`,
      query.parking.flatMap((parking) => PARKING_SATISFIED_BY[parking]),
    ),
  tenants: ({ query }) => anyOf(sql`l.tenants`, optionMask(PREFERRED_TENANTS, query.tenants)),
  buildingTypes: ({ query }) => oneOf(sql`l.building_type`, query.buildingTypes),
  commercialTypes: ({ query }) => oneOf(sql`l.commercial_type`, query.commercialTypes),
  roomTypes: ({ query }) => anyOf(sql`l.room_types`, optionMask(PG_ROOM_TYPES, query.roomTypes)),
  pgTenant: ({ query }) => given(query.pgTenant, (tenant) => oneOf(sql`l.pg_tenant`, PG_TENANT_SATISFIED_BY[tenant])),
  flatmateRoom: ({ query }) => given(query.flatmateRoom, (room) => sql`l.flatmate_room = ${room}`),
  buildingStage: ({ query }) => given(query.buildingStage, (stage) => sql`l.under_construction = ${stage === '-1'}`),
  minArea: ({ query }) => given(query.minArea, (area) => sql`l.area >= ${area}`),
  maxArea: ({ query }) => given(query.maxArea, (area) => sql`l.area <= ${area}`),
  bathrooms: ({ query }) => given(query.bathrooms, (bathrooms) => sql`l.bathrooms >= ${bathrooms}`),
  floors: ({ query }) => onFloors(query.floors),
  maxAge: ({ query }) => given(query.maxAge, (years) => sql`l.age <= ${years}`),
  facing: ({ query }) => oneOf(sql`l.facing`, query.facing),
  postedBy: ({ query }) => given(query.postedBy, (poster) => sql`l.posted_by_builder = ${poster === 'BUILDER'}`),
  amenities: ({ query }) => allOf(sql`l.amenities`, optionMask(AMENITIES, query.amenities)),
  withPhotos: ({ query }) => (query.withPhotos ? sql`l.photo_count > 0` : undefined),
  confirmed: ({ query, day }) => (query.confirmed ? sql`l.confirmed_at >= ${new Date(day.confirmedSince)}` : undefined),
  bounds: ({ query }) => query.bounds && inside(query.bounds),
  polygon: ({ query }) => query.polygon && drawn(query.polygon),
} as const satisfies Partial<Record<keyof SearchQuery, Condition>>;

/** Conditions of the filters of a search on a listing `l`, except its locality. */
export function filterConditions(search: ResolvedSearch): SQL[] {
  return Object.values(CONDITIONS).flatMap((condition: Condition) => condition(search) ?? []);
}

/** The listings a search may choose from: a city, or one of its localities. */
export function localityCondition(search: ResolvedSearch, locality: DirectoryPlace | undefined): SQL {
  const { category } = search.query;
  const inCity = sql`l.city = ${search.city.slug} and l.category = ${category} and l.active`;
  // The planner chooses the partition by the city, and the partial indexes by these very conditions.
  return locality ? sql`l.locality_id = ${locality.id} and ${inCity}` : inCity;
}

function given<Value>(value: Value | undefined, condition: (value: Value) => SQL | undefined): SQL | undefined {
  return value === undefined ? undefined : condition(value);
}

function oneOf(column: SQL, values: readonly string[]): SQL | undefined {
  return values.length === 0 ? undefined : sql`${column} in ${[...new Set(values)]}`;
}

function onFloors(bands: readonly FloorBand[]): SQL | undefined {
  const each = bands.map((band) => {
    const { first, last }: FloorRange = FLOOR_BAND_RANGES[band];
    const from = first === undefined ? undefined : sql`l.floor >= ${first}`;
    const to = last === undefined ? undefined : sql`l.floor <= ${last}`;
    return sql`(${sql.join(
      [from, to].filter((part) => part !== undefined),
      sql` and `,
    )})`;
  });
  return each.length === 0 ? undefined : sql`(${sql.join(each, sql` or `)})`;
}

function anyOf(column: SQL, mask: number): SQL | undefined {
  return mask === 0 ? undefined : sql`${column} & ${mask}::int <> 0`;
}

function allOf(column: SQL, mask: number): SQL | undefined {
  return mask === 0 ? undefined : sql`${column} & ${mask}::int = ${mask}::int`;
}

function freeWithin({ from, before }: { from: number; before: number }): SQL {
  return Number.isFinite(from)
    ? sql`l.available_from >= ${new Date(from)}`
    : sql`l.available_from < ${new Date(before)}`;
}

function inside({ south, west, north, east }: MapBounds): SQL {
  return sql`l.latitude between ${south}::float8 and ${north}::float8 and l.longitude between ${west}::float8 and ${east}::float8`;
}

/**
 * The bounding box first, which is cheap, then the polygon. Units are 0.00001°: PostgreSQL counts points within
 * 0.000001 of a line as on it, which in degrees would be decimetres.
 */
function drawn(corners: readonly GeoPoint[]): SQL {
  const unit = 100_000;
  const text = corners.map(({ latitude, longitude }) => `(${longitude * unit},${latitude * unit})`).join(',');
  return sql`${inside(polygonBounds(corners))} and ${`(${text})`}::polygon @> point(l.longitude * ${unit}::float8, l.latitude * ${unit}::float8)`;
}

function anyWithin(circles: readonly Circle[]): SQL | undefined {
  const each = circles.map(({ place, radiusKm }) => sql`(${within(place, radiusKm)})`);
  return each.length === 0 ? undefined : sql`(${sql.join(each, sql` or `)})`;
}

function allWithin(circles: readonly Circle[]): SQL | undefined {
  const each = circles.map(({ place, radiusKm }) => within(place, radiusKm));
  return each.length === 0 ? undefined : sql.join(each, sql` and `);
}

/**
 * The bounding box first, which is cheap, then the exact distance. Source: services-and-platform, section 9 (distance).
 */
function within(centre: DirectoryPlace, radiusKm: number): SQL {
  return sql`${inside(boundingBox(centre, radiusKm))} and ${kmFrom(centre)} <= ${radiusKm}::float8`;
}

function kmFrom({ latitude, longitude }: DirectoryPlace): SQL {
  return sql`${2 * EARTH_RADIUS_KM}::float8 * asin(least(1, sqrt(
    sin(radians(l.latitude - ${latitude}::float8) / 2) ^ 2 +
    cos(radians(${latitude}::float8)) * cos(radians(l.latitude)) *
    sin(radians(l.longitude - ${longitude}::float8) / 2) ^ 2)))`;
}
