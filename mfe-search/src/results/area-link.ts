import { SOME_AREA_WRITTEN } from '@aangan/shared-kit/links/search-area';

/** Replaces the placeholder of an area in an address by a drawn area, or by none. */
export function withPolygon(address: string, polygon: string | undefined): string {
  if (polygon !== undefined) return address.replace(SOME_AREA_WRITTEN, `poly=${polygon}`);
  return address.replace(`${SOME_AREA_WRITTEN}&`, '').replace(new RegExp(`[?&]${SOME_AREA_WRITTEN}$`), '');
}
