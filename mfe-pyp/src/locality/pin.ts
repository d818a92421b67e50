import { distanceKm, type GeoPoint } from '@aangan/shared-kit/domain/distance';

/** A locality of the draft's city. */
export interface CityLocality extends GeoPoint {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
}

/**
 * The locality of a building: the one that it names, or else the nearest.
 * @param building its subtitle is `Sector 15, Faridabad`
 */
export function localityOf(
  building: GeoPoint & { readonly subtitle: string },
  localities: readonly CityLocality[],
): CityLocality | undefined {
  const name = building.subtitle.slice(0, building.subtitle.lastIndexOf(', '));
  const named = localities.find((locality) => locality.name === name);
  return named ?? localities.toSorted((one, other) => distanceKm(one, building) - distanceKm(other, building))[0];
}
