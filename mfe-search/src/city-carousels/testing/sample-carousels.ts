import type { CarouselsAnswer } from '@aangan/shared-kit/contracts/home';
import { sampleRecord } from '@aangan/shared-kit/testing/sample-record';

/** A wire answer for tests with one item of each kind. */
export function sampleCarousels(): CarouselsAnswer {
  return {
    projects: [
      {
        id: 'prj-1',
        slug: 'neem-court',
        url: '/otla-housing-neem-court-prjt-neemcourt1',
        name: 'Neem Court',
        builder: 'Otla Housing',
        locality: 'Hennur',
        minPrice: 80_00_000,
        maxPrice: 1_20_00_000,
        bhk: ['BHK3', 'BHK2'],
        possession: 'June 2029',
        picture: 'facade-01',
        pictureAlt: 'Illustration: a seven-storey house',
        pictureColour: '#c9b79c',
        listings: 3,
      },
      {
        id: 'prj-2',
        slug: 'jaali-vista',
        url: '/jaali-habitats-jaali-vista-prjt-jaalivista',
        name: 'Jaali Vista',
        builder: 'Jaali Habitats',
        locality: 'Hebbal',
        minPrice: 90_00_000,
        maxPrice: 90_00_000,
        bhk: ['BHK2'],
        possession: 'Ready to move in',
        picture: 'facade-02',
        pictureAlt: 'Illustration: a house by a lake',
        pictureColour: '#c9b79c',
        listings: 0,
      },
    ],
    builders: [{ id: 'bld-otla-housing', name: 'Otla Housing', since: 1998, projects: 12, city: 'bangalore' }],
    recentProperties: {
      BHK2_BHK3: [sampleRecord({ id: '8a9f0000000000a1', title: 'Two rooms with a balcony' })],
      INDEPENDENT: [sampleRecord({ id: '8a9f0000000000a2', title: 'A house with a neem tree' })],
      HIGH_FLOOR: [],
      TOP_SOCIETIES: [],
    },
    sharedProperties: {
      PG: [sampleRecord({ id: '8a9f0000000000a3', title: 'A bed near the college', propertyType: 'PG' })],
      SHARED: [sampleRecord({ id: '8a9f0000000000a4', title: 'A room in a shared flat', propertyType: 'SHARED' })],
    },
    topRentalSocieties: [
      { slug: 'neem-court', name: 'Neem Court', locality: 'Koramangala', listings: 14, minRent: 18_000 },
    ],
    news: [{ id: 'n1', title: 'Before you sign', summary: 'Read the notice period.', date: Date.UTC(2026, 9, 3, 6) }],
    priceTrends: [
      {
        locality: 'Koramangala',
        slug: 'koramangala',
        rent: 43_200,
        rentChangePercent: 1.6,
        pricePerSqft: 12_090,
        sampleSize: 57,
      },
      {
        locality: 'Hennur',
        slug: 'hennur',
        rent: 26_700,
        rentChangePercent: -0.4,
        pricePerSqft: 7_410,
        sampleSize: 50,
      },
    ],
    stories: [{ id: 's1', name: 'Meera', city: 'bangalore', title: 'Two weekends', text: 'We met the owner.' }],
  };
}
