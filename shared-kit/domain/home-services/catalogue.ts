import type { HomeServiceType } from './services.ts';
import { type ServiceCatalogue, type Sku, type SkuGroup, skuGroup } from './sku.ts';

const VISIT = ['A professional whose identity is verified', 'Prices of parts are agreed with you first'];
const CLEAN = ['Machines and cleaning agents', 'A team that is trained and verified'];
const PEST = ['Approved chemicals', 'A second visit within 30 days if pests return'];

/**
 * The catalogue of home services. Painting and interiors are measured first, so that only their visit is in it.
 * Source: services-and-platform, section 7 (catalog by key: catalogTree; HS_CLEANING children).
 */
// biome-ignore format: a row a SKU
export const CATALOGUE: readonly ServiceCatalogue[] = [
  { type: 'HS_CLEANING', groups: [
    skuGroup('HS_CLEANING_HOME', 'Full home cleaning', [
      ['1BHK', 'Deep cleaning, 1 bedroom', [1_800, 500, 199], 240],
      ['2BHK', 'Deep cleaning, 2 bedrooms', [2_400, 700, 199], 300],
      ['3BHK', 'Deep cleaning, 3 bedrooms', [3_000, 900, 199], 360],
      ['4BHK', 'Deep cleaning, 4 bedrooms', [3_700, 1_100, 199], 420],
    ], { offer: 30, includes: CLEAN, popular: ['2BHK'], addOns: [
      ['BALCONY', 'Balcony', [249, 50, 0], 30],
      ['FRIDGE', 'Inside of the refrigerator', [249, 50, 0], 30],
      ['CABINETS', 'Inside of kitchen cabinets', [399, 100, 0], 60],
    ] }),
    skuGroup('HS_CLEANING_BATHROOM', 'Bathroom cleaning', [
      ['ONE', 'One bathroom', [299, 100, 100], 60],
      ['TWO', 'Two bathrooms', [549, 200, 100], 120],
      ['THREE', 'Three bathrooms', [799, 300, 100], 180],
    ], { offer: 50, includes: CLEAN, popular: ['TWO'], addOns: [['FAN', 'Exhaust fan', [79, 20, 0], 15]] }),
    skuGroup('HS_CLEANING_SOFA', 'Sofa and carpet', [
      ['3SEAT', 'Sofa with 3 seats', [299, 100, 100], 60],
      ['5SEAT', 'Sofa with 5 seats', [449, 150, 100], 75],
      ['CARPET', 'Carpet up to 50 sq ft', [299, 100, 100], 45],
    ], { offer: 20, includes: CLEAN }),
    skuGroup('HS_CLEANING_SANITISE', 'Sanitisation', [
      ['2BHK', 'Home up to 2 bedrooms', [499, 400, 100], 60],
      ['4BHK', 'Home up to 4 bedrooms', [799, 600, 100], 90],
    ], { offer: 25, includes: ['Approved disinfectant', 'All rooms and handles'] }),
  ] },
  { type: 'HS_PAINTING', groups: [
    skuGroup('HS_PAINTING_VISIT', 'Measuring visit', [['HOME', 'Visit of a painting consultant', [49, 0, 0], 45]], {
      offer: 25, includes: ['Walls measured with a laser', 'Dampness checked', 'Quotation for the whole work'],
    }),
  ] },
  { type: 'HS_PLUMBING', groups: [
    skuGroup('HS_PLUMBING_TAP', 'Taps and basins', [
      ['REPAIR', 'Tap repair', [99, 20, 80], 30],
      ['INSTALL', 'Tap installation', [119, 0, 80], 30],
      ['BASIN', 'Basin installation', [399, 50, 100], 75],
      ['BLOCKED', 'Blocked basin or sink', [149, 30, 80], 45],
    ], { includes: VISIT, popular: ['REPAIR'] }),
    skuGroup('HS_PLUMBING_TOILET', 'Toilet', [
      ['FLUSH', 'Flush tank repair', [149, 50, 80], 45],
      ['BLOCKED', 'Blocked toilet', [299, 50, 80], 60],
      ['SEAT', 'Seat cover installation', [149, 0, 80], 30],
    ], { includes: VISIT }),
    skuGroup('HS_PLUMBING_TANK', 'Water tank and motor', [
      ['CLEAN', 'Tank cleaning up to 1,000 litres', [499, 100, 100], 90],
      ['MOTOR', 'Motor check', [249, 0, 100], 60],
    ], { includes: VISIT }),
  ] },
  { type: 'HS_ELECTRICAL', groups: [
    skuGroup('HS_ELECTRICAL_POINT', 'Switches and lights', [
      ['SWITCH', 'Switch or socket', [59, 10, 80], 20],
      ['LIGHT', 'Light installation', [99, 0, 80], 30],
      ['MCB', 'MCB replacement', [149, 0, 80], 45],
    ], { includes: VISIT, popular: ['SWITCH'] }),
    skuGroup('HS_ELECTRICAL_FAN', 'Fans', [
      ['INSTALL', 'Ceiling fan installation', [149, 0, 80], 45],
      ['REPAIR', 'Ceiling fan repair', [129, 20, 80], 45],
    ], { includes: VISIT }),
    skuGroup('HS_ELECTRICAL_GEYSER', 'Geyser and inverter', [
      ['GEYSER', 'Geyser installation', [349, 50, 80], 60],
      ['INVERTER', 'Inverter installation', [399, 50, 80], 75],
    ], { includes: VISIT }),
  ] },
  { type: 'HS_CARPENTRY', groups: [
    skuGroup('HS_CARPENTRY_REPAIR', 'Doors and furniture', [
      ['HINGE', 'Hinge or handle', [99, 20, 80], 30],
      ['LOCK', 'Door lock installation', [249, 0, 80], 60],
      ['DRAWER', 'Drawer channel', [149, 20, 80], 45],
      ['BED', 'Bed assembly', [399, 0, 100], 90],
    ], { includes: VISIT, popular: ['LOCK'] }),
    skuGroup('HS_CARPENTRY_HANG', 'Hang and fix', [
      ['CURTAIN', 'Curtain rod', [99, 0, 80], 30],
      ['TV', 'TV on the wall', [299, 50, 80], 60],
    ], { includes: VISIT }),
  ] },
  { type: 'HS_PEST_CONTROL', groups: [
    skuGroup('HS_PEST_CONTROL_GENERAL', 'Cockroaches and ants', [
      ['2BHK', 'Home up to 2 bedrooms', [499, 400, 100], 60],
      ['4BHK', 'Home up to 4 bedrooms', [699, 600, 100], 90],
    ], { offer: 25, includes: PEST, popular: ['2BHK'] }),
    skuGroup('HS_PEST_CONTROL_SPECIAL', 'Bed bugs and termites', [
      ['BEDBUG', 'Bed bugs, up to 2 bedrooms', [899, 700, 100], 120],
      ['TERMITE', 'Termites, up to 1,000 sq ft', [2_499, 2_000, 200], 240],
    ], { offer: 15, includes: PEST }),
  ] },
  { type: 'HS_APPLIANCE', groups: [
    skuGroup('HS_APPLIANCE_AC', 'Air conditioner', [
      ['SERVICE', 'Service of one AC', [349, 100, 100], 60],
      ['GAS', 'Gas filling', [999, 1_400, 100], 90],
      ['INSTALL', 'Installation', [999, 200, 200], 120],
    ], { offer: 30, includes: VISIT, popular: ['SERVICE'], addOns: [['FOAM', 'Foam and jet cleaning', [150, 49, 0], 20]] }),
    skuGroup('HS_APPLIANCE_KITCHEN', 'Kitchen appliances', [
      ['FRIDGE', 'Refrigerator check', [149, 0, 100], 45],
      ['PURIFIER', 'Water purifier service', [249, 100, 100], 45],
      ['CHIMNEY', 'Chimney cleaning', [549, 150, 100], 75],
    ], { offer: 20, includes: VISIT }),
    skuGroup('HS_APPLIANCE_WASHER', 'Washing machine', [
      ['CHECK', 'Washing machine check', [149, 0, 100], 45],
      ['INSTALL', 'Washing machine installation', [299, 0, 100], 45],
    ], { offer: 20, includes: VISIT }),
  ] },
  { type: 'HS_INTERIORS', groups: [
    skuGroup('HS_INTERIORS_VISIT', 'Design visit', [['HOME', 'Visit of a designer', [199, 0, 0], 60]], {
      includes: ['Rooms measured', 'Plan of the rooms', 'Quotation for the whole work'],
    }),
  ] },
];

/** A SKU with its place in the catalogue. */
export interface FoundSku {
  readonly type: HomeServiceType;
  readonly group: SkuGroup;
  readonly sku: Sku;
  readonly isAddOn: boolean;
}

/** The SKU or add-on of a key; undefined where there is none. */
export function findSku(key: string): FoundSku | undefined {
  for (const { type, groups } of CATALOGUE) {
    for (const group of groups) {
      const sku = [...group.skus, ...group.addOns].find((each) => each.key === key);
      if (sku) return { type, group, sku, isAddOn: group.addOns.includes(sku) };
    }
  }
  return undefined;
}

/** The catalogue of one service. */
export function catalogueOf(type: HomeServiceType): ServiceCatalogue {
  return CATALOGUE.find((each) => each.type === type) ?? { type, groups: [] };
}
