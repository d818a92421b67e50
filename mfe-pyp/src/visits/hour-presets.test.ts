import { hoursProblem, wireWindows } from '@aangan/shared-kit/domain/week-windows';
import fc from 'fast-check';
import { HOUR_PRESETS, PRESET_NAMES, presetOf, sameHours } from './hour-presets.ts';

const presets = fc.constantFrom(...PRESET_NAMES);

describe('the hours that most owners choose', () => {
  it('can be saved as they are, and are recognised in any order', () => {
    fc.assert(
      fc.property(presets, fc.infiniteStream(fc.integer()), (name, numbers) => {
        const { windows } = HOUR_PRESETS[name];
        expect(hoursProblem(windows)).toBeUndefined();
        const places = new Map(windows.map((window) => [window, numbers.next().value ?? 0]));
        const shuffled = windows.toSorted((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0));
        expect(presetOf(wireWindows(shuffled))).toBe(name);
      }),
    );
  });

  it('are no longer a preset once one of them is missing', () => {
    fc.assert(
      fc.property(presets, fc.nat(), (name, number) => {
        const { windows } = HOUR_PRESETS[name];
        const fewer = windows.toSpliced(number % windows.length, 1);
        expect(sameHours(fewer, windows)).toBe(false);
      }),
    );
  });
});
