import fc from 'fast-check';
import { newOtp, otpDigest } from './otp-code.ts';
import { resendDelay, resendWait } from './otp-schedule.ts';

describe('a one-time code', () => {
  it('has six digits, leading zeros included, and is different each time', () => {
    const codes = Array.from({ length: 2_000 }, newOtp);
    expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true);
    expect(new Set(codes).size).toBeGreaterThan(1_900);
    expect(codes.some((code) => code.startsWith('0'))).toBe(true);
  });

  it('is stored as a digest that differs by key, attempt and code', () => {
    const digest = otpDigest('key', 'attempt', '042137');
    expect(digest).not.toContain('042137');
    expect(otpDigest('key', 'attempt', '042137')).toBe(digest);
    expect(otpDigest('other', 'attempt', '042137')).not.toBe(digest);
    expect(otpDigest('key', 'another', '042137')).not.toBe(digest);
    expect(otpDigest('key', 'attempt', '042138')).not.toBe(digest);
  });
});

describe('the wait for another code', () => {
  it('doubles from 30 s up to 10 minutes', () => {
    expect([1, 2, 3, 4, 5, 6, 40].map(resendDelay)).toEqual([30, 60, 120, 240, 480, 600, 600]);
  });

  it('is over exactly when the delay is', () => {
    const sentAt = new Date(1_000_000);
    expect(resendWait({ sends: 1, sentAt }, 1_029_999)).toBe(1);
    expect(resendWait({ sends: 1, sentAt }, 1_030_000)).toBe(0);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 0, max: 2_000_000 }), (sends, after) => {
        const wait = resendWait({ sends, sentAt }, sentAt.getTime() + after);
        return wait >= 0 && wait <= 600 && (wait === 0) === after >= resendDelay(sends) * 1000;
      }),
    );
  });
});
