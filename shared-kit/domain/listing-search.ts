import type { ListingCategory } from './listing-category.ts';
import type {
  Amenity,
  Availability,
  BhkType,
  BuildingStage,
  BuildingType,
  CommercialTypeKey,
  FlatmateRoom,
  FloorBand,
  Furnishing,
  Parking,
  PgRoomType,
  PgTenant,
  Poster,
  PreferredTenant,
  SortOrder,
} from './listing-options.ts';
import type { Facing } from './posting/posting-options.ts';

/** South-west and north-east corners in degrees. */
export interface MapBounds {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** At most this many localities in one search. Source: product-and-plans, section 3 (home search). */
export const MAX_LOCALITIES = 3;

/** At most this many metro stations in one search. */
export const MAX_STATIONS = 6;

/** Cards on one page of results. */
export const RESULTS_PER_PAGE = 30;

/** A search for listings. All search addresses are parsed into it. */
export interface ListingSearch {
  readonly category: ListingCategory;
  /** City slug, e.g. `greater-noida`. */
  readonly city: string;
  /** Locality slugs within the city, at most {@link MAX_LOCALITIES}. */
  readonly localities: readonly string[];
  /** Society slug: only homes of that society. */
  readonly society?: string;
  /** Slug of a landmark or metro station: homes within `radiusKm` of it. */
  readonly near?: string;
  /** Slugs of metro stations, joined by commas, at most {@link MAX_STATIONS}: homes within `radiusKm` of any. */
  readonly stations?: string;
  /** Commutes that must all be short enough, as text, see commute.ts. */
  readonly commute?: string;
  /** Radius around `near` or `stations`, in km. */
  readonly radiusKm?: number;
  readonly bhk: readonly BhkType[];
  /** ₹ a month, or ₹ for sale categories. */
  readonly minPrice?: number;
  readonly maxPrice?: number;
  readonly availability?: Availability;
  readonly furnishing: readonly Furnishing[];
  readonly parking: readonly Parking[];
  readonly tenants: readonly PreferredTenant[];
  readonly buildingTypes: readonly BuildingType[];
  readonly commercialTypes: readonly CommercialTypeKey[];
  readonly roomTypes: readonly PgRoomType[];
  readonly pgTenant?: PgTenant;
  readonly flatmateRoom?: FlatmateRoom;
  readonly buildingStage?: BuildingStage;
  /** Built-up (or plot) area in sq ft. */
  readonly minArea?: number;
  readonly maxArea?: number;
  /** At least this many bathrooms. */
  readonly bathrooms?: number;
  readonly floors: readonly FloorBand[];
  /** At most this many years since the building was finished, one of BUILDING_AGES. */
  readonly maxAge?: number;
  readonly facing: readonly Facing[];
  readonly postedBy?: Poster;
  readonly amenities: readonly Amenity[];
  readonly withPhotos: boolean;
  /** Only listings whose owner confirmed them within the last 7 days. */
  readonly confirmed: boolean;
  readonly sort: SortOrder;
  readonly bounds?: MapBounds;
  /** An area drawn on the map, as text, see polygon.ts; excludes `bounds`. */
  readonly polygon?: string;
}

/** A search of one category in one city without filters. */
export function emptySearch(category: ListingCategory, city: string): ListingSearch {
  return {
    category,
    city,
    localities: [],
    bhk: [],
    furnishing: [],
    parking: [],
    tenants: [],
    buildingTypes: [],
    commercialTypes: [],
    roomTypes: [],
    floors: [],
    facing: [],
    amenities: [],
    withPhotos: false,
    confirmed: false,
    sort: 'newest',
  };
}
