import { commercialAreaRange } from '@aangan/shared-kit/domain/commercial-type';
import type { CommercialTypeKey } from '@aangan/shared-kit/domain/listing-options';
import type { Random } from '../../src/foundation/random/public.ts';
import { type FactsOf, NO_FACTS } from './listing-draft.ts';
import { AMENITY_CHANCES, COMMERCIAL_MIX, FURNISHING_MIX, PARKING_MIX } from './listing-mix.ts';
import { commercialPrice, commercialRent, roundTo } from './listing-prices.ts';
import { pickSome, pickWeighted, spread } from './weighted.ts';

/** Sq ft. */
const USUAL_AREAS = {
  OFFICE_SPACE: 1_400,
  COWORKING: 900,
  RESTAURANT_OR_CAFE: 1_300,
  SHOP: 350,
  SHOWROOM: 2_400,
  INDUSTRIAL_BUILDING: 5_000,
  INDUSTRIAL_SHED: 9_000,
  GODOWN_WAREHOUSE: 8_000,
  OTHER_BUSINESS: 1_200,
} as const satisfies Record<CommercialTypeKey, number>;

/** Shops, offices, sheds, for rent and for sale. Floors 0 to 10. Source: product-and-plans, section 9. */
export const commercialFacts: FactsOf = (category, site, random) => {
  const sale = category === 'COMMERCIAL_BUY';
  const type = pickWeighted<CommercialTypeKey>(random, COMMERCIAL_MIX);
  const area = areaOf(type, sale ? 'sale' : 'rent', random);
  const totalFloors = random.whole(1, 10);
  const price = sale
    ? commercialPrice(site.city, site.locality, type, area, random)
    : commercialRent(site.city, site.locality, type, area, random);
  return {
    ...NO_FACTS,
    price,
    deposit: sale ? 0 : roundTo(500, price * random.whole(3, 6)),
    maintenanceAmount: !sale && random.chance(0.4) ? roundTo(100, price * random.between(0.05, 0.1)) : 0,
    area,
    bathrooms: random.whole(1, 3),
    floor: type === 'GODOWN_WAREHOUSE' || type === 'INDUSTRIAL_SHED' ? 0 : random.whole(0, totalFloors),
    totalFloors,
    age: Math.floor(random.next() ** 1.5 * 25),
    furnishing: pickWeighted(random, FURNISHING_MIX),
    parking: pickWeighted(random, PARKING_MIX),
    commercialType: type,
    tenants: sale ? [] : ['COMPANY'],
    amenities: pickSome(random, AMENITY_CHANCES.COMMERCIAL),
    underConstruction: sale && random.chance(0.08),
  };
};

function areaOf(type: CommercialTypeKey, purpose: 'rent' | 'sale', random: Random): number {
  const { minimum, maximum } = commercialAreaRange(type, purpose);
  return Math.min(maximum, Math.max(minimum, roundTo(10, USUAL_AREAS[type] * spread(random, 0.55))));
}
