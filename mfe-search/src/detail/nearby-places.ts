import type { NearbyPlace } from '../listing-detail/public.ts';

export type NearbyKind = NearbyPlace['kind'];

/** Heading of each kind of place, in order of demand. */
const NEARBY_KINDS = {
  metro: 'Metro',
  station: 'Railway stations',
  hospital: 'Hospitals',
  school: 'Schools',
  college: 'Colleges',
  tech_park: 'Tech parks',
  mall: 'Malls',
  park: 'Parks',
  airport: 'Airport',
} as const satisfies Record<NearbyKind, string>;

interface NearbyGroup {
  readonly kind: NearbyKind;
  readonly label: string;
  /** Nearest first. */
  readonly places: readonly NearbyPlace[];
}

/** Places by kind, in the order of {@link NEARBY_KINDS}; kinds without a place nearby are left out. */
export function nearbyGroups(places: readonly NearbyPlace[]): NearbyGroup[] {
  const kinds = Object.keys(NEARBY_KINDS) as NearbyKind[];
  return kinds.flatMap((kind) => {
    const found = places.filter((place) => place.kind === kind).sort((one, other) => one.distanceKm - other.distanceKm);
    return found.length > 0 ? [{ kind, label: NEARBY_KINDS[kind], places: found }] : [];
  });
}
