import { EXPERIMENTS } from '@aangan/shared-kit/domain/experiment-bucket';
import type { Database } from '../../foundation/database/client.ts';
import { experiment } from './experiments.tables.ts';

/** Adds the experiments that the database does not know yet. */
export async function seedExperiments(database: Database): Promise<void> {
  const rows = Object.entries(EXPERIMENTS).map(([key, buckets]) => ({ key, buckets }));
  await database.insert(experiment).values(rows).onConflictDoNothing();
}
