import { PHOTO_UPLOAD, VIDEO_UPLOAD } from '@aangan/shared-kit/contracts/posting-photos';
import { DRAFT_LIMITS } from '@aangan/shared-kit/domain/posting/draft-limits';
import type { Database, Transaction } from '../../foundation/database/public.ts';
import type { Jobs } from '../../foundation/jobs/public.ts';
import { removeUploads } from '../../foundation/uploads/public.ts';
import {
  holdDeletedDraft,
  holdLeftDraft,
  leftDrafts,
  removeDraft,
  removeDraftPhotos,
  saveDraft,
} from './drafts.queries.ts';
import type { DraftRow } from './drafts.tables.ts';

interface OwnedDraft {
  readonly id: string;
  readonly accountId: string;
}

/** Deletes a draft that was never published, with its photos and video; their files after the commit. */
export async function deleteDraft(transaction: Transaction, jobs: Jobs, { id, accountId }: OwnedDraft): Promise<void> {
  await removeDraft(transaction, id);
  await removeDraftPhotos(transaction, id);
  for (const kind of [PHOTO_UPLOAD, VIDEO_UPLOAD]) {
    await removeUploads(jobs, transaction, { accountId, kind, subject: id });
  }
}

const DELETE_JOB = 'delete-posting-draft';

/** Deletes drafts that were never published, once that cannot be undone any more. */
export interface DraftDeletion {
  /** Hides a draft from its owner's list at once. */
  begin(transaction: Transaction, row: DraftRow, at: Date): Promise<void>;
}

/** The job finds nothing to do for a draft that came back, or that was deleted again later. */
export function draftDeletion(database: Database, jobs: Jobs): DraftDeletion {
  jobs.work<{ id: string; deletedAt: number }>(DELETE_JOB, ({ id, deletedAt }) =>
    database.transaction(async (transaction) => {
      const draft = await holdDeletedDraft(transaction, id, new Date(deletedAt));
      if (draft) await deleteDraft(transaction, jobs, draft);
    }),
  );
  return {
    async begin(transaction, row, at) {
      await saveDraft(transaction, { ...row, deletedAt: at });
      const startAfter = new Date(at.getTime() + DRAFT_LIMITS.undoMs);
      await jobs.send(DELETE_JOB, { id: row.id, deletedAt: at.getTime() }, { transaction, startAfter });
    },
  };
}

/** Deletes the drafts that were never published and not changed since. */
export async function deleteLeftDrafts(database: Database, before: Date, jobs: Jobs): Promise<void> {
  for (const draft of await leftDrafts(database, before)) {
    await database.transaction(async (transaction) => {
      // Its owner may have gone on meanwhile.
      if (await holdLeftDraft(transaction, draft.id, before)) await deleteDraft(transaction, jobs, draft);
    });
  }
}
