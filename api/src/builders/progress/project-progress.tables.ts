import { COMPLAINT_STATES, COMPLAINT_SUBJECTS } from '@aangan/shared-kit/domain/project-progress';
import { date, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { idOf } from '../../foundation/database/public.ts';
import { builder, project } from '../../places/public.ts';

const day = (name: string) => date(name, { mode: 'string' });

/** What a builder reported to the RERA authority for a quarter, with source and date of the report. */
export const projectQuarter = pgTable(
  'project_quarter',
  {
    projectId: idOf('project_id', () => project.id),
    /** Last day of the quarter. */
    endsOn: day('ends_on').notNull(),
    /** Percent of the construction that should be done by then, and that is done. */
    promisedPercent: smallint('promised_percent').notNull(),
    donePercent: smallint('done_percent').notNull(),
    unitsSold: integer('units_sold').notNull(),
    unitsTotal: integer('units_total').notNull(),
    /** Completion as the report expects it. */
    expectedOn: day('expected_on').notNull(),
    source: text().notNull(),
    reportedOn: day('reported_on').notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.endsOn] })],
);

export type ProjectQuarterRow = typeof projectQuarter.$inferSelect;

/** Checks of the title of a project's land. A project without a row has none that we know of. */
export const projectTitleCheck = pgTable('project_title_check', {
  projectId: idOf('project_id', () => project.id).primaryKey(),
  checkedOn: day('checked_on').notNull(),
  source: text().notNull(),
});

/** Complaints about a builder to a RERA authority. `builder_complaint_builder`: those of a builder, newest first. */
export const builderComplaint = pgTable(
  'builder_complaint',
  {
    /** The authority's number. */
    id: text().primaryKey(),
    builderId: idOf('builder_id', () => builder.id),
    projectId: idOf('project_id', () => project.id),
    subject: text({ enum: COMPLAINT_SUBJECTS }).notNull(),
    state: text({ enum: COMPLAINT_STATES }).notNull(),
    filedOn: day('filed_on').notNull(),
    /** Null while it is open. */
    decidedOn: day('decided_on'),
    source: text().notNull(),
  },
  (table) => [
    index('builder_complaint_builder').on(table.builderId, table.filedOn),
    index('builder_complaint_project').on(table.projectId),
  ],
);
