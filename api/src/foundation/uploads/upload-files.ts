import type { DatabaseOrTransaction, Transaction } from '../database/public.ts';
import type { FileStore } from '../files/public.ts';
import type { Jobs } from '../jobs/public.ts';
import { RENDITION_FORMATS, RENDITION_WIDTHS } from '../pictures/public.ts';
import { CallError } from '../server/public.ts';
import { deleteUpload, partsOf, type UploadList, type UploadRow, uploadsOf } from './uploads.queries.ts';

const REMOVAL_JOB = 'upload-files-removal';

export const NO_SPACE = 'The file cannot be stored at the moment. Please try again in a few minutes.';

/** Key of one part, of the finished file, or of a copy of it. */
export const partKey = (id: string, start: number) => `uploads/${id}/part-${start}`;
export const fileKeyOf = (id: string) => `uploads/${id}/file`;
export const posterKey = (id: string) => `uploads/${id}/poster`;
export const renditionKey = (id: string, width: number, format: string) => `uploads/${id}/${width}-${format}`;

/**
 * Stores a file. @throws CallError 503 when the store fails, for example because the disk is full; nothing is left of
 * the file then
 */
export async function putFile(files: FileStore, key: string, bytes: Buffer): Promise<void> {
  try {
    await files.put(key, bytes);
  } catch (error) {
    await files.remove(key).catch(() => undefined);
    throw new CallError(503, NO_SPACE, undefined, undefined, { cause: error });
  }
}

/** Keys of the stored parts. */
export async function partKeysOf(database: DatabaseOrTransaction, id: string): Promise<string[]> {
  return (await partsOf(database, id)).map(({ start }) => partKey(id, start));
}

/** Keys of every file that an upload can have. */
export async function keysOf(database: DatabaseOrTransaction, row: UploadRow): Promise<string[]> {
  const { id, state, received, fileKey, poster, look } = row;
  return [
    ...(await partKeysOf(database, id)),
    // A process that died while it stored a file has left it here.
    ...(state === 'receiving' ? [partKey(id, received), fileKeyOf(id)] : []),
    ...(fileKey === null ? [] : [fileKey]),
    ...(poster ? [posterKey(id)] : []),
    ...(look === null
      ? []
      : RENDITION_WIDTHS.flatMap((width) => RENDITION_FORMATS.map((format) => renditionKey(id, width, format)))),
  ];
}

/** Deletes an upload, and its files once the transaction has committed. */
export async function removeUpload(jobs: Jobs, transaction: Transaction, row: UploadRow): Promise<void> {
  await removeFilesLater(jobs, transaction, await keysOf(transaction, row));
  await deleteUpload(transaction, row.id);
}

/** Deletes all uploads of a list, because what they belong to is gone. */
export async function removeUploads(jobs: Jobs, transaction: Transaction, list: UploadList): Promise<void> {
  for (const row of await uploadsOf(transaction, list.accountId, list.kind, list.subject)) {
    await removeUpload(jobs, transaction, row);
  }
}

/** Deletes files once the transaction has committed, even if this process dies. */
export async function removeFilesLater(jobs: Jobs, transaction: Transaction, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await jobs.send(REMOVAL_JOB, { keys }, { transaction });
}

/** Registers the job that deletes files. */
export function fileRemovalJob(jobs: Jobs, files: FileStore): void {
  jobs.work<{ keys: string[] }>(REMOVAL_JOB, async ({ keys }) => {
    for (const key of keys) await files.remove(key);
  });
}
