import { restartDelayMs } from './restart-delay.ts';

describe('the delay before a restart', () => {
  it('doubles from a quarter of a second, and is half a minute from the fifth failure in a row', () => {
    expect([1, 2, 3, 4, 5, 6, 100].map(restartDelayMs)).toEqual([250, 500, 1_000, 2_000, 30_000, 30_000, 30_000]);
  });
});
