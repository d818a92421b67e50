import fc from 'fast-check';
import { MOST_PAUSED_DAYS, PAUSE_UNDO_MS, type Pauses, pauseRefusal, resumed } from './plan-pause.ts';
import { DAY_MS } from './time-spans.ts';

const NEVER: Pauses = { pausedAt: null, pauses: 0, pausedMs: 0 };

describe('a pause of a plan', () => {
  it('moves its end by the paused time', () =>
    expect(resumed({ ...NEVER, pausedAt: 10 }, 1_000, 10 + 12 * DAY_MS)).toEqual({
      pausedAt: null,
      pauses: 1,
      pausedMs: 12 * DAY_MS,
      to: 1_000 + 12 * DAY_MS,
    }));

  it('of less than an hour does not count', () =>
    expect(resumed({ ...NEVER, pausedAt: 10 }, 1_000, 10 + PAUSE_UNDO_MS - 1)).toEqual({ ...NEVER, to: 1_000 }));

  it('can be taken twice, and for ninety days together', () => {
    expect(pauseRefusal(NEVER)).toBeUndefined();
    expect(pauseRefusal({ ...NEVER, pausedAt: 1 })).toBe('paused');
    expect(pauseRefusal({ ...NEVER, pauses: 2, pausedMs: DAY_MS })).toBe('no-pauses');
    expect(pauseRefusal({ ...NEVER, pauses: 1, pausedMs: MOST_PAUSED_DAYS * DAY_MS })).toBe('no-days');
  });

  it('never makes a plan longer than its days and ninety more', () => {
    const lengths = fc.array(fc.nat(200 * DAY_MS), { maxLength: 6 });
    fc.assert(
      fc.property(lengths, (pauses) => {
        let plan = { ...NEVER, to: 30 * DAY_MS };
        let now = 0;
        for (const length of pauses) {
          if (pauseRefusal(plan) === undefined) plan = { ...plan, pausedAt: now };
          now += length;
          plan = resumed(plan, plan.to, now);
        }
        expect(plan.to).toBe(30 * DAY_MS + plan.pausedMs);
        expect(plan.pausedMs).toBeLessThanOrEqual(MOST_PAUSED_DAYS * DAY_MS);
      }),
    );
  });
});
