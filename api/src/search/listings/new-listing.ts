import type { Amenity, PgRoomType, PreferredTenant } from '@aangan/shared-kit/domain/listing-options';
import { AMENITIES, PG_ROOM_TYPES, PREFERRED_TENANTS } from '@aangan/shared-kit/domain/listing-options';
import { cityPlane } from './city-plane.ts';
import { photoCountOf } from './listing-photos.ts';
import { listingTitle } from './listing-title.ts';
import { optionMask } from './option-set.ts';
import type { ListingRow } from './property.tables.ts';

/** Columns that {@link newListing} computes. */
type Computed = 'title' | 'position' | 'tenants' | 'roomTypes' | 'amenities' | 'previousPrice' | 'priceChangedAt';

/** A listing as somebody describes it: sets are lists, and its place has a name. */
export interface ListingFacts extends Omit<ListingRow, Computed | 'photoCount'> {
  readonly tenants: readonly PreferredTenant[];
  readonly roomTypes: readonly PgRoomType[];
  readonly amenities: readonly Amenity[];
}

/** The place of a listing, for its title and its position on the plane of its city. */
interface ListingSite {
  readonly city: { readonly latitude: number; readonly longitude: number };
  /** `Neem Court, Koramangala`, or the locality alone. */
  readonly name: string;
}

/** The row of a new listing: posting and seeding make every row here, so that both take the same path. */
export function newListing(facts: ListingFacts, site: ListingSite): ListingRow {
  return {
    ...facts,
    title: listingTitle(facts, site.name),
    position: cityPlane(site.city, facts),
    tenants: optionMask(PREFERRED_TENANTS, facts.tenants),
    roomTypes: optionMask(PG_ROOM_TYPES, facts.roomTypes),
    amenities: optionMask(AMENITIES, facts.amenities),
    photoCount: photoCountOf(facts.photos),
    previousPrice: null,
    priceChangedAt: null,
  };
}
