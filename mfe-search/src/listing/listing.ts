import type { PropertyRecord } from '@aangan/shared-kit/contracts/property';
import { activeStatusLabel } from '@aangan/shared-kit/domain/active-status';
import { isMonthly, type ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import type {
  BhkType,
  BuildingType,
  CommercialTypeKey,
  FlatmateRoom,
  Furnishing,
  PgRoomType,
  PgTenant,
  PreferredTenant,
} from '@aangan/shared-kit/domain/listing-options';

export interface ListingPhoto {
  readonly id: string;
  readonly alt: string;
  readonly colour: string;
}

/**
 * What a card shows of a listing: the wire's record, cleaned and kept small, because it travels in the page's HTML.
 * What is absent does not apply to the listing.
 */
export interface ListingCard {
  readonly id: string;
  readonly category: ListingCategory;
  /** Path of its page. */
  readonly url: string;
  readonly title: string;
  /** ₹ a month, or ₹ for sale categories; for a PG its cheapest bed. */
  readonly price: number;
  /** ₹ */
  readonly deposit?: number;
  /** ₹ a month. */
  readonly maintenance?: number;
  /** Built-up or plot area, sq ft. */
  readonly area?: number;
  readonly bhk?: BhkType;
  readonly buildingType?: BuildingType;
  readonly commercialType?: CommercialTypeKey;
  readonly furnishing?: Furnishing;
  readonly bathrooms?: number;
  readonly roomTypes?: readonly PgRoomType[];
  readonly pgTenant?: PgTenant;
  readonly flatmateRoom?: FlatmateRoom;
  readonly tenants?: readonly PreferredTenant[];
  readonly foodIncluded?: true;
  readonly underConstruction?: true;
  readonly society?: string;
  readonly locality: string;
  /** Name for people. */
  readonly city: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Straight line from the searched place, km. */
  readonly distanceKm?: number;
  /** Epoch ms. */
  readonly availableFrom: number;
  /** When the owner last said it is still there, epoch ms. */
  readonly confirmedAt: number;
  readonly postedBy: 'OWNER' | 'BUILDER';
  /** The first few; the listing's page has all. */
  readonly photos: readonly ListingPhoto[];
  readonly sponsored?: true;
  /** `rented out`, `sold out` or `Inactive` when it is no longer on offer. */
  readonly closed?: string;
}

/** Photos a card can be swiped through. */
const CARD_PHOTOS = 5;

/** The card of a wire record. */
export function listingCard(record: PropertyRecord): ListingCard {
  return {
    id: record.id,
    category: record.propertyType,
    url: record.detailUrl,
    title: record.title,
    price: isMonthly(record.propertyType) ? (record.minRent ?? record.rent) : record.price,
    locality: record.nbLocality || record.locality,
    city: record.city,
    latitude: record.latitude,
    longitude: record.longitude,
    availableFrom: record.availableFrom,
    confirmedAt: record.lastConfirmedOn,
    postedBy: record.postedBy,
    photos: record.photos.slice(0, CARD_PHOTOS).map(cardPhoto),
    ...present({
      deposit: record.deposit,
      maintenance: record.maintenance && record.maintenanceAmount,
      area: record.propertySize,
      bhk: record.type,
      buildingType: record.buildingType,
      commercialType: record.commercialType,
      furnishing: record.furnishing,
      bathrooms: record.bathroom,
      roomTypes: record.roomTypes,
      pgTenant: record.pgTenant,
      flatmateRoom: record.flatmateRoom,
      tenants: record.preferredTenants,
      foodIncluded: record.foodIncluded,
      underConstruction: record.state === 'UNDER_CONSTRUCTION',
      society: record.society,
      distanceKm: record.distanceKm,
      sponsored: record.sponsored,
      closed: activeStatusLabel({ ...record, category: record.propertyType }),
    }),
  };
}

type Present<Facts> = { [Key in keyof Facts]?: Exclude<Facts[Key], null | undefined | false> };

/** The facts that say something: not null, false, zero or empty. */
function present<Facts extends Readonly<Record<string, unknown>>>(facts: Facts): Present<Facts> {
  const kept = Object.entries(facts).filter(([, value]) => (Array.isArray(value) ? value.length > 0 : Boolean(value)));
  return Object.fromEntries(kept) as Present<Facts>;
}

/** Only the first photo is seen without asking for more: the others are named after their room. */
function cardPhoto(photo: PropertyRecord['photos'][number], index: number): ListingPhoto {
  return { id: photo.id, alt: index === 0 ? photo.alt : `${photo.title}. Illustration`, colour: photo.colour };
}
