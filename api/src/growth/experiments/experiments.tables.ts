import type { BucketWeights } from '@aangan/shared-kit/domain/experiment-bucket';
import { jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Experiments that run. */
export const experiment = pgTable('experiment', {
  key: text().primaryKey(),
  buckets: jsonb().$type<BucketWeights>().notNull(),
});

const ofExperiment = () =>
  text('experiment')
    .notNull()
    .references(() => experiment.key);
const at = () => timestamp({ withTimezone: true }).notNull();

/** Devices that have seen an experiment, and in which bucket. The key's first column serves the counts. */
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

/** Devices that test a bucket; they count in no result. */
export const experimentForcedBucket = pgTable(
  'experiment_forced_bucket',
  { experiment: ofExperiment(), deviceId: text('device_id').notNull(), bucket: text().notNull() },
  (table) => [primaryKey({ columns: [table.experiment, table.deviceId] })],
);
