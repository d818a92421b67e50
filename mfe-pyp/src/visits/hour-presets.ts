import type { HourWindow } from '@aangan/shared-kit/domain/week-windows';

const WEEKDAYS = [1, 2, 3, 4, 5];
const WEEKEND = [6, 0];

interface HourPreset {
  /** For people. */
  readonly label: string;
  readonly windows: readonly HourWindow[];
}

/** Weeks that most owners choose, so that one press is enough. */
export const HOUR_PRESETS = {
  'evenings-and-weekends': {
    label: 'Evenings and weekends',
    windows: [...onDays(WEEKDAYS, '18:00', '20:00'), ...onDays(WEEKEND, '10:00', '18:00')],
  },
  weekends: { label: 'Weekends', windows: onDays(WEEKEND, '10:00', '18:00') },
  'every-day': { label: 'Every day, 10 am to 7 pm', windows: onDays([...WEEKDAYS, ...WEEKEND], '10:00', '19:00') },
} as const satisfies Record<string, HourPreset>;

export type PresetName = keyof typeof HOUR_PRESETS;

export const PRESET_NAMES = Object.keys(HOUR_PRESETS) as readonly PresetName[];

/** The preset that has exactly these hours, in any order. */
export function presetOf(windows: readonly HourWindow[]): PresetName | undefined {
  return PRESET_NAMES.find((name) => sameHours(HOUR_PRESETS[name].windows, windows));
}

/** Whether two weeks have the same hours, in any order. */
export function sameHours(one: readonly HourWindow[], other: readonly HourWindow[]): boolean {
  return keysOf(one).join() === keysOf(other).join();
}

function keysOf(windows: readonly HourWindow[]): string[] {
  return windows.map(({ weekday, startTime, endTime }) => `${weekday} ${startTime} ${endTime}`).sort();
}

function onDays(weekdays: readonly number[], startTime: string, endTime: string): HourWindow[] {
  return weekdays.map((weekday) => ({ weekday, startTime, endTime }));
}
