import type { Transaction } from '../../foundation/database/public.ts';
import type { FileStore } from '../../foundation/files/public.ts';
import type { Jobs } from '../../foundation/jobs/public.ts';
import { removeFilesLater, renditionKey } from '../../foundation/uploads/public.ts';
import type { ChatReportRow } from './chat-reports.tables.ts';

/** Width of the copy that staff see, px. */
const WIDTH = 1280;

type Shown = Pick<ChatReportRow, 'id' | 'evidence'>;

/** Copies the photos of a report, so that staff see them even if their author deletes them. Repeating it is safe. */
export async function copyEvidence(files: FileStore, { id, evidence }: Shown): Promise<void> {
  for (const uploadId of photosOf(evidence)) {
    const bytes = await files.get(renditionKey(uploadId, WIDTH, 'webp'));
    // An author may have deleted it before the report.
    if (bytes) await files.put(evidenceKey(id, uploadId), bytes);
  }
}

/** A photo of a report, as it was when somebody reported it. */
export function evidencePhoto(files: FileStore, reportId: string, uploadId: string): Promise<Buffer | undefined> {
  return files.get(evidenceKey(reportId, uploadId));
}

/** Deletes the copies once the transaction has committed. @param kept evidence whose photos stay */
export async function removeEvidence(
  jobs: Jobs,
  transaction: Transaction,
  { id, evidence }: Shown,
  kept: ChatReportRow['evidence'] = [],
): Promise<void> {
  const stay = photosOf(kept);
  const gone = photosOf(evidence).filter((uploadId) => !stay.includes(uploadId));
  await removeFilesLater(
    jobs,
    transaction,
    gone.map((uploadId) => evidenceKey(id, uploadId)),
  );
}

function photosOf(evidence: ChatReportRow['evidence']): string[] {
  return evidence.flatMap(({ uploadId }) => uploadId ?? []);
}

function evidenceKey(reportId: string, uploadId: string): string {
  return `chat-reports/${reportId}/${uploadId}`;
}
