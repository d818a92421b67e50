import fc from 'fast-check';
import { CITIES } from './cities.ts';
import { nearestNames } from './nearest-names.ts';

const names = (text: string) => nearestNames(text, CITIES).map(({ name }) => name);

describe('names near to a mistyped one', () => {
  it.each([
    ['banglore', 'Bangalore'],
    ['hydrabad', 'Hyderabad'],
    ['chenai', 'Chennai'],
    ['mum', 'Mumbai'],
    ['grater-noida', 'Greater Noida'],
  ])('of %s begin with %s', (text, first) => {
    expect(names(text)[0]).toBe(first);
  });

  it('are none for another word', () => {
    expect(names('atlantis')).toEqual([]);
    expect(names('')).toEqual([]);
  });

  it('begin with the name itself, however it is written', () => {
    fc.assert(
      fc.property(fc.constantFrom(...CITIES), fc.constantFrom(' ', '-', '_', ''), ({ name }, between) => {
        expect(names(name.toUpperCase().replaceAll(' ', between))[0]).toBe(name);
      }),
    );
  });
});
