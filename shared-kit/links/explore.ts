import { cityBySlug } from '../domain/cities.ts';
import { LISTING_CATEGORIES, type ListingCategory } from '../domain/listing-category.ts';
import {
  EXPLORE_FIELDS,
  type ExploreField,
  type ExploreStep,
  exploreQuestions,
} from '../domain/posting/explore-questions.ts';
import { POSTING_FIELDS, type PostingValues } from '../domain/posting/posting-fields.ts';
import { limitsOf } from '../domain/posting/posting-limits.ts';

/** Exploring without a step; leads on to the first one. */
export const EXPLORE_PATH = '/pyp-explore';

/** What an owner has answered so far; all of it is in the address. */
export interface ExploreAnswers {
  /** Slug. */
  readonly city?: string | undefined;
  readonly category?: ListingCategory | undefined;
  /** Slug of a locality of the city. */
  readonly locality?: string | undefined;
  readonly values?: Pick<PostingValues, ExploreField> | undefined;
}

/** A step of exploring with its answers: `/pyp-explore/locality?city=pune&category=RENT&unit=BHK2`. */
export function exploreLink(
  step: ExploreStep,
  { city, category, locality, values = {} }: ExploreAnswers = {},
): `/${string}` {
  const query = new URLSearchParams();
  const given = { city, category, locality, ...values };
  for (const [name, value] of Object.entries(given)) if (value !== undefined) query.set(name, String(value));
  return `${EXPLORE_PATH}/${step}${query.size > 0 ? `?${query}` : ''}`;
}

/** The answers of an address. What the kind does not ask, and values that it does not allow, are left out. */
export function readExplore(query: URLSearchParams): ExploreAnswers {
  const category = LISTING_CATEGORIES.find((each) => each === query.get('category'));
  const locality = query.get('locality') ?? '';
  return {
    city: cityBySlug(query.get('city') ?? '')?.slug,
    category,
    locality: /^[a-z0-9-]{1,60}$/.test(locality) ? locality : undefined,
    values: category ? valuesOf(query, category) : {},
  };
}

function valuesOf(query: URLSearchParams, category: ListingCategory): Pick<PostingValues, ExploreField> {
  const choices = EXPLORE_FIELDS.filter((field) => field !== 'area').flatMap((field) => {
    const value = query.get(field) ?? '';
    return Object.hasOwn(POSTING_FIELDS[field].options, value) ? [[field, value] as const] : [];
  });
  const chosen: PostingValues = Object.fromEntries(choices);
  const area = Number((query.get('area') ?? '').replaceAll(',', '').trim());
  const limits = limitsOf(category, 'area', chosen);
  const fits = limits !== undefined && Number.isInteger(area) && area >= limits.minimum && area <= limits.maximum;
  const all: PostingValues = { ...chosen, ...(fits && { area }) };
  return Object.fromEntries(
    exploreQuestions(category).flatMap((field) => (all[field] === undefined ? [] : [[field, all[field]]])),
  );
}
