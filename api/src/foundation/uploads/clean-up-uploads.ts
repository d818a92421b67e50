import type { Database } from '../database/public.ts';
import type { Jobs } from '../jobs/public.ts';
import { removeUpload } from './upload-files.ts';
import { UNFINISHED_MS } from './upload-limits.ts';
import { holdUpload, leavingUploads } from './uploads.queries.ts';

const JOB = 'uploads-clean-up';

interface CleanUpDeps {
  readonly database: Database;
  readonly jobs: Jobs;
  /** Epoch ms. */
  readonly now: () => number;
}

/** Deletes, every hour, uploads that nobody finished within a day, files included, and the rows of taken ones. */
export function cleanUpUploads({ database, jobs, now }: CleanUpDeps): void {
  jobs.work(JOB, async () => {
    for (const { id } of await leavingUploads(database, new Date(now() - UNFINISHED_MS))) {
      await database.transaction(async (transaction) => {
        const row = await holdUpload(transaction, id);
        if (row?.state === 'receiving' || row?.state === 'taken') await removeUpload(jobs, transaction, row);
      });
    }
  });
  jobs.schedule(JOB, '40 * * * *');
}
