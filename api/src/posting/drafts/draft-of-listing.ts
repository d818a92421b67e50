import { indiaDay } from '@aangan/shared-kit/domain/india-day';
import { AMENITIES, PG_ROOM_TYPES, PREFERRED_TENANTS } from '@aangan/shared-kit/domain/listing-options';
import type { PostingValues } from '@aangan/shared-kit/domain/posting/posting-fields';
import { FACINGS } from '@aangan/shared-kit/domain/posting/posting-options';
import { unitOf } from '@aangan/shared-kit/domain/posting/unit-type';
import { and, eq } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../foundation/database/public.ts';
import {
  type ListingDetails,
  type ListingRow,
  listing,
  listingDetails,
  listingOwner,
  optionsOf,
} from '../../search/listings/public.ts';
import { valuesFor } from './draft-values.ts';
import type { DraftRow } from './drafts.tables.ts';

/** The form of a listing that was not posted by one; undefined if it is not the person's. */
export async function draftOfListing(
  database: DatabaseOrTransaction,
  accountId: string,
  id: string,
  at: Date,
): Promise<DraftRow | undefined> {
  const [found] = await database
    .select({ row: listing, details: listingDetails.details })
    .from(listing)
    .innerJoin(listingOwner, eq(listingOwner.listingId, listing.id))
    .leftJoin(listingDetails, eq(listingDetails.listingId, listing.id))
    .where(and(eq(listing.id, id), eq(listingOwner.accountId, accountId)));
  if (!found) return undefined;
  const { row, details } = found;
  const values = valuesOfListing(row, details ?? {});
  return {
    ...{ id, accountId, category: row.category, city: row.city },
    fields: values as DraftRow['fields'],
    stamps: {},
    version: 1,
    published: values,
    publishedAt: row.postedAt,
    ...{ deletedAt: null, reasonBefore: null },
    ...{ createdAt: row.postedAt, changedAt: at },
  };
}

/** The values of a form from a stored listing: the reverse of `listingOf`. */
export function valuesOfListing(row: ListingRow, details: ListingDetails): PostingValues {
  const roomTypes = optionsOf(PG_ROOM_TYPES, row.roomTypes);
  const facing = FACINGS.find((each) => each === row.facing);
  const all: { readonly [Name in keyof PostingValues]: PostingValues[Name] | null } = {
    unit: row.bhk && unitOf(row.bhk, row.halfRoom),
    ...{ buildingType: row.buildingType, commercialType: row.commercialType, flatmateRoom: row.flatmateRoom },
    ...{ pgTenant: row.pgTenant, area: row.area, floor: row.floor, totalFloors: row.totalFloors, age: row.age },
    ...{ bathrooms: row.bathrooms, furnishing: row.furnishing, parking: row.parking },
    ...(facing && { facing }),
    tenants: optionsOf(PREFERRED_TENANTS, row.tenants),
    amenities: optionsOf(AMENITIES, row.amenities),
    ...{ underConstruction: row.underConstruction, forLease: row.forLease, loanAvailable: row.loanAvailable },
    ...{ localityId: row.localityId, societyId: row.societyId, street: row.street },
    ...{ latitude: row.latitude, longitude: row.longitude, accurateLocation: row.accurateLocation },
    ...{ price: row.price, deposit: row.deposit, maintenanceAmount: row.maintenanceAmount },
    availableFrom: indiaDay(row.availableFrom.getTime()),
    description: row.description,
    beds: roomTypes.map((type) => ({ type, beds: 1, rent: row.price, deposit: row.deposit })),
    gateCloses: row.category === 'PG' ? 'NEVER' : null,
    meals: row.foodIncluded ? ['BREAKFAST', 'DINNER'] : [],
    ...details,
  };
  const given = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null && value !== undefined));
  return valuesFor(row.category, given as PostingValues);
}
