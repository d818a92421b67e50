import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import type { Database } from '../database/public.ts';
import type { Jobs } from '../jobs/public.ts';
import type { ModuleData } from './module-data.ts';

/** Deletes, every night, rows that each module has stored for long enough. @param now epoch ms */
export function cleanUpNightly(
  database: Database,
  jobs: Jobs,
  now: () => number,
  modules: readonly ModuleData[],
): void {
  jobs.work('clean-up', async () => {
    const failures: unknown[] = [];
    for (const { days, remove } of modules.flatMap(({ retention = [] }) => retention)) {
      await remove(database, new Date(now() - days * DAY_MS), jobs).catch((error: unknown) => failures.push(error));
    }
    // A table that cannot be cleaned does not stop the others; the job is retried for it.
    if (failures.length > 0) throw new AggregateError(failures, 'Some tables could not be cleaned up');
  });
  jobs.schedule('clean-up', '20 3 * * *');
}
