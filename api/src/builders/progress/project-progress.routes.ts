import type { projectProgressCalls } from '@aangan/shared-kit/contracts/project-progress';
import { indiaDay } from '@aangan/shared-kit/domain/india-day';
import { bookingWarnings, builderTotals } from '@aangan/shared-kit/domain/project-progress';
import { reraStatus } from '@aangan/shared-kit/domain/projects/rera';
import type { Database } from '../../foundation/database/public.ts';
import { type ApiSettings, type CallHandlers, callError } from '../../foundation/server/public.ts';
import {
  builderWithProjects,
  complaintsAbout,
  countOpenComplaints,
  quartersOf,
  recordedProject,
} from './project-progress.queries.ts';

/** Progress of projects, and records of builders. */
export function projectProgressHandlers(
  database: Database,
  { now }: Pick<ApiSettings, 'now'>,
): CallHandlers<typeof projectProgressCalls> {
  return {
    async 'GET /api/v1/building/{id}/progress'({ params: { id } }) {
      const found = await recordedProject(database, id);
      if (!found) throw callError('no-project');
      const { project, builder, rera, titleCheck } = found;
      const [quarters, complaints, openComplaints] = await Promise.all([
        quartersOf(database, id),
        complaintsAbout(database, { projectId: id }),
        countOpenComplaints(database, id),
      ]);
      const today = indiaDay(now());
      const [last] = quarters;
      const warnings = bookingWarnings(
        {
          reraNumber: rera.number,
          reraValidUntil: rera.validUntil,
          titleCheckedOn: titleCheck?.checkedOn ?? null,
          promisedOn: project.promisedOn,
          possessionOn: project.possessionOn,
          isReady: project.stage === 'READY',
          promisedPercent: last?.promisedPercent ?? null,
          donePercent: last?.donePercent ?? null,
          openComplaints,
        },
        today,
      );
      return {
        project: { ...project, builder, rera: { ...rera, status: reraStatus(rera, today) } },
        titleCheck: titleCheck && { checkedOn: titleCheck.checkedOn, source: titleCheck.source },
        quarters: quarters.map(({ projectId: _id, ...quarter }) => quarter),
        warnings,
        complaints: complaints.map(wireComplaint),
      };
    },

    async 'GET /api/v1/builder/{id}/record'({ params: { id } }) {
      const found = await builderWithProjects(database, id);
      if (!found) throw callError('no-builder');
      const { builder, projects } = found;
      const dates = projects.map(({ stage, promisedOn, possessionOn }) => ({
        isReady: stage === 'READY',
        promisedOn,
        possessionOn,
      }));
      const complaints = await complaintsAbout(database, { builderId: id });
      return { builder, totals: builderTotals(dates), projects, complaints: complaints.map(wireComplaint) };
    },
  };
}

function wireComplaint({ row, project }: Awaited<ReturnType<typeof complaintsAbout>>[number]) {
  const { id, subject, state, filedOn, decidedOn, source } = row;
  return { id, project, subject, state, filedOn, decidedOn, source };
}
