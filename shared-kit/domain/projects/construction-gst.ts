import type { CitySlug } from '../cities.ts';

/** GST on a flat that is bought before its completion certificate, percent of the price. */
export const CONSTRUCTION_GST = { affordable: 1, other: 5 } as const;

/** Notification that sets the rates and the limits of affordable homes. */
export const CONSTRUCTION_GST_SOURCE = 'GST Council, Notification 03/2019 – Central Tax (Rate), 29 March 2019';

/** Highest price of an affordable home, ₹. */
const AFFORDABLE_PRICE = 45_00_000;

/** Largest carpet area of an affordable home, sq m. */
const AFFORDABLE_AREA = { metro: 60, other: 90 } as const;

/** Service cities that the notification names as metropolitan. */
const METRO_CITIES: readonly CitySlug[] = [
  'bangalore',
  'chennai',
  'delhi',
  'noida',
  'greater-noida',
  'ghaziabad',
  'gurgaon',
  'faridabad',
  'hyderabad',
  'mumbai',
];

const SQ_FT_PER_SQ_M = 10.7639;

interface TaxedFlat {
  /** ₹, without taxes. */
  readonly price: number;
  /** sq ft. */
  readonly carpetArea: number;
  readonly city: CitySlug;
  /** Whether the completion certificate has been issued. */
  readonly completed: boolean;
}

/** Percent of GST on a flat: none after completion, 1 for affordable homes, else 5. */
export function constructionGstPercent({ price, carpetArea, city, completed }: TaxedFlat): 0 | 1 | 5 {
  if (completed) return 0;
  const most = METRO_CITIES.includes(city) ? AFFORDABLE_AREA.metro : AFFORDABLE_AREA.other;
  const affordable = price <= AFFORDABLE_PRICE && carpetArea <= most * SQ_FT_PER_SQ_M;
  return affordable ? CONSTRUCTION_GST.affordable : CONSTRUCTION_GST.other;
}
