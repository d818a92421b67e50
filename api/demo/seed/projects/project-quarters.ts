import { laterDay } from '@aangan/shared-kit/domain/india-day';
import type { ProjectStage } from '@aangan/shared-kit/domain/projects/project-options';
import { monthsLate } from '@aangan/shared-kit/domain/projects/project-words';
import { reraAuthority } from '@aangan/shared-kit/domain/projects/rera';
import type { projectQuarter } from '../../../src/builders/progress/public.ts';
import { type Random, seededRandom } from '../../../src/foundation/random/public.ts';

/** What the reports of a project depend on. */
export interface ReportedProject {
  readonly id: string;
  readonly state: string;
  readonly stage: ProjectStage;
  readonly reraNumber: string | null;
  readonly launchedOn: string;
  readonly promisedOn: string;
  readonly possessionOn: string;
  readonly unitsTotal: number;
  readonly unitsSold: number;
}

type QuarterRow = typeof projectQuarter.$inferInsert;

/** Most quarters of a project. */
const QUARTERS = 12;
const ENDS = ['03-31', '06-30', '09-30', '12-31'] as const;
/** Quarters in which nothing was reported. */
const MISSED_SHARE = 0.04;

/**
 * The quarterly reports of a registered project, oldest first: construction and sales never go back, and the last
 * report fits the dates of today.
 * @param today `2026-11-23`
 */
export function projectQuarters(project: ReportedProject, today: string): QuarterRow[] {
  if (project.reraNumber === null) return [];
  const random = seededRandom(`quarters of ${project.id}`);
  const ends = quarterEnds(project, today).slice(-QUARTERS);
  const source = `Quarterly report to ${reraAuthority(project.state)}, invented for the demonstration`;
  let before = { donePercent: 0, unitsSold: 0 };
  return ends.flatMap((endsOn, at) => {
    const isLast = at === ends.length - 1;
    const elapsed = share(project.launchedOn, project.possessionOn, endsOn);
    const donePercent = Math.max(before.donePercent, percentAfter(elapsed, random));
    const sold = isLast ? project.unitsSold : Math.round(project.unitsSold * (0.15 + 0.85 * ((at + 1) / ends.length)));
    const unitsSold = Math.max(before.unitsSold, Math.min(sold, project.unitsSold));
    before = { donePercent, unitsSold };
    if (!isLast && random.chance(MISSED_SHARE)) return [];
    return [
      {
        projectId: project.id,
        endsOn,
        promisedPercent: percentOf(share(project.launchedOn, project.promisedOn, endsOn)),
        donePercent,
        unitsSold,
        unitsTotal: project.unitsTotal,
        expectedOn: expectedOn(project, (at + 1) / ends.length),
        source,
        reportedOn: [laterDay(endsOn, random.whole(12, 34)), today].toSorted()[0] ?? today,
      },
    ];
  });
}

/** Last days of the quarters from the launch to the hand-over, or to the last quarter that has ended. */
function quarterEnds({ launchedOn, possessionOn, stage }: ReportedProject, today: string): string[] {
  const until = stage === 'READY' ? possessionOn : laterDay(today, -12);
  const years = Array.from(
    { length: Number(until.slice(0, 4)) - Number(launchedOn.slice(0, 4)) + 1 },
    (_, at) => Number(launchedOn.slice(0, 4)) + at,
  );
  return years.flatMap((year) => ENDS.map((end) => `${year}-${end}`)).filter((end) => end > launchedOn && end <= until);
}

/** The date that a report expects moves from the promise to today's date in the second half of the reports. */
function expectedOn({ promisedOn, possessionOn }: ReportedProject, part: number): string {
  if (monthsLate(promisedOn, possessionOn) <= 0) return possessionOn;
  return part < 0.5 ? promisedOn : possessionOn;
}

/** Elapsed part of the time between two days, 0 to 1. */
function share(from: string, to: string, day: string): number {
  const [start, end, now] = [from, to, day].map((each) => Date.parse(each)) as [number, number, number];
  return end <= start ? 1 : Math.min(1, Math.max(0, (now - start) / (end - start)));
}

/** Construction begins and ends slowly. */
function percentOf(elapsed: number): number {
  return Math.round(100 * elapsed * elapsed * (3 - 2 * elapsed));
}

function percentAfter(elapsed: number, random: Random): number {
  const percent = percentOf(elapsed) - random.whole(0, 9);
  return elapsed === 1 ? 100 : Math.min(99, Math.max(0, percent));
}
