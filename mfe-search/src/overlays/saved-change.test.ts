import { sampleRecord } from '@aangan/shared-kit/testing/sample-record';
import { listingCard } from '../listing/public.ts';
import { changedFirst, savedChange } from './saved-change.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 16, 4, 30);
const home = (facts: Parameters<typeof sampleRecord>[0], savedOn?: number) => ({
  listing: listingCard(sampleRecord(facts)),
  ...(savedOn !== undefined && { savedOn }),
});
const gone = home({ active: false, inactiveReason: 'SOLDOUT', lastConfirmedOn: NOW }, NOW - 9 * DAY);
const again = home({ lastConfirmedOn: NOW - DAY }, NOW - 9 * DAY);
const quiet = home({ lastConfirmedOn: NOW - 20 * DAY }, NOW - 9 * DAY);

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
