import { randomId } from '../domain/random-id.ts';
import { secureRandom } from './secure-random.ts';

describe('the secure random number', () => {
  it('is between 0 and 1 and makes ids of all 62 characters', () => {
    const id = randomId(20_000, secureRandom);
    expect(new Set(id).size).toBe(62);
    const numbers = Array.from({ length: 10_000 }, secureRandom);
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...numbers)).toBeLessThan(1);
    const mean = numbers.reduce((sum, value) => sum + value, 0) / numbers.length;
    // Five standard deviations of the mean: 5 × 0.289 / 100.
    expect(Math.abs(mean - 0.5)).toBeLessThan(0.0145);
  });
});
