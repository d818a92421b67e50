import type { Database } from '../database/public.ts';
import type { FileStore } from '../files/public.ts';
import type { Jobs } from '../jobs/public.ts';
import { renditionsOf } from '../pictures/public.ts';
import { fileKeyOf, putFile, renditionKey } from './upload-files.ts';
import { changeUpload, uploadOf } from './uploads.queries.ts';

export const RENDITIONS_JOB = 'upload-renditions';

interface RenditionDeps {
  readonly database: Database;
  readonly files: FileStore;
  readonly jobs: Jobs;
}

/** Registers the job that makes a picture's copies. It is safe to repeat. */
export function renditionsJob({ database, files, jobs }: RenditionDeps): void {
  jobs.work<{ id: string }>(RENDITIONS_JOB, async ({ id }) => {
    const picture = (await uploadOf(database, id)) && (await files.get(fileKeyOf(id)));
    if (!picture) return;
    const keys: string[] = [];
    for await (const { width, format, bytes } of renditionsOf(picture)) {
      const key = renditionKey(id, width, format);
      keys.push(key);
      await putFile(files, key, bytes);
    }
    if (await changeUpload(database, id, { state: 'ready' })) return;
    // Deleted meanwhile, perhaps before these copies were stored.
    for (const key of keys) await files.remove(key);
  });
}
