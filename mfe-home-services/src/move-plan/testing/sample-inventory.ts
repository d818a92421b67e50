import type { FakeAnswers } from '@aangan/shared-kit/testing/fake-platform';
import type { Estimate, Inventory } from '../load-plan.ts';

const TRUCK = { key: 'MINI_TRUCK', title: 'Mini truck, 7 ft', cubicFeet: 170, baseRupees: 1600, kmRupees: 28, crew: 2 };
const SMALL = { key: 'THREE_WHEELER', title: 'Three-wheeler', cubicFeet: 90, baseRupees: 900, kmRupees: 22, crew: 2 };

/** Two rooms with three things, and two sizes of homes. */
export function sampleInventory(): Inventory {
  return {
    ...{ sts: 1, status_code: 200, vehicles: [SMALL, TRUCK] },
    rooms: [
      { room: 'living', items: [{ key: 'SOFA_3', title: 'Sofa with 3 seats', cubicFeet: 45 }] },
      {
        room: 'bedroom',
        items: [
          { key: 'BED_DOUBLE', title: 'Double bed', cubicFeet: 45 },
          { key: 'WARDROBE_2', title: 'Wardrobe with 2 doors', cubicFeet: 35 },
        ],
      },
    ],
    homes: [
      { size: 'BHK1', title: '1 BHK', items: [{ key: 'BED_DOUBLE', quantity: 1 }] },
      {
        size: 'BHK2',
        title: '2 BHK',
        items: [
          { key: 'SOFA_3', quantity: 1 },
          { key: 'BED_DOUBLE', quantity: 2 },
        ],
      },
    ],
  };
}

/** An estimate whose price is ₹1,000 a thing. */
export function sampleEstimate(things = 1): Estimate {
  return {
    ...{ cubicFeet: 45 * things, km: 12, isWithinCity: true, vehicle: TRUCK, vehicles: 1 },
    parts: [
      { title: 'Transport', paise: 60_000 * things },
      { title: 'Packing', paise: 40_000 * things },
    ],
    ...{ minimumPaise: 90_000 * things, maximumPaise: 110_000 * things },
    choices: [
      { vehicle: SMALL, vehicles: 2, transportPaise: 180_000, isProposed: false },
      { vehicle: TRUCK, vehicles: 1, transportPaise: 165_600, isProposed: true },
    ],
  };
}

/** Answers for pages with a plan. */
export function sampleQuotes(): FakeAnswers {
  return {
    'GET /pnm-backend/api/v1/inventory': sampleInventory(),
    'POST /pnm-backend/api/v1/estimate': ({ json: { items } }) => ({
      ...{ sts: 1, status_code: 200 },
      estimate: sampleEstimate(items.reduce((sum, { quantity }) => sum + quantity, 0)),
    }),
  };
}
