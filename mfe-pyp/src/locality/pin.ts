import { distanceKm, type GeoPoint } from '@aangan/shared-kit/domain/distance';

/** A locality of the draft's city. */
export interface CityLocality extends GeoPoint {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
}

/** The locality of a building: the one that it names, or else the nearest. */
export function localityOf(
  building: GeoPoint & { readonly subtitle: string },
  localities: readonly CityLocality[],
): CityLocality | undefined {
  const named = localities.find(({ name }) => building.subtitle.startsWith(name));
  return named ?? localities.toSorted((one, other) => distanceKm(one, building) - distanceKm(other, building))[0];
}
