import type { MapBounds } from '../domain/listing-search.ts';

/** Placeholder for an area in an address, so that a map needs no address rules. */
export const SOME_AREA: MapBounds = { south: 1, west: 2, north: 3, east: 4 };
/** How {@link SOME_AREA} is written in the addresses of searches. */
export const SOME_AREA_WRITTEN = 'bbox=1,2,3,4';

/** An area as the addresses and calls of searches write it: `south,west,north,east`, degrees. */
export function boundsText({ south, west, north, east }: MapBounds): string {
  return [south, west, north, east].join(',');
}

/** Replaces {@link SOME_AREA} in an address by another area; degrees to 4 decimals, about 11 m. */
export function withArea(address: string, { south, west, north, east }: MapBounds): string {
  const round = (degrees: number) => Math.round(degrees * 10_000) / 10_000;
  const rounded = { south: round(south), west: round(west), north: round(north), east: round(east) };
  return address.replace(SOME_AREA_WRITTEN, `bbox=${boundsText(rounded)}`);
}
