import { availableFromLabel } from './available-from.ts';

const NOON = Date.UTC(2026, 10, 21, 6, 30);

describe('availableFromLabel', () => {
  it.each([
    ['a past day', Date.UTC(2026, 9, 1), 'Immediately'],
    ['later today', Date.UTC(2026, 10, 21, 18, 29), 'Immediately'],
    ['the first minute of tomorrow', Date.UTC(2026, 10, 21, 18, 30), 'From 22 Nov'],
    ['a day this year', Date.UTC(2026, 11, 15, 6), 'From 15 Dec'],
    ['a near day next year', Date.UTC(2027, 0, 5, 6), 'From 5 Jan'],
    ['a day that is ten months ahead', Date.UTC(2027, 8, 17, 6), 'From 17 Sep'],
    ['a day that is farther ahead', Date.UTC(2027, 8, 18, 6), 'From 18 Sep 2027'],
  ])('for %s', (_, epochMs, label) => {
    expect(availableFromLabel(epochMs, NOON)).toBe(label);
  });
});
