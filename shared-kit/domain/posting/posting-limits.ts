import { COMMERCIAL_FLOORS, commercialAreaRange } from '../commercial-type.ts';
import { isCommercial, type ListingCategory } from '../listing-category.ts';
import { type FieldName, POSTING_FIELDS, type PostingValues } from './posting-fields.ts';

interface Limits {
  readonly minimum: number;
  readonly maximum: number;
}

/** ₹ (a month for rents). */
const PRICE_LIMITS = {
  RENT: { minimum: 1_000, maximum: 50_00_000 },
  SHARED: { minimum: 1_000, maximum: 5_00_000 },
  PG: { minimum: 1_000, maximum: 5_00_000 },
  BUY: { minimum: 1_00_000, maximum: 100_00_00_000 },
  PLOT: { minimum: 1_00_000, maximum: 100_00_00_000 },
  COMMERCIAL_RENT: { minimum: 1_000, maximum: 5_00_00_000 },
  COMMERCIAL_BUY: { minimum: 1_00_000, maximum: 200_00_00_000 },
} as const satisfies Record<ListingCategory, Limits>;

/** Sq ft; commercial areas depend on the type. */
const AREA_LIMITS = {
  RENT: { minimum: 100, maximum: 20_000 },
  SHARED: { minimum: 100, maximum: 20_000 },
  PG: { minimum: 100, maximum: 1_00_000 },
  BUY: { minimum: 100, maximum: 20_000 },
  PLOT: { minimum: 200, maximum: 10_00_000 },
} as const satisfies Partial<Record<ListingCategory, Limits>>;

const BED_LIMITS = {
  rent: PRICE_LIMITS.PG,
  deposit: { minimum: 0, maximum: 20_00_000 },
  beds: { minimum: 1, maximum: 200 },
};

/** Limits of one type of rooms in a PG. */
export const PG_BED_LIMITS: Readonly<Record<'rent' | 'deposit' | 'beds', Limits>> = BED_LIMITS;

/**
 * The limits of a number, or undefined for other fields.
 * @param values decide too: a commercial type has its largest area, and no floor is above the building's last one
 * Source: product-and-plans, section 9 (commercial build-up area; floors 0 to 10).
 */
export function limitsOf(category: ListingCategory, field: FieldName, values: PostingValues): Limits | undefined {
  const definition = POSTING_FIELDS[field];
  if (definition.kind !== 'number') return undefined;
  const { minimum, maximum } = definition;
  if (field === 'price') return PRICE_LIMITS[category];
  if (field === 'area') return areaLimits(category, values) ?? { minimum, maximum };
  if (field === 'floor' || field === 'totalFloors') {
    const highest = isCommercial(category) ? COMMERCIAL_FLOORS.maximum : maximum;
    return { minimum, maximum: field === 'floor' ? Math.min(highest, values.totalFloors ?? highest) : highest };
  }
  return { minimum, maximum };
}

function areaLimits(category: ListingCategory, { commercialType }: PostingValues): Limits | undefined {
  if (category === 'COMMERCIAL_RENT' || category === 'COMMERCIAL_BUY') {
    return commercialAreaRange(commercialType ?? 'GODOWN_WAREHOUSE', category === 'COMMERCIAL_RENT' ? 'rent' : 'sale');
  }
  return AREA_LIMITS[category];
}
