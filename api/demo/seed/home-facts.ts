import type { BhkType, BuildingType, Furnishing, PreferredTenant } from '@aangan/shared-kit/domain/listing-options';
import type { Random } from '../../src/foundation/random/public.ts';
import { type FactsOf, type ListingFacts, NO_FACTS, type Site } from './listing-draft.ts';
import { AMENITY_CHANCES, BHK_MIX, BUILDING_MIX, FURNISHING_MIX, PARKING_MIX } from './listing-mix.ts';
import { homePrice, homeRent, type PricedHome, roundTo, shareRent } from './listing-prices.ts';
import { USUAL_AREA } from './price-level.ts';
import { pickSome, pickWeighted, spread } from './weighted.ts';

const TENANT_CHANCES = { FAMILY: 0.85, BACHELOR_MALE: 0.5, BACHELOR_FEMALE: 0.55, COMPANY: 0.4 } as const;

const BATHROOMS = { RK1: [1, 1], BHK1: [1, 1], BHK2: [1, 2], BHK3: [2, 3], BHK4: [3, 4], BHK4PLUS: [4, 6] } as const;

/** Homes for rent and for sale. */
export const homeFacts: FactsOf = (category, site, random, year) => {
  const sale = category === 'BUY';
  const { home, facts } = drawHome(sale ? 'BUY' : 'RENT', site, random, year);
  if (sale) {
    const underConstruction = site.society ? site.society.underConstruction : random.chance(0.06);
    return {
      ...facts,
      price: homePrice(site.city, site.locality, home, underConstruction, random),
      underConstruction,
      age: underConstruction ? null : home.age,
    };
  }
  const price = homeRent(site.city, site.locality, home, random);
  return {
    ...facts,
    price,
    ...dues(site, price, random),
    tenants: tenants(random),
    forLease: random.chance(0.02),
  };
};

/** A room, or a shared room, in a shared flat. */
export const flatmateFacts: FactsOf = (_, site, random, year) => {
  const { home, facts } = drawHome('SHARED', site, random, year);
  const flatmateRoom = random.chance(0.7) ? 'PRIVATE_ROOM' : 'SHARED_ROOM';
  const price = shareRent(homeRent(site.city, site.locality, home, random), home.bhk, flatmateRoom);
  return {
    ...facts,
    price,
    flatmateRoom,
    deposit: roundTo(500, price * random.whole(1, 3)),
    tenants: random.chance(0.3)
      ? ['BACHELOR_MALE', 'BACHELOR_FEMALE']
      : [random.pick(['BACHELOR_MALE', 'BACHELOR_FEMALE'])],
  };
};

function drawHome(
  mix: keyof typeof BHK_MIX,
  site: Site,
  random: Random,
  year: number,
): { home: PricedHome; facts: Omit<ListingFacts, 'price'> } {
  const bhk: BhkType = pickWeighted<BhkType>(random, BHK_MIX[mix]);
  const building: BuildingType = site.society
    ? random.pick(['AP', 'AP', 'GC'])
    : pickWeighted<BuildingType>(random, BUILDING_MIX);
  const high = building === 'AP' || building === 'GC';
  const totalFloors = high ? random.whole(3, 24) : random.whole(1, 4);
  const floor = building === 'IH' ? 0 : random.whole(0, totalFloors);
  const furnishing: Furnishing = pickWeighted<Furnishing>(random, FURNISHING_MIX);
  const age = site.society ? Math.max(0, year - site.society.builtYear) : Math.floor(random.next() ** 1.5 * 26);
  const [fewest, most] = BATHROOMS[bhk];
  const area = roundTo(5, USUAL_AREA[bhk] * spread(random, 0.1));
  return {
    home: { bhk, area, furnishing, building, floor, age, at: site.at },
    facts: {
      ...NO_FACTS,
      area,
      bhk,
      bathrooms: random.whole(fewest, most),
      floor,
      totalFloors,
      age,
      furnishing,
      parking: pickWeighted(random, PARKING_MIX),
      buildingType: building,
      amenities: pickSome(random, AMENITY_CHANCES[building === 'AP' || building === 'GC' ? building : 'HOUSE']),
    },
  };
}

/** Deposit by the city's custom; maintenance of 5 to 10 % in societies. */
function dues(site: Site, rent: number, random: Random): { deposit: number; maintenanceAmount: number } {
  const [least, most] = site.city.depositMonths;
  return {
    deposit: roundTo(500, rent * random.whole(least, most)),
    maintenanceAmount: site.society && random.chance(0.7) ? roundTo(100, rent * random.between(0.05, 0.1)) : 0,
  };
}

/** Tenants that the owner accepts, at least one kind. */
function tenants(random: Random): PreferredTenant[] {
  const chosen = pickSome<PreferredTenant>(random, TENANT_CHANCES);
  return chosen.length > 0 ? chosen : ['FAMILY'];
}
