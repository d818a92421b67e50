import { EXPERIMENTS } from '@aangan/shared-kit/domain/experiment-bucket';
import type { Database } from '../../foundation/database/public.ts';
import { experiment } from './experiments.tables.ts';

/** Adds experiments that are missing in the database. */
export async function seedExperiments(database: Database): Promise<void> {
  const rows = Object.entries(EXPERIMENTS).map(([key, buckets]) => ({ key, buckets }));
  await database.insert(experiment).values(rows).onConflictDoNothing();
}
