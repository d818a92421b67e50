import { LEAD_GOAL } from '@aangan/shared-kit/domain/experiment';
import type { BucketWeights } from '@aangan/shared-kit/domain/experiment-bucket';
import { date, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { idOf } from '../../foundation/database/public.ts';

/** Experiments, as an active release declared them last. */
export const experiment = pgTable('experiment', {
  key: text().primaryKey(),
  buckets: jsonb().$type<BucketWeights>().notNull(),
  /** First and last day in India. */
  firstDay: date('first_day'),
  lastDay: date('last_day'),
  /** Goals that are counted. */
  goals: text().array().notNull().default([LEAD_GOAL]),
});

const ofExperiment = () => idOf('experiment', () => experiment.key);
const at = () => timestamp({ withTimezone: true }).notNull();

/** Exposed devices with their bucket. The first column of the key serves the counts. */
export const experimentExposure = pgTable(
  'experiment_exposure',
  { experiment: ofExperiment(), deviceId: text('device_id').notNull(), bucket: text().notNull(), at: at() },
  (table) => [primaryKey({ columns: [table.experiment, table.deviceId] })],
);

/** Goals that exposed devices have reached. */
export const experimentConversion = pgTable(
  'experiment_conversion',
  { experiment: ofExperiment(), deviceId: text('device_id').notNull(), goal: text().notNull(), at: at() },
  (table) => [primaryKey({ columns: [table.experiment, table.deviceId, table.goal] })],
);

/** Devices with a forced bucket; they are excluded from results. */
export const experimentForcedBucket = pgTable(
  'experiment_forced_bucket',
  { experiment: ofExperiment(), deviceId: text('device_id').notNull(), bucket: text().notNull() },
  (table) => [primaryKey({ columns: [table.experiment, table.deviceId] })],
);
