import { PG_ROOM_TYPES, type PgRoomType } from '@aangan/shared-kit/domain/listing-options';
import { type FactsOf, NO_FACTS } from './listing-draft.ts';
import { AMENITY_CHANCES, FURNISHING_MIX, PARKING_MIX } from './listing-mix.ts';
import { cheapestBed, plotPrice, roundTo } from './listing-prices.ts';
import { pickSome, pickWeighted } from './weighted.ts';

const ROOM_CHANCES = { SINGLE: 0.55, DOUBLE: 0.85, THREE: 0.5, FOUR: 0.2 } as const satisfies Record<
  PgRoomType,
  number
>;

/** Paying guest homes, priced by their cheapest bed. */
export const pgFacts: FactsOf = (_, site, random) => {
  const rooms = pickSome<PgRoomType>(random, ROOM_CHANCES);
  const roomTypes = rooms.length > 0 ? rooms : [random.pick(PG_ROOM_TYPES)];
  const pgTenant = pickWeighted(random, { male: 42, female: 38, both: 20 } as const);
  const foodIncluded = random.chance(0.65);
  const price = cheapestBed(site.city, site.locality, roomTypes, foodIncluded, random);
  return {
    ...NO_FACTS,
    price,
    deposit: roundTo(500, price * random.whole(1, 2)),
    area: random.whole(18, 60) * 10,
    bathrooms: 1,
    totalFloors: random.whole(2, 6),
    age: Math.floor(random.next() ** 1.5 * 20),
    furnishing: pickWeighted(random, { ...FURNISHING_MIX, NOT_FURNISHED: 0, FULLY_FURNISHED: 70 }),
    parking: pickWeighted(random, { ...PARKING_MIX, FOUR_WHEELER: 0, TWO_WHEELER: 60 }),
    buildingType: random.pick(['SB', 'SB', 'IH', 'AP']),
    pgTenant,
    roomTypes,
    foodIncluded,
    tenants:
      pgTenant === 'both'
        ? ['BACHELOR_MALE', 'BACHELOR_FEMALE']
        : [pgTenant === 'male' ? 'BACHELOR_MALE' : 'BACHELOR_FEMALE'],
    amenities: pickSome(random, AMENITY_CHANCES.PG),
  };
};

/** Usual sizes of plots, sq ft. */
const PLOT_AREAS = [
  600, 800, 900, 1000, 1200, 1200, 1500, 1500, 1800, 2000, 2400, 2400, 3000, 3600, 4000, 6000,
] as const;

/** Plots, for sale. */
export const plotFacts: FactsOf = (_, site, random) => {
  const area = random.pick(PLOT_AREAS);
  return {
    ...NO_FACTS,
    price: plotPrice(site.city, site.locality, area, random),
    area,
    amenities: pickSome(random, AMENITY_CHANCES.PLOT),
  };
};
