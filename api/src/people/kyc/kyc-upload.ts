import { KYC_DOCUMENT_BYTES, KYC_DOCUMENTS, KYC_USER_TYPES } from '@aangan/shared-kit/contracts/kyc';
import { z } from 'zod';
import type { FinishedUpload, UploadKind } from '../../foundation/module/public.ts';
import { CallError, callError } from '../../foundation/server/public.ts';
import { holdKyc, kycOf, saveDocument } from './kyc.queries.ts';
import { mayChange, NOT_NOW } from './kyc-rules.ts';

const parts = z.tuple([z.enum(KYC_USER_TYPES), z.enum(KYC_DOCUMENTS)]);

/** Documents of KYC files. Their subject names the file and the document: `owner/identity`. */
export const kycUpload: UploadKind = {
  content: 'document',
  types: ['application/pdf', 'image/jpeg', 'image/png'],
  maximumBytes: KYC_DOCUMENT_BYTES,
  maximumCount: 1,
  readers: 'owner',

  async admit(database, { accountId, subject }) {
    const { userType } = documentOf(subject);
    if (!mayChange(await kycOf(database, accountId, userType))) throw new CallError(409, NOT_NOW);
  },

  async take(transaction, { accountId, subject, fileKey, mediaType, bytes, at }: FinishedUpload) {
    const { userType, document } = documentOf(subject);
    if (!mayChange(await holdKyc(transaction, accountId, userType))) throw new CallError(409, NOT_NOW);
    const stored = mediaType === 'application/pdf' ? mediaType : 'image/jpeg';
    const row = { accountId, userType, document, fileKey, mediaType: stored, bytes, uploadedAt: at } as const;
    const before = await saveDocument(transaction, row);
    return before === undefined ? [] : [before];
  },
};

function documentOf(subject: string) {
  const { success, data } = parts.safeParse(subject.split('/'));
  if (!success) throw callError('no-document');
  const [userType, document] = data;
  return { userType, document };
}
