import type { ProjectCard, ProjectDetail } from '@aangan/shared-kit/contracts/project-values';

const PHOTO = {
  id: 'tower-01',
  alt: 'Two towers. Illustration',
  title: 'Building',
  colour: '#c9b79c',
  illustration: true,
};

/** A project in Bangalore that is being built and eight months late, with what the test cares about on top. */
export function sampleCard(facts: Partial<ProjectCard> = {}): ProjectCard {
  return {
    id: 'abc123def4',
    name: 'Lakeside Heights',
    url: '/neem-homes-lakeside-heights-prjt-abc123def4',
    builder: { id: 'bld-neem-homes', name: 'Neem Homes' },
    city: 'bangalore',
    locality: 'Whitefield',
    localitySlug: 'whitefield',
    latitude: 12.97,
    longitude: 77.75,
    kind: 'APARTMENTS',
    stage: 'UNDER_CONSTRUCTION',
    launchedOn: '2024-03-01',
    promisedOn: '2027-06-30',
    possessionOn: '2028-02-28',
    minPrice: 60_00_000,
    maxPrice: 1_20_00_000,
    pricePerSqft: 8_000,
    minSize: 750,
    maxSize: 1_500,
    units: ['BHK1', 'BHK2', 'BHK3'],
    rera: { status: 'REGISTERED', state: 'Karnataka', number: 'PRM/KA/RERA/1251/446', validUntil: '2028-12-31' },
    picture: PHOTO,
    sponsored: false,
    type: 'building',
    ...facts,
  };
}

/** The same project as its page gets it. */
export function sampleProject(facts: Partial<ProjectDetail> = {}): ProjectDetail {
  return {
    ...sampleCard(),
    builder: {
      id: 'bld-neem-homes',
      name: 'Neem Homes',
      since: 1998,
      url: '/builders/neem-homes',
      projects: 12,
      delivered: 7,
    },
    cityName: 'Bangalore',
    state: 'Karnataka',
    localityId: 'loc-bangalore-whitefield',
    pinCode: '560066',
    address: 'Lake Road, Whitefield, Bangalore 560066',
    societyId: 'soc-bangalore-lakeside-heights',
    societySlug: 'lakeside-heights',
    towers: 2,
    floors: 18,
    totalUnits: 210,
    landAcres: 3.4,
    openArea: 62,
    about: ['Two towers beside the lake.'],
    highlights: ['Metro in walking distance'],
    amenities: ['LIFT', 'POOL', 'EV_CHARGING'],
    unitTypes: [
      {
        id: 'u1',
        type: 'BHK2',
        carpetArea: 700,
        builtUpArea: 1_000,
        price: 80_00_000,
        pricePerSqft: 8_000,
        bathrooms: 2,
        balconies: 1,
        total: 100,
        available: 12,
        plan: {
          width: 28,
          length: 25,
          rooms: [
            { kind: 'living', x: 0, y: 0, width: 16, length: 13 },
            { kind: 'bedroom', x: 16, y: 0, width: 12, length: 13 },
            { kind: 'bedroom', x: 0, y: 13, width: 16, length: 12 },
            { kind: 'bath', x: 16, y: 13, width: 12, length: 12 },
          ],
        },
      },
      {
        id: 'u2',
        type: 'BHK3',
        carpetArea: 1_050,
        builtUpArea: 1_500,
        price: 1_20_00_000,
        pricePerSqft: 8_000,
        bathrooms: 3,
        balconies: 2,
        total: 110,
        available: 0,
        plan: { width: 30, length: 35, rooms: [{ kind: 'living', x: 0, y: 0, width: 30, length: 35 }] },
      },
    ],
    paymentPlan: [
      { name: 'Booking', percent: 10, dueOn: null },
      { name: 'Roof', percent: 60, dueOn: '2027-05-01' },
      { name: 'Possession', percent: 30, dueOn: '2028-02-28' },
    ],
    images: [{ ...PHOTO, tag: 'OUTSIDE' }],
    imageRera: { text: 'PRM/KA/RERA/1251/446', alt: 'QR code of the registration PRM/KA/RERA/1251/446' },
    listings: { RENT: 1, BUY: 0 },
    sponsoredBuildingId: null,
    sponsoredBuildingUrl: null,
    updatedOn: '2026-11-01',
    ...facts,
  };
}
