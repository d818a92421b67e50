import { PROJECT_LEAD_STATES } from '@aangan/shared-kit/contracts/project-leads';
import type { LeadAttribution } from '@aangan/shared-kit/domain/lead-attribution';
import { CALL_FREQUENCY_NAMES, LEAD_CALLER_NAMES, LEAD_WISH_NAMES } from '@aangan/shared-kit/domain/project-lead';
import { boolean, date, index, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, idOf } from '../../foundation/database/public.ts';
import { account } from '../../people/accounts/public.ts';
import { builder, project } from '../../places/public.ts';

/**
 * Requests of visitors to the builder of a project, with the visitor's terms. One per person and project, for one
 * builder. `project_lead_builder`: a builder reads its leads, newest first.
 */
export const projectLead = pgTable(
  'project_lead',
  {
    /** Opaque, `plead_…`. */
    id: text().primaryKey(),
    projectId: idOf('project_id', () => project.id),
    /** The only builder that sees it: the project's when it was sent. */
    builderId: idOf('builder_id', () => builder.id),
    accountId: idOf('account_id', () => account.id),
    wish: text({ enum: LEAD_WISH_NAMES }).notNull(),
    callers: text({ enum: LEAD_CALLER_NAMES }).notNull(),
    frequency: text({ enum: CALL_FREQUENCY_NAMES }).notNull(),
    days: smallint().notNull(),
    brochure: boolean().notNull(),
    visitOn: date('visit_on'),
    message: text().notNull(),
    /** What the visitor agreed to, word by word, and the version of the wording. */
    consent: text().notNull(),
    consentVersion: text('consent_version').notNull(),
    state: text({ enum: PROJECT_LEAD_STATES }).notNull(),
    attribution: jsonb().$type<LeadAttribution>().notNull(),
    answer: text(),
    answeredAt: at('answered_at'),
    sentAt: at('sent_at').notNull(),
    /** From then on nobody may call. */
    endsAt: at('ends_at').notNull(),
  },
  (table) => [
    uniqueIndex('project_lead_once').on(table.accountId, table.projectId),
    index('project_lead_builder').on(table.builderId, table.sentAt, table.id),
    index('project_lead_sent').on(table.sentAt),
  ],
);

export type ProjectLeadRow = typeof projectLead.$inferSelect;

/** Showings of a visitor's number to a person of the builder; each counts as a call. */
export const projectLeadCall = pgTable(
  'project_lead_call',
  {
    leadId: idOf('lead_id', () => projectLead.id, { onDelete: 'cascade' }),
    callerId: idOf('caller_id', () => account.id),
    at: at('at').notNull(),
  },
  (table) => [index('project_lead_call_lead').on(table.leadId), index('project_lead_call_caller').on(table.callerId)],
);
