import { randomBytes } from 'node:crypto';
import type { Database } from '../database/public.ts';
import type { Jobs } from '../jobs/public.ts';
import type { UploadKind } from '../module/public.ts';
import { CallError, callError } from '../server/public.ts';
import { refusedFile } from './check-content.ts';
import { removeUpload } from './upload-files.ts';
import { DAY_FILES, PERSON_BYTES, sizeWords } from './upload-limits.ts';
import { lockUploads, othersOf, saveUpload, type UploadList, type UploadRow, usageOf } from './uploads.queries.ts';

const TOO_MANY_TODAY = `You have started ${DAY_FILES} uploads in the last 24 hours. Please continue tomorrow.`;
const NO_SPACE_LEFT = `Your files have reached the limit of ${sizeWords(PERSON_BYTES)}. Delete some before you add more.`;

const NAME_LENGTH = 120;

/** A file that is announced. */
interface AnnouncedUpload extends UploadList {
  readonly name: string;
  readonly bytes: number;
}

export interface AdmitDeps {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly kinds: ReadonlyMap<string, UploadKind>;
  /** Epoch ms. */
  readonly now: () => number;
}

/** @throws CallError 404 for a kind that no module declares */
export function kindOf(kinds: AdmitDeps['kinds'], name: string): UploadKind {
  const kind = kinds.get(name);
  if (!kind) throw callError('no-upload-kind');
  return kind;
}

/**
 * Starts an upload when its size, the number of files and the person's limits allow it.
 * @returns its id
 * @throws CallError with the limit that stands in the way
 */
export async function admitUpload(deps: AdmitDeps, announced: AnnouncedUpload): Promise<string> {
  const { database, jobs, kinds, now } = deps;
  const { accountId, kind: kindName, subject, bytes } = announced;
  const kind = kindOf(kinds, kindName);
  if (bytes < 1) throw refusedFile('This file is empty.');
  if (bytes > kind.maximumBytes) {
    throw new CallError(413, `This file is too large. ${sizeWords(kind.maximumBytes)} is the maximum.`);
  }
  const id = `upl_${randomBytes(18).toString('base64url')}`;
  const createdAt = new Date(now());
  await database.transaction(async (transaction) => {
    await kind.admit(transaction, { accountId, subject });
    await lockUploads(transaction, accountId);
    const usage = await usageOf(transaction, announced, new Date(now() - 86_400_000));
    if (usage.recent >= DAY_FILES) throw new CallError(429, TOO_MANY_TODAY);
    if (usage.bytes + bytes > PERSON_BYTES) throw new CallError(413, NO_SPACE_LEFT);
    if (kind.maximumCount > 1 && usage.listed >= kind.maximumCount) {
      throw new CallError(409, `You already have ${usage.listed} files. The maximum is ${kind.maximumCount}.`);
    }
    const row: UploadRow = {
      ...{ id, accountId, kind: kindName, subject, bytes, createdAt },
      name: announced.name.replace(/\p{Cc}/gu, '').slice(0, NAME_LENGTH) || 'File',
      state: 'receiving',
      received: 0,
      position: usage.position,
      ...{ mediaType: null, digest: null, fileKey: null, width: null, height: null, colour: null, look: null },
      poster: false,
    };
    // A kind of one file goes on with the newest attempt.
    if (kind.maximumCount === 1) {
      for (const earlier of await othersOf(transaction, row, ['receiving'])) {
        await removeUpload(jobs, transaction, earlier);
      }
    }
    await saveUpload(transaction, row);
  });
  return id;
}
