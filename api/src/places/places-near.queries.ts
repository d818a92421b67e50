import { distanceKm, type GeoPoint } from '@aangan/shared-kit/domain/distance';
import { and, between, inArray } from 'drizzle-orm';
import type { Database } from '../foundation/database/public.ts';
import { place } from './places.tables.ts';

/** Metro stations and landmarks within this distance are near. */
const NEAR_KM = 2;
const NEAREST_LOCALITIES = 3;
/** Degrees around a pin: more than 10 km, so that a place at the edge of a city has localities too. */
const BOX = 0.12;

/** What is near a pin, nearest first. Reads a box of about 4,500 places (Seq Scan, 1 ms). */
export async function placesNear(database: Database, pin: GeoPoint) {
  const rows = await database
    .select()
    .from(place)
    .where(
      and(
        between(place.latitude, pin.latitude - BOX, pin.latitude + BOX),
        between(place.longitude, pin.longitude - BOX, pin.longitude + BOX),
        inArray(place.kind, ['locality', 'landmark', 'metro']),
      ),
    );
  const near = rows
    .map((row) => ({ ...row, distanceKm: Math.round(distanceKm(pin, row) * 100) / 100 }))
    .sort((one, other) => one.distanceKm - other.distanceKm);
  const localities = near.filter(({ kind }) => kind === 'locality').slice(0, NEAREST_LOCALITIES);
  return near.flatMap(({ kind, id, name, subtitle, distanceKm: km }) => {
    if (kind === 'society') return [];
    const isNear = kind === 'locality' ? localities.some((each) => each.id === id) : km <= NEAR_KM;
    return isNear ? [{ kind, id, name, subtitle, distanceKm: km }] : [];
  });
}
