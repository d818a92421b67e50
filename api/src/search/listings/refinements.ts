import type { FacetsAnswer, SearchAnswer } from '@aangan/shared-kit/contracts/property';
import type { OptionField } from './listing-slice.ts';
import type { SearchQuery } from './search-query.ts';

type Refinement = SearchAnswer['refinements'][number];
type GuidingField = Exclude<OptionField, 'bathrooms' | 'maxAge'> | 'availability' | 'confirmed';

/**
 * The fields that refine a search, in the order people decide, which breaks ties. Each has the options that are too
 * uninformative to be suggested.
 */
const GUIDING_FIELDS: Readonly<Record<GuidingField, readonly string[]>> = {
  bhk: [],
  pgTenant: ['both'],
  commercialTypes: ['OTHER_BUSINESS'],
  roomTypes: [],
  flatmateRoom: [],
  buildingStage: [],
  furnishing: [],
  availability: ['after_30_days'],
  tenants: [],
  buildingTypes: [],
  parking: ['NONE'],
  floors: [],
  facing: [],
  postedBy: ['OWNER'],
  amenities: [],
  confirmed: [],
  withPhotos: [],
};

const MOST_REFINEMENTS = 5;
/** Shorter lists get no refinements. */
const LEAST_TOTAL = 12;
/** An option that keeps nearly all or nearly no results is not suggested. */
const LEAST_SHARE = 0.1;

/**
 * The few options that split the results best: at most one per field, nearest to half of the results first. Fields that
 * are chosen already are left out.
 * @param facets counts of the search by field; all filters apply except the field's own
 */
export function refinementsOf(
  query: Partial<SearchQuery>,
  total: number,
  facets: FacetsAnswer['facets'],
): Refinement[] {
  if (total < LEAST_TOTAL) return [];
  return Object.entries(GUIDING_FIELDS)
    .flatMap(([field, tooVague]): Refinement[] => {
      if (isChosen(query[field as GuidingField])) return [];
      const [best] = (facets[field] ?? [])
        .filter(({ value, count }) => !tooVague.includes(value) && balance(count, total) >= LEAST_SHARE)
        .sort((one, other) => balance(other.count, total) - balance(one.count, total));
      return best ? [{ field, value: best.value, count: best.count }] : [];
    })
    .sort((one, other) => balance(other.count, total) - balance(one.count, total))
    .slice(0, MOST_REFINEMENTS);
}

/** The share of the smaller part, 0 to 0.5. */
function balance(count: number, total: number): number {
  return Math.min(count, total - count) / total;
}

function isChosen(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== false;
}
