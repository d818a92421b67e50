import { HOUR_MS } from '@aangan/shared-kit/domain/time-spans';
import fc from 'fast-check';
import { SESSION_LIFETIMES, sessionEnd } from './session-lifetimes.ts';

describe('the end of a session', () => {
  it('is 90 days after its last use, and 30 minutes for staff', () => {
    expect(sessionEnd(false, 0, 0).getTime()).toBe(90 * 24 * HOUR_MS);
    expect(sessionEnd(true, 0, 0).getTime()).toBe(HOUR_MS / 2);
  });

  it('is at most 12 hours after a staff login, despite activity', () => {
    fc.assert(
      fc.property(fc.nat(20 * HOUR_MS), (later) => {
        expect(sessionEnd(true, 0, later).getTime()).toBe(Math.min(later + HOUR_MS / 2, 12 * HOUR_MS));
      }),
    );
  });

  it('is updated often enough that an active session never expires', () => {
    for (const { idle, seenStep } of Object.values(SESSION_LIFETIMES)) expect(seenStep * 10).toBeLessThan(idle);
  });
});
