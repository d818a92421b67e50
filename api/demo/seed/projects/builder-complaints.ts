import { laterDay } from '@aangan/shared-kit/domain/india-day';
import { COMPLAINT_SUBJECTS, type ComplaintState } from '@aangan/shared-kit/domain/project-progress';
import { monthsLate } from '@aangan/shared-kit/domain/projects/project-words';
import { reraAuthority } from '@aangan/shared-kit/domain/projects/rera';
import type { builderComplaint, projectTitleCheck } from '../../../src/builders/progress/public.ts';
import { seededRandom } from '../../../src/foundation/random/public.ts';
import type { ReportedProject } from './project-quarters.ts';

type ComplaintRow = typeof builderComplaint.$inferInsert;

const DECIDED: readonly ComplaintState[] = ['UPHELD', 'SETTLED', 'SETTLED', 'DISMISSED'];
/** Days after which most complaints are decided. */
const DECIDED_AFTER = 240;
const TITLE_CHECKED_SHARE = 0.78;
/** Projects that people complained about, on time and late by half a year. */
const COMPLAINED_SHARE = { onTime: 0.1, late: 0.45 } as const;

/** Complaints about a project: late ones have more of them. */
export function complaintsAbout(
  project: ReportedProject & { readonly builderId: string },
  today: string,
): ComplaintRow[] {
  const random = seededRandom(`complaints about ${project.id}`);
  const late = Math.max(0, monthsLate(project.promisedOn, project.possessionOn));
  if (!random.chance(COMPLAINED_SHARE[late >= 6 ? 'late' : 'onTime'])) return [];
  const authority = reraAuthority(project.state);
  return Array.from({ length: random.whole(1, late >= 6 ? 3 : 1) }, (_, at) => {
    const filedOn = laterDay(today, -random.whole(20, 900));
    const isOpen = laterDay(filedOn, DECIDED_AFTER) > today;
    return {
      id: `DEMO/${authority.replace(/\W/g, '').toUpperCase()}/${project.id.slice(0, 6).toUpperCase()}/${at + 1}`,
      builderId: project.builderId,
      projectId: project.id,
      subject: late >= 3 && at === 0 ? ('DELAY' as const) : random.pick(COMPLAINT_SUBJECTS),
      state: isOpen ? ('OPEN' as const) : random.pick(DECIDED),
      filedOn,
      decidedOn: isOpen ? null : laterDay(filedOn, DECIDED_AFTER),
      source: `${authority}, invented for the demonstration`,
    };
  });
}

/** The title check of a project; undefined where nobody has made one. */
export function titleCheckOf(project: ReportedProject): typeof projectTitleCheck.$inferInsert | undefined {
  const random = seededRandom(`title of ${project.id}`);
  if (!random.chance(TITLE_CHECKED_SHARE)) return undefined;
  return {
    projectId: project.id,
    checkedOn: laterDay(project.launchedOn, -random.whole(10, 120)),
    source: 'Title report of an advocate, invented for the demonstration',
  };
}
