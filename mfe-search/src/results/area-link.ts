import type { MapBounds } from '@aangan/shared-kit/domain/listing-search';

/** Placeholder for an area in an address, so that the map needs no address rules. */
export const SOME_AREA: MapBounds = { south: 1, west: 2, north: 3, east: 4 };
const WRITTEN = 'bbox=1,2,3,4';

/** Replaces {@link SOME_AREA} in an address by another area; degrees to 4 decimals, about 11 m. */
export function withArea(address: string, { south, west, north, east }: MapBounds): string {
  const text = [south, west, north, east].map((degrees) => Math.round(degrees * 10_000) / 10_000).join(',');
  return address.replace(WRITTEN, `bbox=${text}`);
}

/** Like the above, with a drawn area or with none. */
export function withPolygon(address: string, polygon: string | undefined): string {
  if (polygon !== undefined) return address.replace(WRITTEN, `poly=${polygon}`);
  return address.replace(`${WRITTEN}&`, '').replace(new RegExp(`[?&]${WRITTEN}$`), '');
}
