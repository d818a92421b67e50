import type { PropertyRecord } from '@aangan/shared-kit/contracts/property';
import type { WireVisit } from '@aangan/shared-kit/contracts/visits';
import { nearestOfEachKind, type PlaceDirectory } from '../../search/listings/public.ts';

/** Farther places do not help to find a home, in km. */
const LANDMARK_KM = 3;

/** The landmark or station nearest to a home; undefined without one nearby. */
export function nearestLandmark(places: PlaceDirectory, record: PropertyRecord): WireVisit['landmark'] {
  const [nearest] = nearestOfEachKind([...(places.get(record.citySlug)?.points.values() ?? [])], record);
  if (!nearest || nearest.distanceKm > LANDMARK_KM) return undefined;
  return { name: nearest.name, distanceKm: nearest.distanceKm };
}
