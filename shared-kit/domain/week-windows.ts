import { VISIT_LIMITS } from './visit-limits.ts';

const DAY_NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** Name of a weekday, 0 is Sunday. */
export function weekdayName(weekday: number): string {
  return DAY_NAMES[weekday] ?? '';
}

/** Hours on one weekday while they are typed: either end may still be missing. */
export interface HourWindow {
  /** 0 is Sunday. */
  readonly weekday: number;
  /** `10:00`; empty while it is not chosen. */
  readonly startTime: string;
  readonly endTime: string;
}

/** Hours that can be chosen as an end of a window. */
export const HOURS = Array.from({ length: 17 }, (_, index) => `${String(index + 6).padStart(2, '0')}:00`);

/**
 * The request body: windows with both ends, sorted by day. Half-filled ones are left out.
 * Source: services-and-platform, section 5 (slot saving is skipped unless both are present).
 */
export function wireWindows(windows: readonly HourWindow[]): HourWindow[] {
  return windows
    .filter(({ startTime, endTime }) => startTime !== '' && endTime !== '')
    .sort((one, other) => one.weekday - other.weekday || one.startTime.localeCompare(other.startTime));
}

/** The validation error of hours and days without visits, with its field; undefined when they are valid. */
export function hoursProblem(windows: readonly HourWindow[], daysOff: readonly string[] = []): string | undefined {
  if (daysOff.length > VISIT_LIMITS.daysOff) return `There is room for ${VISIT_LIMITS.daysOff} days without visits.`;
  const filled = wireWindows(windows);
  const turned = filled.find(({ startTime, endTime }) => endTime <= startTime);
  if (turned) return `On ${weekdayName(turned.weekday)} the hours end before they start.`;
  const crossed = filled.find((each, index) => {
    const next = filled[index + 1];
    return next?.weekday === each.weekday && next.startTime < each.endTime;
  });
  return crossed && `On ${weekdayName(crossed.weekday)} two hours overlap.`;
}
