import type { ListingRow } from '../../search/listings/property.tables.ts';

/** What the checks look at. No label of the seeding is among it. */
export interface CheckedListing
  extends Pick<
    ListingRow,
    | 'id'
    | 'city'
    | 'category'
    | 'localityId'
    | 'latitude'
    | 'longitude'
    | 'area'
    | 'price'
    | 'bhk'
    | 'floor'
    | 'totalFloors'
    | 'age'
    | 'bathrooms'
    | 'furnishing'
    | 'parking'
    | 'facing'
    | 'amenities'
    | 'roomTypes'
    | 'foodIncluded'
    | 'flatmateRoom'
    | 'commercialType'
    | 'ownerName'
    | 'postedByBuilder'
    | 'description'
    | 'active'
    | 'inactiveReason'
  > {
  /** Looks of its photos, in order. */
  readonly looks: readonly string[];
  readonly ownerId: string | null;
  /** Epoch ms. */
  readonly ownerSince: number;
  readonly postedAt: number;
  readonly confirmedAt: number;
}
