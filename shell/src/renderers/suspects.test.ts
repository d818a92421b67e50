import { BREAKER_OPEN_MS } from '@aangan/shared-kit/domain/platform-limits';
import { MINUTE_MS } from '@aangan/shared-kit/domain/time-spans';
import { aRelease } from '../testing/a-release.ts';
import { type Suspects, suspects } from './suspects.ts';

const looping = aRelease({}, { name: 'mfe-looping' });
const other = aRelease({}, { name: 'mfe-other' });

describe('a release that has ended a renderer', () => {
  let now: number;
  let found: Suspects;
  beforeEach(() => {
    now = Date.UTC(2026, 10, 27);
    found = suspects(() => now);
    found.blame(looping);
  });

  it('is not run for five seconds, then tried once, and runs apart after that', () => {
    expect(found.among([other, looping])).toEqual([looping]);
    now += BREAKER_OPEN_MS - 1;
    expect(found.begin([looping])).toBeUndefined();
    now += 1;
    const end = found.begin([looping]);
    expect(end).toBeDefined();
    expect(found.begin([looping])).toBeUndefined();
    end?.();
    expect(found.begin([looping])).toBeDefined();
    expect(found.begin([looping])).toBeDefined();
    expect(found.among([looping])).toEqual([looping]);
  });

  it('is not run for five seconds again if its try ends a renderer too', () => {
    now += BREAKER_OPEN_MS;
    const end = found.begin([looping]);
    found.blame(looping);
    end?.();
    expect(found.begin([looping])).toBeUndefined();
    now += BREAKER_OPEN_MS;
    expect(found.begin([looping])).toBeDefined();
  });

  it('is not run in the page of another suspect either, whose circuit it leaves alone', () => {
    found.blame(other);
    now += BREAKER_OPEN_MS;
    found.blame(looping);
    expect(found.begin([other, looping])).toBeUndefined();
    expect(found.begin([other])).toBeDefined();
  });

  it('is rendered apart for ten minutes after its last stall', () => {
    now += 9 * MINUTE_MS;
    found.blame(looping);
    now += 9 * MINUTE_MS;
    expect(found.among([looping])).toEqual([looping]);
    now += MINUTE_MS + 1;
    expect(found.among([looping])).toEqual([]);
  });

  it('is another one than the build of a laptop with the same version', () => {
    expect(found.among([{ ...looping, servedFrom: 'http://localhost:4000' }])).toEqual([]);
  });
});
