import { BUILDER_PAPER_BYTES, BUILDER_PAPERS } from '@aangan/shared-kit/domain/builder-account';
import { z } from 'zod';
import type { UploadKind } from '../../foundation/module/public.ts';
import { CallError, callError } from '../../foundation/server/public.ts';
import { claimOf, holdClaim, paperOf } from './builder-account.queries.ts';
import { builderPaper } from './builder-account.tables.ts';
import { mayChange, NO_CLAIM, NOT_NOW } from './builder-claim.ts';

const paperName = z.enum(BUILDER_PAPERS);

/** Papers of a request to act for a builder. The subject is the paper: `authority`. */
export const builderPaperUpload: UploadKind = {
  content: 'document',
  types: ['application/pdf', 'image/jpeg', 'image/png'],
  maximumBytes: BUILDER_PAPER_BYTES,
  maximumCount: 1,
  readers: 'owner',

  async admit(database, { accountId, subject }) {
    paperOfSubject(subject);
    const found = await claimOf(database, accountId);
    if (!found) throw new CallError(409, NO_CLAIM);
    if (!mayChange(found.row.state)) throw new CallError(409, NOT_NOW);
  },

  async take(transaction, { accountId, subject, fileKey, mediaType, bytes, at }) {
    const paper = paperOfSubject(subject);
    const row = await holdClaim(transaction, accountId);
    if (!row) throw new CallError(409, NO_CLAIM);
    if (!mayChange(row.state)) throw new CallError(409, NOT_NOW);
    const before = await paperOf(transaction, accountId, paper);
    const stored = mediaType === 'application/pdf' ? mediaType : 'image/jpeg';
    const file = { fileKey, mediaType: stored, bytes, uploadedAt: at } as const;
    await transaction
      .insert(builderPaper)
      .values({ accountId, paper, ...file })
      .onConflictDoUpdate({ target: [builderPaper.accountId, builderPaper.paper], set: file });
    return before ? [before.fileKey] : [];
  },
};

function paperOfSubject(subject: string) {
  const { success, data } = paperName.safeParse(subject);
  if (!success) throw callError('no-document');
  return data;
}
