import fc from 'fast-check';
import { CITY_SLUGS } from '../domain/cities.ts';
import { LISTING_CATEGORIES } from '../domain/listing-category.ts';
import { EXPLORE_STEPS, exploreQuestions } from '../domain/posting/explore-questions.ts';
import { POSTING_FIELDS } from '../domain/posting/posting-fields.ts';
import { type ExploreAnswers, exploreLink, readExplore } from './explore.ts';

const read = (link: string) => readExplore(new URL(link, 'https://aangan.test').searchParams);

const answers = fc.constantFrom(...LISTING_CATEGORIES).chain((category) => {
  const values = Object.fromEntries(
    exploreQuestions(category).map((field) => [
      field,
      field === 'area'
        ? fc.integer({ min: 200, max: 900 })
        : fc.constantFrom(...Object.keys(POSTING_FIELDS[field].options)),
    ]),
  );
  return fc.record({
    city: fc.constantFrom(...CITY_SLUGS),
    category: fc.constant(category),
    locality: fc.constantFrom('koramangala', 'sector-62'),
    values: fc.record(values, { requiredKeys: [] }) as fc.Arbitrary<NonNullable<ExploreAnswers['values']>>,
  });
});

describe('addresses of exploring', () => {
  it('hold every answer that a kind asks for', () => {
    fc.assert(
      fc.property(answers, fc.constantFrom(...EXPLORE_STEPS), (given, step) => {
        expect(read(exploreLink(step, given))).toEqual(given);
      }),
    );
  });

  it('are written as the specification writes them', () => {
    expect(exploreLink('property')).toBe('/pyp-explore/property');
    expect(exploreLink('locality', { city: 'pune', category: 'RENT', values: { unit: 'BHK2' } })).toBe(
      '/pyp-explore/locality?city=pune&category=RENT&unit=BHK2',
    );
  });

  it('lose what is no answer, and what another kind asks', () => {
    expect(read('/pyp-explore/listing?city=atlantis&category=PLOT&unit=BHK2&area=12&locality=%3Cb%3E')).toEqual({
      city: undefined,
      category: 'PLOT',
      locality: undefined,
      values: {},
    });
    expect(read('/pyp-explore/listing?category=RENT&area=1,250').values).toEqual({ area: 1_250 });
  });
});
