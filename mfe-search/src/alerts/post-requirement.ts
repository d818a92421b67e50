import type { CallOptions, Http } from '@aangan/shared-kit/platform/http';
import { type RequirementDraft, rupeesOf } from './requirement-draft.ts';

/** Posts one requirement for each chosen category; either all are saved or none. */
export function postRequirement(http: Http, city: string, draft: RequirementDraft, options: CallOptions) {
  const { categories, answers, budgets, places, frequency, channel } = draft;
  const localities = places.filter(({ kind }) => kind === 'locality').map(({ slug }) => slug);
  return http.request(
    'POST /api/v1/alerts/requirement',
    {
      json: {
        city,
        requirements: categories.map((category) => {
          const maxPrice = rupeesOf(budgets[category]);
          const given = Object.entries(answers[category] ?? {}).map(([field, values]) => [field, [...values]]);
          return { category, answers: Object.fromEntries(given), localities, ...(maxPrice && { maxPrice }) };
        }),
        frequency,
        ...(channel && { channel }),
      },
    },
    options,
  );
}
