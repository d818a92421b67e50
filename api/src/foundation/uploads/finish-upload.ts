import type { Transaction } from '../database/public.ts';
import type { FileStore } from '../files/public.ts';
import type { UploadKind } from '../module/public.ts';
import { CallError, notFound } from '../server/public.ts';
import { type AdmitDeps, kindOf } from './admit-upload.ts';
import { type CheckedContent, checkContent, RefusedContent, refusedFile } from './check-content.ts';
import { listChanged } from './list-changed.ts';
import { RENDITIONS_JOB } from './make-renditions.ts';
import { fileKeyOf, partKeysOf, putFile, removeFilesLater, removeUpload } from './upload-files.ts';
import { NO_UPLOAD, type UploadParts } from './upload-parts.ts';
import { emitChangedUpload } from './uploads.live.ts';
import { changeUpload, deleteParts, holdUpload, othersOf, type UploadRow, uploadOf } from './uploads.queries.ts';

interface FinishDeps extends AdmitDeps {
  readonly files: FileStore;
  readonly parts: UploadParts;
}

const INCOMPLETE = 'Some parts of this file have not arrived yet.';

/**
 * Checks a file of which all parts have arrived, and stores it in their place. Safe to repeat, also at the same time.
 * @throws CallError 400 with what is wrong with the file; the upload is deleted then
 */
export async function finishUpload(deps: FinishDeps, id: string): Promise<UploadRow> {
  const { database, files, kinds, parts } = deps;
  const row = await uploadOf(database, id);
  if (!row) throw notFound(NO_UPLOAD);
  if (row.state !== 'receiving') return row;
  if (row.received < row.bytes) throw new CallError(409, INCOMPLETE);
  const kind = kindOf(kinds, row.kind);
  const checked = await checkContent(kind, await parts.received(id));
  if (checked instanceof RefusedContent) {
    await discard(deps, id);
    throw refusedFile(checked.reason);
  }
  const digest = await parts.digest(id);
  if (checked.bytes) await putFile(files, fileKeyOf(id), checked.bytes);
  try {
    return await database.transaction(async (transaction) => settle(deps, transaction, { row, kind, checked, digest }));
  } catch (error) {
    if (error instanceof CallError) await discard(deps, id);
    throw error;
  }
}

interface Settled {
  readonly row: UploadRow;
  readonly kind: UploadKind;
  readonly checked: CheckedContent;
  readonly digest: string;
}

/** Writes the result: rows, the module's part, jobs. All of it or nothing. */
async function settle(deps: FinishDeps, transaction: Transaction, result: Settled): Promise<UploadRow> {
  const { jobs, now } = deps;
  const { row, kind, checked, digest } = result;
  const { id, accountId, subject } = row;
  const held = await holdUpload(transaction, id);
  if (!held) throw notFound(NO_UPLOAD);
  if (held.state !== 'receiving') return held;
  await emitChangedUpload(transaction, row);
  const { picture, bytes: stored, mediaType } = checked;
  const unused: string[] = [];
  const facts = { mediaType, digest, fileKey: stored ? fileKeyOf(id) : null };
  if (stored) {
    unused.push(...(await partKeysOf(transaction, id)));
    await deleteParts(transaction, id);
  }
  if (kind.take && stored) {
    const file = { id, accountId, subject, fileKey: fileKeyOf(id), mediaType, bytes: stored.length };
    unused.push(...(await kind.take(transaction, { ...file, at: new Date(now()) })));
    await removeFilesLater(jobs, transaction, unused);
    return changed(await changeUpload(transaction, id, { ...facts, fileKey: null, state: 'taken' }));
  }
  if (kind.maximumCount === 1) {
    for (const earlier of await othersOf(transaction, held, ['preparing', 'ready'])) {
      await removeUpload(jobs, transaction, earlier);
    }
  }
  await removeFilesLater(jobs, transaction, unused);
  if (picture) await jobs.send(RENDITIONS_JOB, { id }, { transaction, key: id });
  const settled = changed(
    await changeUpload(transaction, id, {
      ...facts,
      state: picture ? 'preparing' : 'ready',
      ...(picture && { width: picture.width, height: picture.height, colour: picture.colour, look: picture.hash }),
    }),
  );
  await listChanged(transaction, deps, settled);
  return settled;
}

/** Deletes what was refused, and what was deleted while it was checked. */
async function discard({ database, files, jobs }: FinishDeps, id: string): Promise<void> {
  const row = await database.transaction(async (transaction) => {
    const held = await holdUpload(transaction, id);
    if (held?.state === 'receiving') await removeUpload(jobs, transaction, held);
    return held;
  });
  if (!row) await files.remove(fileKeyOf(id));
}

function changed(row: UploadRow | undefined): UploadRow {
  if (!row) throw notFound(NO_UPLOAD);
  return row;
}
