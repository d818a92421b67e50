import {
  LANDLORD_PAPER_RULES,
  LANDLORD_PAPERS,
  type LandlordPaper,
} from '@aangan/shared-kit/domain/rent/landlord-papers';
import type { LandlordKycState } from '@aangan/shared-kit/domain/rent/landlord-rules';
import type { FinishedUpload, UploadKind } from '../../foundation/module/public.ts';
import { CallError, notFound } from '../../foundation/server/public.ts';
import { holdLandlord, landlordOf } from '../landlords/public.ts';
import { savePaper } from './landlord-kyc.queries.ts';
import { LANDLORD_KYC_WORDS as WORDS } from './landlord-kyc.words.ts';

/** Whether papers can be sent: not while staff look at them, and not once they are verified. */
export function mayChangePapers(kyc: LandlordKycState): boolean {
  return kyc === 'none' || kyc === 'refused';
}

/**
 * Papers of landlords without an account. A list belongs to the landlord's id, with which nobody can log in; the token
 * of a hand-over opens it. The subject is the paper.
 */
export const landlordPaperUpload: UploadKind = {
  ...LANDLORD_PAPER_RULES,
  readers: 'owner',

  async admit(database, { accountId: landlordId, subject }) {
    paperOfSubject(subject);
    assertOpen(await landlordOf(database, landlordId));
  },

  async take(transaction, { accountId: landlordId, subject, fileKey, mediaType, bytes, at }: FinishedUpload) {
    const paper = paperOfSubject(subject);
    assertOpen(await holdLandlord(transaction, landlordId));
    const stored = mediaType === 'application/pdf' ? mediaType : 'image/jpeg';
    return savePaper(transaction, { landlordId, paper, fileKey, mediaType: stored, bytes, uploadedAt: at });
  },
};

function assertOpen(landlord: Awaited<ReturnType<typeof landlordOf>>): void {
  // Logged-in people have other ids, and no landlord.
  if (!landlord || landlord.removedAt !== null) throw notFound(WORDS.noPaper);
  if (!mayChangePapers(landlord.kyc)) throw new CallError(409, WORDS.notNow);
}

function paperOfSubject(subject: string): LandlordPaper {
  const paper = LANDLORD_PAPERS.find((each) => each === subject);
  if (!paper) throw notFound(WORDS.noPaper);
  return paper;
}
