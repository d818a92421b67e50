import { slugify } from '@aangan/shared-kit/domain/slug';
import { readCities, readLocalities } from '../../src/places/public.ts';
import { readNames, readNews, readStories } from './invented-data.ts';

const cities = readCities();

function repeated(values: readonly string[]): string[] {
  return values.filter((value, at) => values.indexOf(value) !== at);
}

describe('the lists of names', () => {
  const { firstNames, lastNames, societies } = readNames();

  it('suffice for owners of three regions', () => {
    expect(new Set(Object.values(firstNames).flat()).size).toBeGreaterThanOrEqual(140);
    expect(new Set(Object.values(lastNames).flat()).size).toBeGreaterThanOrEqual(95);
    for (const names of [...Object.values(firstNames), ...Object.values(lastNames)])
      expect(repeated(names)).toEqual([]);
  });

  it('suffice for ten societies in every locality of the largest city', () => {
    const localities = Math.max(...cities.map((city) => readLocalities(city.slug).length));
    expect(societies.stems.length * societies.suffixes.length).toBeGreaterThan(localities * 10);
    expect(societies.builders.length).toBeGreaterThanOrEqual(14);
    for (const list of Object.values(societies)) expect(repeated(list.map(slugify))).toEqual([]);
  });
});

describe('news and stories', () => {
  it('have 12 news items with a date and 8 stories by first name', () => {
    const news = readNews();
    expect(news).toHaveLength(12);
    for (const { dateIso } of news)
      expect(new Date(`${dateIso}T00:00:00Z`).toISOString()).toBe(`${dateIso}T00:00:00.000Z`);
    const stories = readStories();
    expect(stories).toHaveLength(8);
    for (const { name } of stories) expect(name).toMatch(/^\p{Lu}\p{L}+$/u);
    expect(repeated([...news, ...stories].map(({ id }) => id))).toEqual([]);
  });

  it('name only our cities', () => {
    const slugs = cities.map((city) => city.slug);
    for (const { city } of readNews()) if (city !== undefined) expect(slugs).toContain(city);
    for (const { city } of readStories()) expect(slugs).toContain(city);
  });
});
