import { buildSuggestIndex, type SuggestPlace, type SuggestQuestion, suggest } from './suggest-index.ts';

function place(kind: SuggestPlace['kind'], city: string, name: string, more: Partial<SuggestPlace> = {}): SuggestPlace {
  const slug = name.toLowerCase().replaceAll(' ', '-');
  const id = `${kind}-${city}-${slug}`;
  const at = { latitude: 12.9, longitude: 77.6, pin: '' };
  return { kind, id, slug, name, subtitle: '', city, ...at, aliases: [], counts: { RENT: 10 }, ...more };
}

const INDEX = buildSuggestIndex([
  place('city', 'bangalore', 'Bangalore', { aliases: ['Bengaluru'], counts: { RENT: 900, BUY: 300 } }),
  place('city', 'mumbai', 'Mumbai', { aliases: ['Bombay'] }),
  place('city', 'noida', 'Noida'),
  place('city', 'greater-noida', 'Greater Noida'),
  place('locality', 'bangalore', 'Koramangala', { counts: { RENT: 80, PG: 5 } }),
  place('locality', 'bangalore', 'Indiranagar', { counts: { RENT: 70 } }),
  place('locality', 'bangalore', 'HSR Layout', { counts: { RENT: 60 } }),
  place('locality', 'bangalore', 'BTM Layout', { counts: { RENT: 90 } }),
  place('locality', 'bangalore', 'Malleshwaram', { counts: { RENT: 20 } }),
  place('locality', 'bangalore', 'Marathahalli', { counts: { RENT: 50 } }),
  place('locality', 'bangalore', 'Banashankari'),
  place('landmark', 'bangalore', 'Manyata Tech Park', { counts: { RENT: 400 } }),
  place('metro', 'bangalore', 'Indiranagar', { slug: 'indiranagar-metro', counts: { RENT: 300 } }),
  place('metro', 'bangalore', 'MG Road', { counts: { RENT: 200 } }),
  place('society', 'bangalore', 'Indira Heights', { counts: {} }),
  place('locality', 'mumbai', 'Andheri West', { counts: { RENT: 99 } }),
  place('locality', 'mumbai', 'Andheri East', { counts: { RENT: 101 } }),
  place('metro', 'mumbai', 'Andheri'),
  place('locality', 'mumbai', 'Powai'),
  place('locality', 'noida', 'Sector 62'),
  place('locality', 'greater-noida', 'Alpha 1'),
]);

function namesFor(hint: string, more: Partial<SuggestQuestion> = {}): string[] {
  return suggest(INDEX, { hint, size: 10, ...more }).map(({ kind, name }) => `${kind} ${name}`);
}

describe('suggest', () => {
  it('puts a whole first word before other matches, and localities before stations', () =>
    expect(namesFor('andheri')).toEqual(['locality Andheri East', 'locality Andheri West', 'metro Andheri']));

  it('puts a match at the beginning before one at a later word, and that before one inside a word', () => {
    expect(namesFor('la', { city: 'bangalore' }).slice(0, 2)).toEqual(['locality BTM Layout', 'locality HSR Layout']);
    expect(namesFor('ang', { city: 'bangalore' })).toEqual(['locality Koramangala']);
  });

  it('ranks equal matches by active listings of the category', () => {
    expect(namesFor('lay').slice(0, 2)).toEqual(['locality BTM Layout', 'locality HSR Layout']);
    expect(suggest(INDEX, { hint: 'kora', size: 1, category: 'PG' })[0]?.count).toBe(5);
    expect(suggest(INDEX, { hint: 'kora', size: 1 })[0]?.count).toBe(85);
  });

  it.each([
    ['kormangla', 'locality Koramangala'],
    ['indranagar', 'locality Indiranagar'],
    ['hsrlayout', 'locality HSR Layout'],
    ['layout hsr', 'locality HSR Layout'],
    ['maleswaram', 'locality Malleshwaram'],
    ['banglore', 'city Bangalore'],
    ['bengalooru', 'city Bangalore'],
    ['koramangala 5th block', 'locality Koramangala'],
    ['mg road metro', 'metro MG Road'],
  ])('finds what %j means', (hint, first) => expect(namesFor(hint)[0]).toBe(first));

  it('finds a city by its old name, from within another city too', () => {
    expect(namesFor('bombay')[0]).toBe('city Mumbai');
    expect(namesFor('Bombay', { city: 'bangalore' })[0]).toBe('city Mumbai');
  });

  it('does not suggest cities for a short hint inside a city', () =>
    expect(namesFor('ban', { city: 'bangalore' })).toEqual(['locality Banashankari']));

  it('searches in the city that the hint names', () => {
    expect(namesFor('andheri mumbai').slice(0, 2)).toEqual(['locality Andheri East', 'locality Andheri West']);
    expect(namesFor('alpha greater noida')[0]).toBe('locality Alpha 1');
  });

  it('stays in the given city, and adds the city that the hint names', () => {
    expect(namesFor('powai', { city: 'bangalore' })).toEqual([]);
    expect(namesFor('powai mumbai', { city: 'bangalore' })).toEqual(['city Mumbai']);
  });

  it('puts corrected spellings after real matches, and has none for three letters', () => {
    expect(namesFor('indira')).toEqual(['locality Indiranagar', 'metro Indiranagar', 'society Indira Heights']);
    expect(namesFor('xsr')).toEqual([]);
  });

  it('never takes one number for another', () => {
    expect(namesFor('sectr 62')).toEqual(['locality Sector 62']);
    expect(namesFor('sector 68')).toEqual([]);
  });

  it('leaves out societies when only locations are requested', () =>
    expect(namesFor('indira', { only: 'location' })).toEqual(['locality Indiranagar', 'metro Indiranagar']));

  it('leaves space for other kinds', () =>
    expect(namesFor('ma', { city: 'bangalore', size: 2 })).toEqual(['locality Marathahalli', 'locality Malleshwaram']));

  it.each(['', '   ', '@@@', '🏠'])('finds nothing for %j', (hint) => expect(namesFor(hint)).toEqual([]));
});
