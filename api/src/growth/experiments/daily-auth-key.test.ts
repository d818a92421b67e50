import { MINUTE_MS } from '@aangan/shared-kit/domain/time-spans';
import { dailyAuthKey, isDailyAuthKey } from './daily-auth-key.ts';

/** Midnight between the 16th and the 17th in India. */
const MIDNIGHT = Date.UTC(2026, 10, 16, 18, 30);

describe('the auth-key of the day', () => {
  it('changes at midnight in India', () => {
    expect(dailyAuthKey('secret', MIDNIGHT - 1)).toBe(dailyAuthKey('secret', MIDNIGHT - 23 * 60 * MINUTE_MS));
    expect(dailyAuthKey('secret', MIDNIGHT)).not.toBe(dailyAuthKey('secret', MIDNIGHT - 1));
  });

  it('can be computed only with the secret', () => {
    expect(isDailyAuthKey(dailyAuthKey('secret', MIDNIGHT), 'secret', MIDNIGHT)).toBe(true);
    expect(isDailyAuthKey(dailyAuthKey('guess', MIDNIGHT), 'secret', MIDNIGHT)).toBe(false);
    expect(isDailyAuthKey(dailyAuthKey('old', MIDNIGHT), ['new', 'old'], MIDNIGHT)).toBe(true);
  });

  it.each([
    ["yesterday's just after midnight", MIDNIGHT - MINUTE_MS, MIDNIGHT + 5 * MINUTE_MS, true],
    ["tomorrow's just before midnight", MIDNIGHT + MINUTE_MS, MIDNIGHT - 5 * MINUTE_MS, true],
    ["yesterday's in the morning", MIDNIGHT - MINUTE_MS, MIDNIGHT + 480 * MINUTE_MS, false],
  ])('whether %s key is accepted: %s', (_name, made, used, taken) => {
    expect(isDailyAuthKey(dailyAuthKey('secret', made), 'secret', used)).toBe(taken);
  });

  it.each([undefined, '', 'short', ['a', 'b']])('rejects %p', (given) => {
    expect(isDailyAuthKey(given, 'secret', MIDNIGHT)).toBe(false);
  });
});
