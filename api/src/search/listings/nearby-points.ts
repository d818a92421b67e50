import { distanceKm, type GeoPoint } from '@aangan/shared-kit/domain/distance';
import type { DirectoryCity } from './place-directory.ts';

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
  const points = [...city.points.values()]
    .flatMap(({ name, kind, landmarkKind, ...position }): NearbyPoint[] => {
      const nearbyKind = NEARBY_KINDS.find((each) => each === (kind === 'metro' ? 'metro' : landmarkKind));
      return nearbyKind
        ? [{ kind: nearbyKind, name, distanceKm: Math.round(distanceKm(at, position) * 100) / 100 }]
        : [];
    })
    .filter(({ kind, distanceKm: km }) => km <= NEAR_KM || kind === 'airport')
    .sort((a, b) => a.distanceKm - b.distanceKm);
  return NEARBY_KINDS.flatMap((kind) => points.filter((point) => point.kind === kind).slice(0, EACH_KIND)).sort(
    (a, b) => a.distanceKm - b.distanceKm,
  );
}
