import type { MapBounds } from './listing-search.ts';
import { groupDigits } from './money.ts';

/** Source: product-and-plans, section 9 (platform: earth radius). */
export const EARTH_RADIUS_KM = 6371;

/** Degrees. */
export interface GeoPoint {
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * Straight-line distance over ground in km (haversine).
 * Source: services-and-platform, section 9 (distance).
 */
export function distanceKm(from: GeoPoint, to: GeoPoint): number {
  const latitudes = radians(to.latitude - from.latitude);
  const longitudes = radians(to.longitude - from.longitude);
  const haversine =
    Math.sin(latitudes / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(longitudes / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

/** `650 m` to the nearest 10 m, `2.4 km` below ten km, then whole km. */
export function formatDistance(km: number): string {
  const metres = Math.round(km * 100) * 10;
  if (metres < 1000) return `${metres} m`;
  const tenths = Math.round(km * 10);
  return tenths < 100 ? `${tenths / 10} km` : `${groupDigits(km)} km`;
}

/**
 * The smallest box in degrees that holds every point within `radiusKm` of the centre. Near the poles it spans all
 * longitudes; across the date line its east passes 180.
 */
export function boundingBox(centre: GeoPoint, radiusKm: number): MapBounds {
  const angle = radiusKm / EARTH_RADIUS_KM;
  const height = degrees(angle);
  const south = centre.latitude - height;
  const north = centre.latitude + height;
  if (south <= -90 || north >= 90) {
    return { south: Math.max(south, -90), west: -180, north: Math.min(north, 90), east: 180 };
  }
  // Wider than angle / cos(latitude): the circle is widest nearer the pole than at its centre.
  const width = degrees(Math.asin(Math.sin(angle) / Math.cos(radians(centre.latitude))));
  return { south, west: centre.longitude - width, north, east: centre.longitude + width };
}

function radians(degree: number): number {
  return (degree * Math.PI) / 180;
}

function degrees(radian: number): number {
  return (radian * 180) / Math.PI;
}
