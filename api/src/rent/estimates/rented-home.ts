import type { Amenity, BhkType, BuildingType, Furnishing } from '@aangan/shared-kit/domain/listing-options';

/** What a rent is estimated from. */
export interface RentedHome {
  readonly localityId: string;
  readonly bhk: BhkType;
  /** Built-up, sq ft. */
  readonly area: number;
  readonly furnishing: Furnishing;
  readonly building: BuildingType;
  readonly floor: number;
  /** Years. */
  readonly age: number;
  readonly amenities: readonly Amenity[];
}

/** A home with its asking rent, ₹ a month. */
export interface PricedHome extends RentedHome {
  readonly rent: number;
}
