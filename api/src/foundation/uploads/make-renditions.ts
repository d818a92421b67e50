import type { Database } from '../database/public.ts';
import type { FileStore } from '../files/public.ts';
import type { Jobs } from '../jobs/public.ts';
import type { UploadKind } from '../module/public.ts';
import { renditionsOf } from '../pictures/public.ts';
import { listChanged } from './list-changed.ts';
import { fileKeyOf, putFile, renditionKey } from './upload-files.ts';
import { emitChangedUpload } from './uploads.live.ts';
import { changeUpload, uploadOf } from './uploads.queries.ts';

export const RENDITIONS_JOB = 'upload-renditions';

interface RenditionDeps {
  readonly database: Database;
  readonly files: FileStore;
  readonly jobs: Jobs;
  readonly kinds: ReadonlyMap<string, UploadKind>;
  /** Epoch ms. */
  readonly now: () => number;
}

/** Registers the job that makes a picture's copies. It is safe to repeat. */
export function renditionsJob({ database, files, jobs, kinds, now }: RenditionDeps): void {
  jobs.work<{ id: string }>(RENDITIONS_JOB, async ({ id }) => {
    const picture = (await uploadOf(database, id)) && (await files.get(fileKeyOf(id)));
    if (!picture) return;
    const keys: string[] = [];
    for await (const { width, format, bytes } of renditionsOf(picture)) {
      const key = renditionKey(id, width, format);
      keys.push(key);
      await putFile(files, key, bytes);
    }
    const ready = await database.transaction(async (transaction) => {
      const row = await changeUpload(transaction, id, { state: 'ready' });
      if (!row) return undefined;
      await listChanged(transaction, { kinds, jobs, now }, row);
      await emitChangedUpload(transaction, row);
      return row;
    });
    if (ready) return;
    // Deleted meanwhile, perhaps before these copies were stored.
    for (const key of keys) await files.remove(key);
  });
}
