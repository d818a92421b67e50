import fc from 'fast-check';
import { MANDATE_LIMITS, MANDATE_STATES, mandateProblem, mandateStep, mayMoveMandate } from './mandate.ts';

const HOUR = 3_600_000;
const DUE = Date.UTC(2026, 11, 5);

describe('a mandate', () => {
  it('never debits less than 24 hours after its notice', () =>
    fc.assert(
      fc.property(fc.integer({ min: -200, max: 200 }), fc.integer({ min: -200, max: 200 }), (noticed, asked) => {
        const noticedAt = DUE + noticed * HOUR;
        const now = DUE + asked * HOUR;
        fc.pre(now >= noticedAt);
        const step = mandateStep({ dueAt: DUE, noticedAt }, now);
        if (step === 'debit') expect(now - noticedAt).toBeGreaterThanOrEqual(MANDATE_LIMITS.noticeMs);
      }),
    ));

  it('gives notice two days before the due day, and debits on the day before it', () => {
    expect(mandateStep({ dueAt: DUE, noticedAt: undefined }, DUE - 49 * HOUR)).toBe('wait');
    expect(mandateStep({ dueAt: DUE, noticedAt: undefined }, DUE - 48 * HOUR)).toBe('notify');
    expect(mandateStep({ dueAt: DUE, noticedAt: DUE - 48 * HOUR }, DUE - 25 * HOUR)).toBe('wait');
    expect(mandateStep({ dueAt: DUE, noticedAt: DUE - 48 * HOUR }, DUE - 24 * HOUR)).toBe('debit');
  });

  it('gives a new notice instead of a debit that comes days after the old one', () =>
    expect(mandateStep({ dueAt: DUE, noticedAt: DUE - 100 * HOUR }, DUE)).toBe('notify'));

  it('reaches an end from every state, and leaves it never', () => {
    for (const state of MANDATE_STATES) {
      expect(mayMoveMandate(state, 'ended')).toBe(state !== 'ended');
      expect(mayMoveMandate('ended', state)).toBe(false);
    }
  });

  it('pays up to ₹15,000', () => {
    expect(mandateProblem(15_000_00)).toBeUndefined();
    expect(mandateProblem(15_000_01)).toContain('PIN');
  });
});
