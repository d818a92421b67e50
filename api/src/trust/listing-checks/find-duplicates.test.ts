import fc from 'fast-check';
import type { CheckedListing } from './checked-listing.ts';
import { clustersOf, findDuplicates, type SameHome } from './find-duplicates.ts';
import { photoRarity } from './photo-rarity.ts';
import { mayBeSame } from './same-home.ts';

const HOME: CheckedListing = {
  id: 'a',
  city: 'pune',
  category: 'RENT',
  localityId: 'loc-pune-baner',
  latitude: 18.56,
  longitude: 73.78,
  area: 1_000,
  price: 30_000,
  bhk: 'BHK2',
  floor: 3,
  totalFloors: 7,
  age: 5,
  bathrooms: 2,
  furnishing: 'SEMI_FURNISHED',
  parking: 'BOTH',
  facing: 'East',
  amenities: 5,
  roomTypes: 0,
  foodIncluded: null,
  flatmateRoom: null,
  commercialType: null,
  ownerName: 'Asha',
  postedByBuilder: false,
  description: 'Bright and airy.',
  active: true,
  inactiveReason: null,
  looks: ['p1', 'p2', 'p3', 'p4'],
  ownerId: 'acc_asha',
  ownerSince: 0,
  postedAt: 1_000,
  confirmedAt: 2_000,
};

/** Other listings, so that photo rarity can be computed. */
const CROWD = Array.from({ length: 400 }, (_, at) => ({ ...HOME, id: `x${at}`, looks: [`q${at}`, `r${at}`] }));
const rarity = photoRarity([HOME, ...CROWD]);
const pairs = (other: Partial<CheckedListing>) =>
  findDuplicates([HOME, { ...HOME, id: 'b', description: 'Another text.', ...other }], rarity);

it.each([
  ['with the same photos from another account', { ownerId: 'acc_b' }],
  ['with new photos from the same account', { looks: ['n1', 'n2', 'n3'] }],
  ['that is slightly smaller, cheaper and 50 m away', { area: 960, price: 27_500, latitude: 18.56045 }],
])('the duplicate check matches a copy %s', (_how, other) => expect(pairs(other)).toHaveLength(1));

it.each([
  ['on another floor, with photos of its own', { floor: 5, looks: ['n1', 'n2', 'n3'] }],
  [
    'of another owner, with other photos and facing',
    { ownerId: 'acc_b', looks: ['n1', 'n2', 'n3'], facing: 'West', age: 9 },
  ],
  ['100 m away', { latitude: 18.5609 }],
  ['of another size', { area: 900 }],
  ['at another price', { price: 26_000 }],
  ['for sale', { category: 'BUY' as const }],
])('the duplicate check does not match a home %s', (_how, other) => expect(pairs(other)).toEqual([]));

it('the duplicate check gives its evidence', () => {
  const [found] = pairs({});
  expect(found?.evidence.map(({ signal }) => signal)).toEqual(['place', 'account', 'photos', 'details']);
  expect(found?.evidence.find(({ signal }) => signal === 'photos')?.words).toBe('4 of 4 photos look the same');
});

it('the duplicate check finds the same pairs on its grid as by comparing all with all', () => {
  const somewhere = fc.integer({ min: 0, max: 200 }).map((metres) => metres / 111_000);
  fc.assert(
    fc.property(fc.array(fc.tuple(somewhere, somewhere), { maxLength: 25 }), (places) => {
      const homes = places.map(([north, east], at) => ({
        ...HOME,
        id: `h${at}`,
        latitude: HOME.latitude + north,
        longitude: HOME.longitude + east,
      }));
      const all = homes.flatMap((b, at) => homes.slice(0, at).filter((a) => mayBeSame(a, b))).length;
      expect(findDuplicates(homes, rarity, Number.NEGATIVE_INFINITY)).toHaveLength(all);
    }),
  );
});

it('the duplicate check merges overlapping pairs, so that each listing is in one cluster', () => {
  const pair = fc.tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 12 })).filter(([a, b]) => a !== b);
  fc.assert(
    fc.property(fc.array(pair, { maxLength: 20 }), (drawn) => {
      const of = (at: number): CheckedListing => ({ ...HOME, id: `h${at}` });
      const clusters = clustersOf(drawn.map(([a, b]): SameHome => ({ a: of(a), b: of(b), score: 9, evidence: [] })));
      const ids = clusters.flatMap((cluster) => cluster.map(({ id }) => id));
      expect(new Set(ids).size).toBe(ids.length);
      for (const [a, b] of drawn) {
        const own = clusters.find((cluster) => cluster.some(({ id }) => id === `h${a}`));
        expect(own?.some(({ id }) => id === `h${b}`)).toBe(true);
      }
    }),
  );
});
