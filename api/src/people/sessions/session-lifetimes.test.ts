import fc from 'fast-check';
import { SESSION_LIFETIMES, sessionEnd } from './session-lifetimes.ts';

const HOUR = 3_600_000;

describe('when a session ends', () => {
  it('is 90 days after its last use, and for the staff 30 minutes', () => {
    expect(sessionEnd(false, 0, 0).getTime()).toBe(90 * 24 * HOUR);
    expect(sessionEnd(true, 0, 0).getTime()).toBe(HOUR / 2);
  });

  it('is never more than 12 hours after the staff logged in, however much they do', () => {
    fc.assert(
      fc.property(fc.nat(20 * HOUR), (later) => {
        expect(sessionEnd(true, 0, later).getTime()).toBe(Math.min(later + HOUR / 2, 12 * HOUR));
      }),
    );
  });

  it('is written again often enough that nobody loses a session that is in use', () => {
    for (const { idle, seenStep } of Object.values(SESSION_LIFETIMES)) expect(seenStep * 10).toBeLessThan(idle);
  });
});
