import type { GeoPoint } from '../../distance.ts';
import type { ListingCategory } from '../../listing-category.ts';
import type { Amenity, BuildingType, Furnishing, Parking } from '../../listing-options.ts';

/** What the ranking reads of a listing. Times are epoch ms. */
export interface HomeFacts extends GeoPoint {
  readonly id: string;
  /** ₹ a month, or ₹ for sale categories. */
  readonly price: number;
  /** ₹; 0 for sale categories. */
  readonly deposit: number;
  /** Sq ft. */
  readonly area: number;
  readonly floor: number | null;
  readonly totalFloors: number | null;
  /** Years. */
  readonly age: number | null;
  /** `North-East`. */
  readonly facing: string | null;
  readonly furnishing: Furnishing | null;
  readonly parking: Parking;
  readonly buildingType: BuildingType | null;
  readonly amenities: readonly Amenity[];
  readonly foodIncluded: boolean | null;
  readonly photoCount: number;
  readonly availableFrom: number;
  readonly postedAt: number;
  readonly confirmedAt: number;
  readonly postedByBuilder: boolean;
  readonly localitySlug: string;
  readonly localityName: string;
  readonly societyId: string | null;
}

/** A point that homes should be near. */
export interface NearPoint extends GeoPoint {
  readonly name: string;
  readonly radiusKm: number;
}

/** A saved commute with the position of its place. */
export interface CommutePoint extends GeoPoint {
  readonly name: string;
  readonly mode: 'transit' | 'car' | 'two_wheeler' | 'walk';
  /** Minutes that the person accepts. */
  readonly minutes: number;
}

/** What homes are compared with. */
export interface RankingContext {
  readonly category: ListingCategory;
  /** Epoch ms. */
  readonly now: number;
  /** Of the candidates: ₹ and sq ft. */
  readonly medianPrice: number;
  readonly medianArea: number;
  readonly maxPrice?: number | undefined;
  /** Day by which the home is needed, epoch ms. */
  readonly neededBy?: number | undefined;
  readonly near?: NearPoint | undefined;
  readonly commutes: readonly CommutePoint[];
}
