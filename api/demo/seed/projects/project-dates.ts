import { laterDay } from '@aangan/shared-kit/domain/india-day';
import type { ProjectStage } from '@aangan/shared-kit/domain/projects/project-options';
import type { Random } from '../../../src/foundation/random/public.ts';

export interface ProjectDates {
  readonly stage: ProjectStage;
  readonly launchedOn: string;
  readonly promisedOn: string;
  readonly possessionOn: string;
}

interface BuiltSite {
  readonly builtYear: number;
  readonly underConstruction: boolean;
}

/** Last days of the quarters in which builders hand over. */
const QUARTER_ENDS = ['03-31', '06-30', '09-30', '12-31'] as const;
const NEW_LAUNCH_SHARE = 0.3;
/** Months between promise and possession; most keep it. */
const DELAYS = [0, 0, 0, 0, 3, 6, 6, 9, 12, 18, 24] as const;

/**
 * The stage and dates of a project, consistent with the year in which its society is completed.
 * @param today `2026-11-23`
 */
export function projectDates({ builtYear, underConstruction }: BuiltSite, today: string, random: Random): ProjectDates {
  const planned = `${builtYear}-${random.pick(QUARTER_ENDS)}`;
  if (!underConstruction) {
    const possessionOn = planned < today ? planned : laterDay(today, -random.whole(20, 200));
    const promisedOn = earlierMonth(possessionOn, random.pick(DELAYS));
    return { stage: 'READY', launchedOn: earlierMonth(promisedOn, random.whole(26, 48)), promisedOn, possessionOn };
  }
  const farAway = builtYear >= Number(today.slice(0, 4)) + 2;
  if (farAway && random.chance(NEW_LAUNCH_SHARE)) {
    const launchedOn = laterDay(today, -random.whole(3, 170));
    return { stage: 'NEW_LAUNCH', launchedOn, promisedOn: planned, possessionOn: planned };
  }
  const promisedOn = earlierMonth(planned, random.pick(DELAYS));
  const begun = earlierMonth(promisedOn, random.whole(26, 48));
  const recently = laterDay(today, -random.whole(200, 420));
  const [launchedOn = begun] = [begun, recently].sort();
  return { stage: 'UNDER_CONSTRUCTION', launchedOn, promisedOn, possessionOn: planned };
}

/** The last day of the month a number of months before that of a day. */
export function earlierMonth(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - months, 0)).toISOString().slice(0, 10);
}
