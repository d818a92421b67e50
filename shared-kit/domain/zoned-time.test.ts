import fc from 'fast-check';
import { fromLocalField, momentOf, toLocalField, wallTime } from './zoned-time.ts';

const zones = fc.constantFrom('Asia/Kolkata', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC');
const moments = fc.integer({ min: Date.UTC(2025, 0, 1), max: Date.UTC(2030, 0, 1) });

describe('wall-clock time', () => {
  it.each([
    ['Asia/Kolkata', '2026-11-21T10:00'],
    ['America/New_York', '2026-11-20T23:30'],
    ['Asia/Dubai', '2026-11-21T08:30'],
    ['Nowhere/Land', '2026-11-21T10:00'],
  ])('in %s is %s', (zone, text) => {
    expect(toLocalField(wallTime(Date.parse('2026-11-21T04:30Z'), zone))).toBe(text);
  });

  it('converts back to a time with the same wall clock', () => {
    fc.assert(
      fc.property(moments, zones, (moment, zone) => {
        const time = wallTime(moment, zone);
        expect(wallTime(momentOf(time, zone), zone)).toEqual(time);
      }),
    );
  });

  it('moves an hour later where the clocks skip it', () => {
    const skipped = fromLocalField('2026-03-29T01:30');
    expect(skipped && new Date(momentOf(skipped, 'Europe/London')).toISOString()).toBe('2026-03-29T01:30:00.000Z');
  });

  it('is unchanged after a datetime-local field', () => {
    fc.assert(
      fc.property(moments, zones, (moment, zone) => {
        const time = wallTime(moment, zone);
        expect(fromLocalField(toLocalField(time))).toEqual(time);
      }),
    );
  });

  it.each(['', '2026-11-21', 'tomorrow'])('is undefined for %p', (text) =>
    expect(fromLocalField(text)).toBeUndefined(),
  );
});
