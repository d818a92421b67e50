import { z } from 'zod';
import { COMPLAINT_STATES, COMPLAINT_SUBJECTS } from '../domain/project-progress.ts';
import { PROJECT_STAGES } from '../domain/projects/project-options.ts';
import { RERA_STATUSES } from '../domain/projects/rera.ts';
import type { CallContracts } from './call.ts';
import { builderId, projectId } from './project-values.ts';

/** A day in India, `2028-12-31`. */
const day = z.string();

const builder = z.object({ id: z.string(), name: z.string() });

/** A project in lists of progress and in a builder's record. */
const recorded = z.object({
  id: z.string(),
  name: z.string(),
  city: z.string(),
  stage: z.enum(PROJECT_STAGES),
  promisedOn: day,
  /** Expected now; of a ready project, when it was handed over. */
  possessionOn: day,
});

export type RecordedProject = z.infer<typeof recorded>;

const rera = z.object({
  status: z.enum(RERA_STATUSES),
  state: z.string(),
  number: z.string().nullable(),
  validUntil: day.nullable(),
});

const quarter = z.object({
  /** Last day of the quarter. */
  endsOn: day,
  promisedPercent: z.number(),
  donePercent: z.number(),
  unitsSold: z.number(),
  unitsTotal: z.number(),
  expectedOn: day,
  /** Who says so, and when. */
  source: z.string(),
  reportedOn: day,
});

export type ProgressQuarter = z.infer<typeof quarter>;

const complaint = z.object({
  /** The authority's number. */
  id: z.string(),
  project: z.object({ id: z.string(), name: z.string() }),
  subject: z.enum(COMPLAINT_SUBJECTS),
  state: z.enum(COMPLAINT_STATES),
  filedOn: day,
  decidedOn: day.nullable(),
  source: z.string(),
});

export type BuilderComplaint = z.infer<typeof complaint>;

const warning = z.union([
  z.object({ kind: z.enum(['NO_RERA', 'RERA_LAPSED', 'TITLE_CHECK_MISSING', 'NO_REPORT']) }),
  z.object({ kind: z.enum(['LATE', 'BEHIND', 'COMPLAINTS']), number: z.number() }),
]);

/** Progress and record of projects and builders. Everything in it is invented for the demonstration, and says so. */
export const projectProgressCalls = {
  'GET /api/v1/building/{id}/progress': {
    summary: 'Quarterly progress of a project with sources, warnings before a booking, and its builder’s record',
    params: z.object({ id: projectId }),
    answer: z.object({
      project: recorded.extend({ builder, rera }),
      titleCheck: z.object({ checkedOn: day, source: z.string() }).nullable(),
      /** The last quarter first. */
      quarters: z.array(quarter),
      warnings: z.array(warning),
      complaints: z.array(complaint),
    }),
  },
  'GET /api/v1/builder/{id}/record': {
    summary: 'Promised and delivered dates of all projects of a builder, and complaints with their state',
    params: z.object({ id: builderId }),
    answer: z.object({
      builder: builder.extend({ since: z.number() }),
      totals: z.object({
        delivered: z.number(),
        onTime: z.number(),
        medianMonthsLate: z.number(),
        building: z.number(),
        buildingLate: z.number(),
      }),
      /** Latest possession first. */
      projects: z.array(recorded),
      complaints: z.array(complaint),
    }),
  },
} as const satisfies CallContracts;
