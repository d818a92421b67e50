import type { CommercialTypeKey } from '@aangan/shared-kit/domain/listing-options';
import type { CommercialLocality } from '@aangan/shared-kit/domain/posting/posting-options';
import { sql } from 'drizzle-orm';
import type { Database } from '../../src/foundation/database/public.ts';
import type { ListingDetails } from '../../src/search/listings/public.ts';

/** Where seeded spaces of each type are. */
const PLACES = {
  OFFICE_SPACE: 'BUSINESS_PARK',
  COWORKING: 'BUSINESS_PARK',
  RESTAURANT_OR_CAFE: 'STANDALONE_BUILDING',
  SHOP: 'INDEPENDENT_SHOP',
  SHOWROOM: 'STANDALONE_BUILDING',
  INDUSTRIAL_BUILDING: 'INDUSTRIAL_ESTATE',
  INDUSTRIAL_SHED: 'INDUSTRIAL_ESTATE',
  GODOWN_WAREHOUSE: 'INDUSTRIAL_ESTATE',
  OTHER_BUSINESS: 'STANDALONE_BUILDING',
} as const satisfies Record<CommercialTypeKey, CommercialLocality>;

/** What the form of a commercial space asks beyond the listing itself. */
export function seededDetails(type: CommercialTypeKey | null): ListingDetails {
  return type ? { commercialLocality: PLACES[type] } : {};
}

/** Stores the details of all seeded listings that have some; by set statements. */
export async function seedDetails(database: Database): Promise<void> {
  for (const [type, commercialLocality] of Object.entries(PLACES)) {
    await database.execute(sql`
      insert into listing_details (listing_id, details)
      select id, ${JSON.stringify({ commercialLocality })}::jsonb from listing where commercial_type = ${type}`);
  }
}
