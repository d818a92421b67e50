import fc from 'fast-check';
import { URI } from 'otpauth';
import { acceptedStep, enrolmentUri, KEY_BYTES, keyOf } from './authenticator-code.ts';
import { recoveryCodeHash, recoveryCodeOf } from './recovery-code.ts';

const RFC_KEY = keyOf(Buffer.from('12345678901234567890'));
const STEP_MS = 30_000;

const key = fc.uint8Array({ minLength: KEY_BYTES, maxLength: KEY_BYTES }).map(keyOf);
const moment = fc.integer({ min: 1_600_000_000_000, max: 4_000_000_000_000 });
/** The code that an app shows which has read the QR code. */
const codeAt = (uri: string, timestamp: number) => {
  const app = URI.parse(uri);
  return 'period' in app ? app.generate({ timestamp }) : '';
};

describe('acceptedStep', () => {
  // Source: RFC 6238, appendix B, SHA-1, the last six of eight digits.
  it.each([
    [59, '287082', 1],
    [1111111109, '081804', 37037036],
    [1234567890, '005924', 41152263],
    [2000000000, '279037', 66666666],
  ])('at %p s takes the code %p of the standard', (seconds, code, step) => {
    expect(acceptedStep(RFC_KEY, code, seconds * 1000, null)).toBe(step);
  });

  it('takes the code that an app shows, up to one step early or late', () => {
    fc.assert(
      fc.property(key, moment, fc.constantFrom(-1, 0, 1), (secret, now, delta) => {
        const code = codeAt(enrolmentUri(secret, 'Meera Nair'), now + delta * STEP_MS);
        expect(acceptedStep(secret, code, now, null)).toBeDefined();
      }),
    );
  });

  it('takes no code again, and none of an earlier step than the last one', () => {
    fc.assert(
      fc.property(key, moment, fc.constantFrom(-1, 0, 1), (secret, now, delta) => {
        const code = codeAt(enrolmentUri(secret, 'Meera Nair'), now + delta * STEP_MS);
        const used = acceptedStep(secret, code, now, null) ?? 0;
        expect(acceptedStep(secret, code, now, used)).toBeUndefined();
        expect(acceptedStep(secret, code, now, used + 1)).toBeUndefined();
      }),
    );
  });

  it('takes no code of two steps ago, and nothing that is not six digits', () => {
    const now = 2_000_000_000_000;
    const old = codeAt(enrolmentUri(RFC_KEY, 'Meera Nair'), now - 2 * STEP_MS);
    for (const code of [old, '', '12345', '1234567', '１２３４５６', 'abcdef']) {
      expect(acceptedStep(RFC_KEY, code, now, null)).toBeUndefined();
    }
  });
});

describe('a recovery code', () => {
  it('has 80 random bits in four groups, and is recognised in small letters and without groups', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 10, maxLength: 10 }), (bytes) => {
        const code = recoveryCodeOf(bytes);
        expect(code).toMatch(/^(?:[A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
        expect(recoveryCodeHash(code.toLowerCase().replaceAll('-', ' '))).toBe(recoveryCodeHash(code));
      }),
    );
  });
});
