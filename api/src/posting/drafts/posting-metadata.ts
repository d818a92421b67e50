import { LISTING_CATEGORIES, type ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { type FieldName, POSTING_FIELDS } from '@aangan/shared-kit/domain/posting/posting-fields';
import {
  isRequired,
  PAGE_NAMES,
  PAGE_TITLES,
  POSTING_KINDS,
  stepFields,
} from '@aangan/shared-kit/domain/posting/posting-kinds';
import { limitsOf } from '@aangan/shared-kit/domain/posting/posting-limits';
import { fieldLabel } from '@aangan/shared-kit/domain/posting/posting-problems';

/** The tables of the posting forms as data, for readers that do not share their code. */
export function postingMetadata() {
  return {
    kinds: LISTING_CATEGORIES.map((category) => ({
      category,
      segment: POSTING_KINDS[category].segment,
      steps: PAGE_NAMES.map((page) => {
        const { required, optional } = stepFields(category, page);
        return {
          page,
          title: PAGE_TITLES[page],
          fields: [...required, ...optional].map((name) => fieldMetadata(category, name)),
        };
      }),
    })),
  };
}

function fieldMetadata(category: ListingCategory, name: FieldName) {
  const field = POSTING_FIELDS[name];
  const limits = limitsOf(category, name, {});
  return {
    name,
    label: fieldLabel(category, name),
    kind: field.kind,
    required: isRequired(category, name),
    ...('unit' in field && { unit: field.unit }),
    ...(limits && { minimum: limits.minimum, maximum: limits.maximum }),
    ...('options' in field && {
      options: Object.entries(field.options).map(([value, label]) => ({ value, label })),
    }),
  };
}
