import fc from 'fast-check';
import {
  deleteSearches,
  parseRecent,
  RECENT_MAXIMUM,
  readRecent,
  saveRecentSearch,
  withRecent,
} from './recent-searches.ts';

const search = (number: number) => ({ title: `Search ${number}`, to: `/flats-for-rent-in-place-${number}_pune` });

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

it('puts the newest search first and limits the number', () => {
  for (let number = 1; number <= RECENT_MAXIMUM + 2; number += 1) saveRecentSearch(search(number));
  const saved = readRecent();
  expect(saved).toHaveLength(RECENT_MAXIMUM);
  expect(saved[0]).toEqual(search(RECENT_MAXIMUM + 2));
});

it('moves a repeated search to the front instead of listing it twice', () => {
  expect(withRecent([search(1), search(2)], { ...search(2), title: 'Again' })).toEqual([
    { ...search(2), title: 'Again' },
    search(1),
  ]);
});

it('clears all searches', () => {
  saveRecentSearch(search(1));
  deleteSearches();
  expect(readRecent()).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

it.each([
  ['nothing', null],
  ['no JSON', '{"title":'],
  ['no list', '{"title":"x","to":"/x"}'],
  ['foreign entries', '[null,1,"x",{"title":"x"},{"title":5,"to":"/x"},{"title":"","to":"/x"}]'],
  ['an address off this site', '[{"title":"x","to":"//evil.example"},{"title":"x","to":"https://evil.example"}]'],
  ['an address that a browser takes for another site', '[{"title":"x","to":"/\\\\evil.example"}]'],
  ['an oversized entry', JSON.stringify([{ title: 'x'.repeat(5000), to: '/x' }])],
])('reads %s as no searches', (_what, text) => {
  expect(parseRecent(text)).toEqual([]);
});

it('keeps the valid entries of a damaged list', () => {
  expect(parseRecent(JSON.stringify([7, search(1), { to: '/x' }]))).toEqual([search(1)]);
});

it('never throws, whatever is stored', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(parseRecent(text).every(({ to }) => to.startsWith('/'))).toBe(true);
    }),
  );
});

it('returns no searches when the browser blocks storage', () => {
  const refused = () => {
    throw new Error('The operation is insecure');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refused);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refused);
  expect(() => saveRecentSearch(search(1))).not.toThrow();
  expect(readRecent()).toEqual([]);
});
