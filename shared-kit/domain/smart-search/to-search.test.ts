import { searchLink } from '../../links/search.ts';
import { withModelAnswer } from './model-answer.ts';
import { answered, nextQuestion } from './next-question.ts';
import { placeIndex } from './place-index.ts';
import { SAMPLE_PLACES } from './sentences/any-slots.ts';
import { toSearch } from './to-search.ts';
import { understand } from './understand.ts';
import type { Slot } from './understanding.ts';

const CONTEXT = { city: 'bangalore', today: '2026-11-26', places: placeIndex('bangalore', SAMPLE_PLACES) };
const read = (text: string) => understand(text, CONTEXT);
const found = (text: string) => toSearch(read(text), CONTEXT);

describe('toSearch', () => {
  it('fills the filters of the search, and leaves the rest as wishes', () => {
    const { search, wishes } = found(
      '2 or 3 bhk for rent in hsr or koramangala 20-30k, car parking, dog, no ground floor',
    );
    expect(search && searchLink(search)).toBe(
      '/flats-for-rent-in-hsr-layout,koramangala_bangalore?bhk=BHK2,BHK3&budget=20000-30000&parking=FOUR_WHEELER',
    );
    expect(wishes.map(({ kind }) => kind)).toEqual(['pets', 'floor']);
  });

  it('has no search without a category', () => expect(found('2bhk in hsr').search).toBeUndefined());

  it.each([
    ['rent 2bhk immediately', 'immediate'],
    ['rent 2bhk by 10 december', 'within_15_days'],
    ['rent 2bhk within 1 month', 'within_30_days'],
    ['rent 2bhk from january', undefined],
  ])('of %j the availability is %s', (text, availability) =>
    expect(found(text).search?.availability).toBe(availability),
  );

  it('searches around a landmark, and keeps "near" a locality as a wish', () => {
    expect(found('rent 2bhk within 3 km of manyata tech park').search).toMatchObject({
      near: 'manyata-tech-park',
      radiusKm: 3,
    });
    const near = found('rent 2bhk near koramangala');
    expect(near.search?.localities).toEqual(['koramangala']);
    expect(near.wishes.map(({ kind }) => kind)).toEqual(['place']);
  });

  it('takes no filter that the category lacks', () => {
    const { search, wishes } = found('plot 1200 sqft with lift');
    expect(search?.amenities).toEqual([]);
    expect(wishes.map(({ kind }) => kind)).toEqual(['amenity']);
  });
});

describe('nextQuestion', () => {
  it('asks one thing at a time until nothing is missing', () => {
    let understood = read('2bhk');
    const asked: string[] = [];
    const localities = [
      { id: 'loc-bangalore-koramangala', slug: 'koramangala', name: 'Koramangala', city: 'bangalore' },
    ];
    const next = () => nextQuestion(understood, CONTEXT, { localities });
    for (let question = next(); question; question = next()) {
      asked.push(question.kind);
      const [first] = question.answers;
      if (!first?.slot || asked.length > 10) break;
      const rent = question.answers.find(({ label }) => label === 'Rent') ?? first;
      understood = answered(understood, rent.slot as Slot);
    }
    expect(asked).toEqual(['category', 'place', 'budget', 'tenant', 'moveIn']);
  });

  it('does not ask again what was answered with "Any"', () =>
    expect(nextQuestion(read('2bhk rent'), CONTEXT, { skipped: ['place'] })?.kind).toBe('budget'));

  it('offers the localities that it is given, with their counts', () => {
    const localities = ['whitefield', 'koramangala'].map((slug) => ({
      ...{ id: `loc-bangalore-${slug}`, slug, city: 'bangalore' },
      name: slug.charAt(0).toUpperCase() + slug.slice(1),
    }));
    const question = nextQuestion(read('2bhk rent'), CONTEXT, {
      localities,
      counts: { Whitefield: 9, Koramangala: 4 },
    });
    expect(question?.answers.slice(0, 2)).toMatchObject([
      { label: 'Whitefield', count: 9 },
      { label: 'Koramangala', count: 4 },
    ]);
    expect(question?.answers.at(-1)).toEqual({ label: 'Any' });
  });
});

describe('withModelAnswer', () => {
  const slot: Slot = { kind: 'feature', value: 'QUIET', certainty: 'certain' };
  const text = '2bhk hsr away from traffic';

  it('adds what the text says and the grammar did not understand, as a guess', () => {
    const { slots, unknown } = withModelAnswer(text, CONTEXT, [{ slot, quote: 'away from traffic' }]);
    expect(slots.find(({ kind }) => kind === 'feature')).toEqual({
      ...slot,
      certainty: 'guess',
      span: { start: 9, end: 26 },
    });
    expect(unknown).toEqual([]);
  });

  it.each([
    ['a quote that the text does not have', { slot, quote: 'far from noise' }],
    ['words that the grammar understood', { slot, quote: '2bhk' }],
    [
      'a place that the city does not have',
      {
        slot: {
          kind: 'place',
          value: { id: 'loc-bangalore-x', kind: 'locality', slug: 'x', name: 'X', city: 'bangalore', relation: 'in' },
          certainty: 'certain',
        } satisfies Slot,
        quote: 'traffic',
      },
    ],
  ])('drops %s', (_, answer) => expect(withModelAnswer(text, CONTEXT, [answer])).toEqual(read(text)));
});
