import { PHOTO_UPLOAD, VIDEO_UPLOAD } from '@aangan/shared-kit/contracts/posting-photos';
import type { Database, Transaction } from '../../foundation/database/public.ts';
import type { Jobs } from '../../foundation/jobs/public.ts';
import { removeUploads } from '../../foundation/uploads/public.ts';
import { holdLeftDraft, leftDrafts, removeDraft, removeDraftPhotos } from './drafts.queries.ts';

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

/** Deletes the drafts that were never published and not changed since. */
export async function deleteLeftDrafts(database: Database, before: Date, jobs: Jobs): Promise<void> {
  for (const draft of await leftDrafts(database, before)) {
    await database.transaction(async (transaction) => {
      // Its owner may have gone on meanwhile.
      if (await holdLeftDraft(transaction, draft.id, before)) await deleteDraft(transaction, jobs, draft);
    });
  }
}
