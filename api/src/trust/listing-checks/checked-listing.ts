import type { ListingRow } from '../../search/listings/public.ts';

/** Facts that the checks use, without any labels of the seeding. */
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
  /** Perceptual hashes of its photos, in order. */
  readonly looks: readonly string[];
  readonly ownerId: string | null;
  /** Whole name of the account; a listing shows the first name only. */
  readonly accountName?: string | null;
  /** Epoch ms. */
  readonly ownerSince: number;
  readonly postedAt: number;
  readonly confirmedAt: number;
}
