import { LISTING_CATEGORIES } from '@aangan/shared-kit/domain/listing-category';
import { AMENITIES, BHK_TYPES } from '@aangan/shared-kit/domain/listing-options';
import { FEATURES } from '@aangan/shared-kit/domain/smart-search/understanding';

/** What the model is asked to do. It gets nothing about the person: no name, no number, no account. */
export function modelInstructions({
  city,
  today,
}: {
  readonly city?: string | undefined;
  readonly today: string;
}): string {
  return [
    'Someone in India describes the home they look for, in English, Hindi in Latin letters, or both.',
    'Answer with JSON: {"slots": [{"slot": {"kind": …, "value": …, "certainty": "guess", "negated": true if it is not wanted}, "quote": the words of the text, letter by letter}]}.',
    'Name only what the text says. Leave out what you are not sure of. Never invent places, prices or dates.',
    `Kinds and values: category (${LISTING_CATEGORIES.join(', ')}); bhk (list of ${BHK_TYPES.join(', ')});`,
    'budget ({min, max} in rupees, a month for rents; 1 lakh is 100000, 1 crore is 10000000);',
    `amenity (${AMENITIES.join(', ')}); feature (${FEATURES.join(', ')});`,
    'furnishing (list of FULLY_FURNISHED, SEMI_FURNISHED, NOT_FURNISHED); parking (list of TWO_WHEELER, FOUR_WHEELER, BOTH);',
    'tenant (list of FAMILY, BACHELOR_MALE, BACHELOR_FEMALE, COMPANY); pets (DOG, CAT, ANY); food (VEG, NON_VEG);',
    'moveIn ({from, by} as YYYY-MM-DD); area ({min, max} in square feet); floor ({min, max} or {level: ground, low, high, top});',
    'facing (list); bathrooms (number); people (number); deposit ({max} in rupees or {maxMonths}).',
    `Today is ${today}.${city === undefined ? '' : ` The city is ${city}.`}`,
  ].join('\n');
}
