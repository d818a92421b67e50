import type { GeoPoint } from '@aangan/shared-kit/domain/distance';

/** A society is a few hundred metres wide. */
export const SOCIETY_RADIUS_KM = 0.25;

/** A locality is not smaller or larger, however far the next one is. */
const LOCALITY_KM = { smallest: 0.5, largest: 3 } as const;

const CORNERS = 24;
const KM_OF_A_DEGREE = 111.19;

/**
 * The radius of a locality, km: half way to the next one, because no boundaries are known.
 * @param nextKm distance of the nearest other locality of its city
 */
export function localityRadiusKm(nextKm = 2 * LOCALITY_KM.largest): number {
  return Math.round(Math.min(LOCALITY_KM.largest, Math.max(LOCALITY_KM.smallest, nextKm / 2)) * 100) / 100;
}

/** A circle as corners of an area. */
export function circleCorners({ latitude, longitude }: GeoPoint, radiusKm: number): GeoPoint[] {
  const reach = radiusKm / KM_OF_A_DEGREE;
  return Array.from({ length: CORNERS }, (_, at) => {
    const angle = (at / CORNERS) * 2 * Math.PI;
    return {
      latitude: latitude + reach * Math.cos(angle),
      longitude: longitude + (reach * Math.sin(angle)) / Math.cos((latitude * Math.PI) / 180),
    };
  });
}
