import type { ListingCategory } from '../domain/listing-category.ts';
import type { PostingValues } from '../domain/posting/posting-fields.ts';

const PLACE: PostingValues = { localityId: 'loc-bangalore-koramangala', latitude: 12.935, longitude: 77.624 };

const HOME: PostingValues = {
  ...PLACE,
  unit: 'BHK2',
  buildingType: 'AP',
  area: 1_150,
  floor: 3,
  totalFloors: 5,
  furnishing: 'SEMI_FURNISHED',
  bathrooms: 2,
  parking: 'FOUR_WHEELER',
  availableFrom: '2026-12-01',
};

const SPACE: PostingValues = {
  ...PLACE,
  commercialType: 'SHOP',
  commercialLocality: 'MALL',
  area: 400,
  floor: 1,
  totalFloors: 4,
  furnishing: 'NOT_FURNISHED',
  parking: 'BOTH',
  availableFrom: '2026-12-01',
};

const SAMPLES: Readonly<Record<ListingCategory, PostingValues>> = {
  RENT: { ...HOME, tenants: ['FAMILY'], price: 32_000, deposit: 1_50_000 },
  SHARED: { ...HOME, tenants: ['BACHELOR_MALE'], flatmateRoom: 'PRIVATE_ROOM', price: 14_000, deposit: 28_000 },
  PG: {
    ...PLACE,
    pgTenant: 'female',
    beds: [
      { type: 'SINGLE', beds: 4, rent: 14_000, deposit: 14_000 },
      { type: 'DOUBLE', beds: 8, rent: 9_500, deposit: 9_500 },
    ],
    furnishing: 'FULLY_FURNISHED',
    meals: ['BREAKFAST', 'DINNER'],
    rules: ['NO_SMOKING'],
    gateCloses: '22:00',
    availableFrom: '2026-12-01',
  },
  BUY: { ...HOME, price: 1_10_00_000 },
  PLOT: { ...PLACE, area: 1_200, price: 80_00_000, availableFrom: '2026-12-01' },
  COMMERCIAL_RENT: { ...SPACE, price: 45_000, deposit: 2_00_000 },
  COMMERCIAL_BUY: { ...SPACE, price: 90_00_000 },
};

/** A posting of a kind with every required field, for tests and examples. */
export function samplePosting(category: ListingCategory): PostingValues {
  return SAMPLES[category];
}
