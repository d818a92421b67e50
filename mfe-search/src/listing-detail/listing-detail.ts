import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import type { PropertyRecord } from '@aangan/shared-kit/contracts/property';
import { activeStatusLabel } from '@aangan/shared-kit/domain/active-status';
import type { ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import {
  AMENITIES,
  type Amenity,
  type BhkType,
  type BuildingType,
  type CommercialTypeKey,
  type FlatmateRoom,
  type Furnishing,
  type Parking,
  type PgRoomType,
  type PgTenant,
  type PreferredTenant,
} from '@aangan/shared-kit/domain/listing-options';
import type { Breadcrumb } from '@aangan/shared-kit/platform/page';

type DetailAnswer = CallAnswer<'GET /api/v1/property/{propertyId}'>;

export type DetailPhoto = PropertyRecord['photos'][number];
export type NearbyPlace = DetailAnswer['nearby'][number];
export type ListingSociety = NonNullable<DetailAnswer['society']>;

/** A listing for its own page, the comparison and the video page: the wire record with plain field names. */
export interface ListingDetail {
  readonly id: string;
  readonly category: ListingCategory;
  readonly title: string;
  /** Canonical path. */
  readonly url: string;
  readonly city: string;
  readonly cityName: string;
  readonly locality: string;
  readonly localitySlug: string;
  readonly street: string;
  readonly society: string;
  readonly pin: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Whether the position is exact, or only approximate. */
  readonly exact: boolean;
  readonly bhk: BhkType | null;
  readonly building: BuildingType | null;
  readonly commercial: CommercialTypeKey | null;
  /** ₹ a month for rent, the cheapest bed of a PG; ₹ for a sale. */
  readonly price: number;
  /** ₹, once. */
  readonly deposit: number;
  /** ₹ a month; 0 when the owner gave none. */
  readonly maintenance: number;
  readonly lease: boolean;
  readonly loan: boolean;
  /** Built-up or plot area, sq ft. */
  readonly area: number;
  readonly bathrooms: number;
  readonly floor: number | null;
  readonly floors: number | null;
  /** Years. */
  readonly age: number | null;
  readonly facing: string | null;
  readonly furnishing: Furnishing | null;
  readonly parking: Parking;
  readonly underConstruction: boolean;
  readonly tenants: readonly PreferredTenant[];
  readonly pgTenant: PgTenant | null;
  readonly rooms: readonly PgRoomType[];
  readonly food: boolean | null;
  readonly flatmateRoom: FlatmateRoom | null;
  readonly amenities: readonly Amenity[];
  /** Epoch ms. */
  readonly availableFrom: number;
  readonly confirmedAt: number;
  readonly postedAt: number;
  readonly postedBy: 'OWNER' | 'BUILDER';
  readonly owner: string;
  /** Label shown when the listing is no longer available. */
  readonly status: 'rented out' | 'sold out' | 'Inactive' | null;
  readonly sponsored: boolean;
  /** RERA registration number, if the record has one. */
  readonly rera: string | null;
  readonly video: string | null;
  readonly photos: readonly DetailPhoto[];
  /** Breadcrumbs, without the listing itself. */
  readonly crumbs: readonly Breadcrumb[];
}

/** Converts the wire record for pages. */
export function listingDetail(record: PropertyRecord): ListingDetail {
  const category = record.propertyType;
  return {
    id: record.id,
    category,
    title: record.title,
    url: record.detailUrl,
    city: record.citySlug,
    cityName: record.city,
    locality: record.locality,
    localitySlug: record.localitySlug,
    street: record.street,
    society: record.society,
    pin: record.pinCode,
    latitude: record.latitude,
    longitude: record.longitude,
    exact: record.accurateLocation,
    bhk: record.type,
    building: record.buildingType,
    commercial: record.commercialType,
    price: record.minRent ?? (record.rent || record.price),
    deposit: record.deposit,
    maintenance: record.maintenance ? record.maintenanceAmount : 0,
    lease: record.forLease,
    loan: record.loanAvailable,
    area: record.propertySize,
    bathrooms: record.bathroom,
    floor: record.floor,
    floors: record.totalFloor,
    age: record.propertyAge,
    facing: record.facing,
    furnishing: record.furnishing,
    parking: record.parking,
    underConstruction: record.state === 'UNDER_CONSTRUCTION',
    tenants: record.preferredTenants,
    pgTenant: record.pgTenant,
    rooms: record.roomTypes,
    food: record.foodIncluded,
    flatmateRoom: record.flatmateRoom,
    // The map’s keys are the amenities of the contract; an unknown flag has no label.
    amenities: AMENITIES.filter((amenity) => record.amenitiesMap[amenity] === true),
    availableFrom: record.availableFrom,
    confirmedAt: record.lastConfirmedOn,
    postedAt: record.dateOnly,
    postedBy: record.postedBy,
    owner: record.ownerName,
    status: activeStatusLabel({ active: record.active, inactiveReason: record.inactiveReason, category }) ?? null,
    sponsored: record.sponsored,
    rera: reraOf(record),
    video: record.videoUnit,
    photos: record.photos.map(({ id, alt, title, colour, illustration }) => ({ id, alt, title, colour, illustration })),
    crumbs: record.breadcrumbUrls,
  };
}

/** The registration number from the record’s extra attributes. */
function reraOf({ aea__: extras }: PropertyRecord): string | null {
  const found = Object.entries(extras).find(([name]) => /^rera/i.test(name));
  return found?.[1].display_value || null;
}
