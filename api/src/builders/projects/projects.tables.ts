import type { PlanRoom } from '@aangan/shared-kit/contracts/project-values';
import { UNIT_TYPES } from '@aangan/shared-kit/domain/posting/unit-type';
import { IMAGE_TAGS, PROJECT_AMENITIES } from '@aangan/shared-kit/domain/projects/project-options';
import { date, index, integer, jsonb, pgTable, primaryKey, real, smallint, text } from 'drizzle-orm/pg-core';
import { idOf } from '../../foundation/database/public.ts';
import { project } from '../../places/public.ts';

/** Facts of a project that only its page and comparisons show: one row beside that of `project`. */
export const projectFacts = pgTable('project_facts', {
  projectId: idOf('project_id', () => project.id).primaryKey(),
  address: text().notNull(),
  towers: smallint().notNull(),
  /** Floors of the highest tower. */
  floors: smallint().notNull(),
  totalUnits: integer('total_units').notNull(),
  landAcres: real('land_acres').notNull(),
  /** Percent of the land. */
  openArea: smallint('open_area').notNull(),
  about: text().array().notNull(),
  highlights: text().array().notNull(),
  amenities: text({ enum: PROJECT_AMENITIES }).array().notNull(),
  /** What is due when; `dueOn` is null for what depends on the buyer. */
  paymentPlan: jsonb('payment_plan').$type<{ name: string; percent: number; dueOn: string | null }[]>().notNull(),
  /** When price and stock were last confirmed. */
  updatedOn: date('updated_on', { mode: 'string' }).notNull(),
});

/** Kinds of units that a project sells. `project_unit_project`: those of one project in order. */
export const projectUnit = pgTable(
  'project_unit',
  {
    id: text().primaryKey(),
    projectId: idOf('project_id', () => project.id),
    position: smallint().notNull(),
    type: text({ enum: UNIT_TYPES }).notNull(),
    /** sq ft; of a plot, both are its area. */
    carpetArea: integer('carpet_area').notNull(),
    builtUpArea: integer('built_up_area').notNull(),
    /** ₹, without taxes. */
    price: integer().notNull(),
    bathrooms: smallint().notNull(),
    balconies: smallint().notNull(),
    total: integer().notNull(),
    available: integer().notNull(),
    /** Measures of the floor plan in feet, or null for a plot. */
    plan: jsonb().$type<{ width: number; length: number; rooms: PlanRoom[] }>(),
  },
  (table) => [index('project_unit_project').on(table.projectId, table.position)],
);

/** Pictures of a project in order. The RERA QR code has no picture: it is drawn from its `content`. */
export const projectImage = pgTable(
  'project_image',
  {
    projectId: idOf('project_id', () => project.id),
    position: smallint().notNull(),
    tag: text({ enum: IMAGE_TAGS }).notNull(),
    picture: text(),
    alt: text().notNull(),
    title: text().notNull(),
    colour: text().notNull(),
    content: text(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.position] })],
);

/** Price per sq ft that a project asked, by month. */
export const projectRate = pgTable(
  'project_rate',
  {
    projectId: idOf('project_id', () => project.id),
    /** First day of the month. */
    month: date({ mode: 'string' }).notNull(),
    /** ₹ */
    pricePerSqft: integer('price_per_sqft').notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.month] })],
);
