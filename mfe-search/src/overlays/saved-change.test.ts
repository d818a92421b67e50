import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import { sampleRecord } from '@aangan/shared-kit/testing/sample-record';
import { listingCard } from '../listing/public.ts';
import { changedFirst, savedChange } from './saved-change.ts';

const NOW = Date.UTC(2026, 10, 16, 4, 30);
const home = (facts: Parameters<typeof sampleRecord>[0], savedOn?: number) => ({
  listing: listingCard(sampleRecord(facts)),
  ...(savedOn !== undefined && { savedOn }),
});
const gone = home({ active: false, inactiveReason: 'SOLDOUT', lastConfirmedOn: NOW }, NOW - 9 * DAY_MS);
const again = home({ lastConfirmedOn: NOW - DAY_MS }, NOW - 9 * DAY_MS);
const quiet = home({ lastConfirmedOn: NOW - 20 * DAY_MS }, NOW - 9 * DAY_MS);

describe('what changed on a saved home', () => {
  it('is that it is no longer listed, before any other change', () => {
    expect(savedChange(gone, NOW)).toEqual({ kind: 'gone', words: 'No longer available: rented out' });
  });

  it('is that its owner has confirmed it since', () => {
    expect(savedChange(again, NOW).words).toBe('Confirmed again yesterday');
    expect(savedChange(quiet, NOW).words).toBe('Still available, not confirmed again since');
  });

  it('is limited to known facts when the date of saving is unknown', () => {
    expect(savedChange(home({ lastConfirmedOn: NOW }), NOW).words).toBe('Still available');
  });

  it('moves changed homes to the front', () => {
    expect(changedFirst([quiet, again, gone], NOW)).toEqual([gone, again, quiet]);
  });
});
