import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import { FURNISHINGS } from '@aangan/shared-kit/domain/listing-options';
import type { RentModel } from './rent-model.ts';
import type { RentedHome } from './rented-home.ts';

type Difference = CallAnswer<'GET /api/v1/rent-estimate'>['differences'][number];

/** Amenities whose difference is shown. */
const SHOWN_AMENITIES = ['LIFT', 'POWER_BACKUP', 'GYM', 'POOL'] as const;
const MORE_AREA = 100;
const MORE_FLOORS = 5;
const MORE_YEARS = 10;
/** Smaller differences are noise. */
const LEAST_PERCENT = 1;

/** What changes of a home would do to its rent, the largest first. */
export function differencesOf(model: RentModel, home: RentedHome): Difference[] {
  const amenities = SHOWN_AMENITIES.map((each) => {
    const has = home.amenities.includes(each);
    const others = has ? home.amenities.filter((other) => other !== each) : [...home.amenities, each];
    return { what: 'amenity' as const, value: has ? `-${each}` : each, home: { ...home, amenities: others } };
  });
  const changes: readonly { what: Difference['what']; value: string; home: RentedHome }[] = [
    ...FURNISHINGS.filter((each) => each !== home.furnishing).map((furnishing) => ({
      what: 'furnishing' as const,
      value: furnishing,
      home: { ...home, furnishing },
    })),
    { what: 'area', value: String(MORE_AREA), home: { ...home, area: home.area + MORE_AREA } },
    { what: 'floor', value: String(MORE_FLOORS), home: { ...home, floor: home.floor + MORE_FLOORS } },
    { what: 'age', value: String(MORE_YEARS), home: { ...home, age: home.age + MORE_YEARS } },
    ...amenities,
  ];
  return changes
    .map(({ what, value, home: other }) => ({
      what,
      value,
      percent: Math.round(model.difference(home, other) * 10) / 10,
    }))
    .filter(({ percent }) => Math.abs(percent) >= LEAST_PERCENT)
    .toSorted((one, other) => Math.abs(other.percent) - Math.abs(one.percent));
}
