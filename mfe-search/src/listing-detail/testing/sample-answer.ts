import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import type { PropertyRecord } from '@aangan/shared-kit/contracts/property';
import { sampleRecord } from '@aangan/shared-kit/testing/sample-record';
import { type ListingDetail, listingDetail } from '../listing-detail.ts';

/** The answer for a listing by its id, with fields that a test overrides. */
export function sampleAnswer(facts: Partial<PropertyRecord> = {}): CallAnswer<'GET /api/v1/property/{propertyId}'> {
  return {
    record: sampleRecord(facts),
    description: 'Bright and airy. You deal with the owner directly.',
    nearby: [
      { kind: 'school', name: 'Hill School', distanceKm: 0.8 },
      { kind: 'metro', name: 'Lake Road', distanceKm: 2.4 },
      { kind: 'metro', name: 'Old Market', distanceKm: 1.1 },
    ],
    verified: false,
    priceChanges: [],
    alsoPosted: [],
    society: { slug: 'neem-court', name: 'Neem Court', builder: 'Thinnai Homes', units: 120, listings: 7 },
  };
}

/** A cleaned listing for tests. */
export function sampleListing(facts: Partial<PropertyRecord> = {}): ListingDetail {
  return listingDetail(sampleRecord(facts));
}

/** Fields that make a record a home for sale. */
export const FOR_SALE: Partial<PropertyRecord> = {
  propertyType: 'BUY',
  rent: 0,
  deposit: 0,
  price: 9_000_000,
  maintenance: false,
  maintenanceAmount: 0,
  preferredTenants: [],
};

/** Fields that make a record a paying guest stay. */
export const PAYING_GUEST: Partial<PropertyRecord> = {
  propertyType: 'PG',
  type: null,
  minRent: 9_500,
  rent: 9_500,
  deposit: 19_000,
  roomTypes: ['SINGLE', 'DOUBLE'],
  pgTenant: 'female',
  foodIncluded: true,
};

/** Fields that make a record a plot. */
export const PLOT: Partial<PropertyRecord> = {
  ...FOR_SALE,
  propertyType: 'PLOT',
  type: null,
  buildingType: null,
  furnishing: null,
  floor: null,
};

/** Localities around the sample, nearest first. */
export const AROUND = {
  localities: [
    {
      id: 'loc-1',
      slug: 'hsr-layout',
      name: 'HSR Layout',
      city: 'bangalore',
      latitude: 12.912,
      longitude: 77.645,
      distanceKm: 3.4,
      listings: 80,
    },
    {
      id: 'loc-2',
      slug: 'indiranagar',
      name: 'Indiranagar',
      city: 'bangalore',
      latitude: 12.972,
      longitude: 77.641,
      distanceKm: 4.5,
      listings: 90,
    },
  ],
};
