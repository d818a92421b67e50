import type { PropertyRecord } from '@aangan/shared-kit/contracts/property';
import type { Database } from '../../foundation/database/public.ts';
import { cardsById } from './listing-cards.ts';
import { toPropertyRecord } from './property-record.ts';

/** Listings as cards, by id; deleted ones are left out. */
export async function recordsById(
  database: Database,
  ids: readonly string[],
  assetUrl: string,
): Promise<ReadonlyMap<string, PropertyRecord>> {
  const cards = await cardsById(database, ids);
  return new Map(cards.map((card) => [card.id, toPropertyRecord(card, { assetUrl })]));
}
