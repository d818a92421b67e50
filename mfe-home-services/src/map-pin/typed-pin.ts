import type { GeoPoint } from '@aangan/shared-kit/domain/distance';

/** The pin that two fields of a form hold; undefined without one. */
export function pinOf(latitude = '', longitude = ''): GeoPoint | undefined {
  return latitude === '' || longitude === '' ? undefined : { latitude: Number(latitude), longitude: Number(longitude) };
}
