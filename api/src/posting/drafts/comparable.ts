import { pricePosition } from '@aangan/shared-kit/domain/posting/price-position';
import { searchedSize } from '@aangan/shared-kit/domain/posting/unit-type';
import type { DatabaseOrTransaction } from '../../foundation/database/public.ts';
import { comparableHomes } from '../../search/listings/public.ts';
import { comparedWith } from './compared-with.ts';
import { givenValues } from './draft-values.ts';
import { placeOf } from './drafts.queries.ts';
import type { DraftRow } from './drafts.tables.ts';

/** Where the price of a draft stands among live homes like it. @param now epoch ms */
export async function pricePositionOf(database: DatabaseOrTransaction, row: DraftRow, now: number) {
  const { category, city } = row;
  const values = givenValues(row.fields);
  const { localityId, unit, area, commercialType = null, flatmateRoom = null, furnishing, pgTenant } = values;
  const place = localityId ? await placeOf(database, localityId) : undefined;
  const price = category === 'PG' ? cheapestBed(values.beds) : values.price;
  if (!place || price === undefined) return { position: null, comparedWith: '' };
  const bhk = unit ? searchedSize(unit) : null;
  const home = { category, city, localityId: place.id, bhk, commercialType, flatmateRoom, furnishing, pgTenant, area };
  const { prices, wider, sameFurnishing } = await comparableHomes(database, { ...home, listingId: row.id }, now);
  return {
    position: pricePosition(price, prices) ?? null,
    comparedWith: comparedWith({ category, unit, commercialType, place, wider, ...(sameFurnishing && { furnishing }) }),
  };
}

/** ₹ a month of the cheapest bed, by which a PG is found. */
export function cheapestBed(beds: readonly { readonly rent: number }[] | undefined): number | undefined {
  return beds && beds.length > 0 ? Math.min(...beds.map(({ rent }) => rent)) : undefined;
}
