import fc from 'fast-check';
import { inCanary } from './in-canary.ts';

const devices = Array.from({ length: 20_000 }, (_, number) => `device-${number}`);
const shareOf = (chosen: readonly string[], among: readonly string[]) => chosen.length / among.length;
const device = fc.stringMatching(/^[\w-]{8,64}$/);
const salt = fc.string({ minLength: 1, maxLength: 40 });
const percent = fc.double({ min: 0, max: 100, noNaN: true });

describe('whether a device gets a canary', () => {
  it('gives the same result each time', () => {
    fc.assert(
      fc.property(device, salt, percent, (id, salt, share) => {
        const first = inCanary(id, salt, share);
        expect(inCanary(id, salt, share)).toBe(first);
      }),
    );
  });

  it('stays true when the percentage grows', () => {
    fc.assert(
      fc.property(device, salt, percent, percent, (id, salt, one, other) => {
        const [small, large] = [Math.min(one, other), Math.max(one, other)];
        return !inCanary(id, salt, small) || inCanary(id, salt, large);
      }),
    );
  });

  it('is never true at 0 percent and always true at 100 percent', () => {
    fc.assert(fc.property(device, salt, (id, salt) => !inCanary(id, salt, 0) && inCanary(id, salt, 100)));
  });

  it.each([0.5, 1, 10, 33.3, 50, 90])('is true for about %s percent of all devices', (percent) => {
    const share =
      100 *
      shareOf(
        devices.filter((id) => inCanary(id, 'mfe-search', percent)),
        devices,
      );
    // Four standard deviations of a fair draw.
    const spread = 4 * Math.sqrt((percent * (100 - percent)) / devices.length);
    expect(Math.abs(share - percent)).toBeLessThan(spread);
  });

  it('is decided for each remote independently', () => {
    const first = devices.filter((id) => inCanary(id, 'mfe-search', 50));
    const both = first.filter((id) => inCanary(id, 'mfe-plans', 50));
    expect(Math.abs(shareOf(both, first) - 0.5)).toBeLessThan(0.02);
  });

  it('gives fixed results, so that another version of this code cannot change them', () => {
    const chosen = devices.slice(0, 6000).filter((id) => inCanary(id, 'mfe-search', 0.1));
    expect(chosen).toEqual(['device-3523', 'device-4140', 'device-4203', 'device-5376', 'device-5864']);
  });
});
