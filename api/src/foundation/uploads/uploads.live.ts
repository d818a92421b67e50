import type { uploadTopics } from '@aangan/shared-kit/contracts/uploads';
import type { Transaction } from '../database/public.ts';
import { emitLive } from '../live/public.ts';
import type { TopicHandlers } from '../module/public.ts';
import type { UploadList } from './uploads.queries.ts';

/** The live updates of a person's own files. */
export const uploadTopicHandlers: TopicHandlers<typeof uploadTopics> = {
  'upload-list': async (accountId, { kind, subject }) => ({ audience: audienceOf({ accountId, kind, subject }) }),
};

/** Notifies open pages of the person, in the transaction of the change. */
export function emitChangedUpload(transaction: Transaction, upload: UploadList & { readonly id: string }) {
  return emitLive(transaction, 'upload-list', audienceOf(upload), { uploadId: upload.id });
}

function audienceOf({ accountId, kind, subject }: UploadList): string {
  return [accountId, kind, subject].join(' ');
}
