import { availabilityWindow, searchDay } from './search-day.ts';

const india = (text: string) => Date.parse(`${text}+05:30`);

describe('the day of a search', () => {
  it('is the day in India, from midnight to midnight', () => {
    const morning = searchDay(india('2026-11-20T00:00:00'));
    const night = searchDay(india('2026-11-20T23:59:59'));
    expect(morning).toEqual(night);
    expect(morning.endOfToday).toBe(india('2026-11-21T00:00:00'));
    expect(morning.confirmedSince).toBe(india('2026-11-13T00:00:00'));
  });

  it('separates homes that are free within 30 days from those free later', () => {
    const day = searchDay(india('2026-11-20T12:00:00'));
    expect(availabilityWindow('immediate', day).before).toBe(india('2026-11-21T00:00:00'));
    expect(availabilityWindow('within_30_days', day).before).toBe(availabilityWindow('after_30_days', day).from);
    expect(availabilityWindow('within_15_days', day)).toEqual({
      from: Number.NEGATIVE_INFINITY,
      before: india('2026-12-06T00:00:00'),
    });
  });
});
