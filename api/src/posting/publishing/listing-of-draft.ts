import { indiaDayStart } from '@aangan/shared-kit/domain/india-day';
import { isCommercial, isMonthly, type ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import type { PreferredTenant } from '@aangan/shared-kit/domain/listing-options';
import type { PostingValues } from '@aangan/shared-kit/domain/posting/posting-fields';
import { hasHalfRoom, searchedSize } from '@aangan/shared-kit/domain/posting/unit-type';
import { CHECKING, type ListingDetails, type ListingFacts } from '../../search/listings/public.ts';
import { cheapestBed } from '../drafts/public.ts';

interface DraftToPublish {
  readonly id: string;
  readonly category: ListingCategory;
  readonly city: string;
  readonly values: PostingValues;
  /** First name. */
  readonly ownerName: string;
  /** Tokens of uploaded photos in order. */
  readonly photos: readonly string[];
  /** Name of the society or building, and of the locality, where nothing else says where it is. */
  readonly street: string;
  readonly at: Date;
}

/** The listing that a complete draft describes, which waits for its checks. */
export function listingOf({ values, ...draft }: DraftToPublish): ListingFacts {
  const { id, category, city, ownerName, photos, at } = draft;
  const monthly = isMonthly(category);
  const { unit, availableFrom = '' } = values;
  const cheapest = values.beds?.toSorted((one, other) => one.rent - other.rent)[0];
  return {
    ...{ id, city, category, ownerName },
    localityId: values.localityId ?? '',
    societyId: values.societyId ?? null,
    street: values.street ?? draft.street,
    latitude: values.latitude ?? 0,
    longitude: values.longitude ?? 0,
    accurateLocation: values.accurateLocation ?? false,
    price: (category === 'PG' ? cheapestBed(values.beds) : values.price) ?? 0,
    deposit: monthly ? (values.deposit ?? cheapest?.deposit ?? 0) : 0,
    maintenanceAmount: values.maintenanceAmount ?? 0,
    area: values.area ?? 0,
    bhk: unit ? searchedSize(unit) : null,
    halfRoom: unit ? hasHalfRoom(unit) : false,
    bathrooms: values.bathrooms ?? 0,
    floor: values.floor ?? null,
    totalFloors: values.totalFloors ?? null,
    age: values.underConstruction ? null : (values.age ?? null),
    facing: values.facing ?? null,
    furnishing: values.furnishing ?? null,
    parking: values.parking ?? 'NONE',
    buildingType: values.buildingType ?? null,
    commercialType: values.commercialType ?? null,
    pgTenant: values.pgTenant ?? null,
    flatmateRoom: values.flatmateRoom ?? null,
    tenants: tenantsOf(category, values),
    roomTypes: values.beds?.map(({ type }) => type) ?? [],
    amenities: values.amenities ?? [],
    foodIncluded: category === 'PG' ? (values.meals ?? []).length > 0 : null,
    underConstruction: values.underConstruction ?? false,
    forLease: values.forLease ?? false,
    loanAvailable: values.loanAvailable ?? false,
    availableFrom: new Date(indiaDayStart(availableFrom)),
    ...{ postedAt: at, confirmedAt: at },
    ...{ active: false, inactiveReason: CHECKING },
    ...{ sponsored: false, postedByBuilder: false },
    photos: photos.join(','),
    description: values.description?.trim() ?? '',
  };
}

/** What only the page of a listing shows. */
export function detailsOf(values: PostingValues): ListingDetails {
  const { beds, meals, rules, gateCloses, commercialLocality, buildingName } = values;
  const details = { beds, meals, rules, gateCloses, commercialLocality, buildingName };
  return Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined));
}

/** A PG is for whom its house is for, and companies rent commercial spaces. */
function tenantsOf(category: ListingCategory, { tenants = [], pgTenant }: PostingValues): readonly PreferredTenant[] {
  if (tenants.length > 0) return tenants;
  if (category === 'PG') {
    return [
      ...(pgTenant === 'female' ? [] : (['BACHELOR_MALE'] as const)),
      ...(pgTenant === 'male' ? [] : (['BACHELOR_FEMALE'] as const)),
    ];
  }
  return isCommercial(category) && isMonthly(category) ? ['COMPANY'] : [];
}
