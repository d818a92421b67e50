import type { ListingCategory } from '../listing-category.ts';
import type { FieldName } from './posting-fields.ts';

/** Steps of exploring, before anybody asks for a number. Source: services-and-platform, section 2 (/pyp-explore). */
export const EXPLORE_STEPS = ['property', 'additional', 'locality', 'listing'] as const;
export type ExploreStep = (typeof EXPLORE_STEPS)[number];

/** Fields of a posting form that exploring asks for: they decide what a property can bring. */
export const EXPLORE_FIELDS = ['unit', 'flatmateRoom', 'commercialType', 'pgTenant', 'area', 'furnishing'] as const;
export type ExploreField = (typeof EXPLORE_FIELDS)[number];

interface Questions {
  /** Without an answer there is nothing to compare with. */
  readonly required: readonly ExploreField[];
  readonly optional: readonly ExploreField[];
}

/** What is asked about each kind; the answers become fields of the draft. */
export const EXPLORE_QUESTIONS = {
  BUY: { required: ['unit'], optional: ['area', 'furnishing'] },
  RENT: { required: ['unit'], optional: ['area', 'furnishing'] },
  PG: { required: [], optional: ['pgTenant', 'furnishing'] },
  SHARED: { required: ['unit', 'flatmateRoom'], optional: ['furnishing'] },
  PLOT: { required: ['area'], optional: [] },
  COMMERCIAL_RENT: { required: ['commercialType', 'area'], optional: ['furnishing'] },
  COMMERCIAL_BUY: { required: ['commercialType', 'area'], optional: ['furnishing'] },
} as const satisfies Record<ListingCategory, Questions>;

/** The questions about a kind, in their order. */
export function exploreQuestions(category: ListingCategory): readonly ExploreField[] {
  const { required, optional }: Questions = EXPLORE_QUESTIONS[category];
  return [...required, ...optional];
}

/** Whether the question must be answered. */
export function isExploreRequired(category: ListingCategory, field: FieldName): boolean {
  const { required }: Questions = EXPLORE_QUESTIONS[category];
  return required.some((each) => each === field);
}
