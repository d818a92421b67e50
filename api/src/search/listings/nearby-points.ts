import { distanceKm, type GeoPoint } from '@aangan/shared-kit/domain/distance';
import type { DirectoryCity, DirectoryPlace } from './place-directory.ts';

const NEARBY_KINDS = [
  'metro',
  'hospital',
  'school',
  'college',
  'mall',
  'park',
  'tech_park',
  'station',
  'airport',
] as const;

type NearbyKind = (typeof NEARBY_KINDS)[number];

interface NearbyPoint {
  readonly kind: NearbyKind;
  readonly name: string;
  /** Straight-line distance, to 10 m. */
  readonly distanceKm: number;
}

const EACH_KIND = 2;
/** Places farther away are not near, except airports. */
const NEAR_KM = 15;

/** The nearest places of each kind, nearest first. */
export function nearbyPoints(city: DirectoryCity, at: GeoPoint): NearbyPoint[] {
  return nearestOfEachKind([...city.points.values()], at).map(({ nearbyKind, name, distanceKm: km }) => ({
    kind: nearbyKind,
    name,
    distanceKm: km,
  }));
}

type Point = Pick<DirectoryPlace, 'kind' | 'landmarkKind' | 'latitude' | 'longitude'>;

/** The nearest landmarks and stations of each kind with their distances, nearest first. */
export function nearestOfEachKind<Of extends Point>(points: readonly Of[], at: GeoPoint) {
  const near = points
    .flatMap((point) => {
      const nearbyKind = NEARBY_KINDS.find((each) => each === (point.kind === 'metro' ? 'metro' : point.landmarkKind));
      return nearbyKind ? [{ ...point, nearbyKind, distanceKm: Math.round(distanceKm(at, point) * 100) / 100 }] : [];
    })
    .filter(({ nearbyKind, distanceKm: km }) => km <= NEAR_KM || nearbyKind === 'airport')
    .sort((a, b) => a.distanceKm - b.distanceKm);
  return NEARBY_KINDS.flatMap((kind) => near.filter((point) => point.nearbyKind === kind).slice(0, EACH_KIND)).sort(
    (a, b) => a.distanceKm - b.distanceKm,
  );
}
