import { cityBySlug } from '@aangan/shared-kit/domain/cities';
import { CATEGORY_FACTS, type ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import type { DraftValues } from '@aangan/shared-kit/domain/posting/merge-draft';
import { FIELD_NAMES, type FieldName, type PostingValues } from '@aangan/shared-kit/domain/posting/posting-fields';
import { fieldsOf } from '@aangan/shared-kit/domain/posting/posting-kinds';
import { UNIT_LABELS } from '@aangan/shared-kit/domain/posting/unit-type';

/** The values of a draft that are there. */
export function givenValues(fields: DraftValues): PostingValues {
  const entries = Object.entries(fields).filter(([, value]) => value !== null);
  return Object.fromEntries(entries) as PostingValues;
}

/** Fields whose value differs between two sets. */
export function differentFields(one: PostingValues, other: PostingValues): FieldName[] {
  return FIELD_NAMES.filter((field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]));
}

/** The values that a form of another kind has too. */
export function valuesFor(category: ListingCategory, values: PostingValues): PostingValues {
  const own = fieldsOf(category);
  return Object.fromEntries(Object.entries(values).filter(([field]) => own.includes(field as FieldName)));
}

/** A line for lists of drafts: `2 BHK home for rent in Koramangala`. @param place name of the locality, or slug of the city */
export function draftTitle(category: ListingCategory, values: PostingValues, place: string): string {
  const { singular } = CATEGORY_FACTS[category];
  const size = values.unit ? `${UNIT_LABELS[values.unit]} ` : '';
  const words = `${size}${singular} in ${cityBySlug(place)?.name ?? place}`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}
