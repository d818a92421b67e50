import type { LegalCase, LegalPaper } from '@aangan/shared-kit/contracts/legal-cases';
import { caseAnswers } from '@aangan/shared-kit/domain/home-services/legal-case-fields';
import type { FileStore } from '../../foundation/files/public.ts';
import { caseFormPath, casePaperPath, caseResultPath } from './case-paths.ts';
import { type CaseWithBooking, formOf, kindOf } from './cases.queries.ts';
import type { LegalCaseRow } from './legal.tables.ts';

/** Services of which a document can be printed from the form. */
const PRINTED = ['LEGAL_POLICE_INTIMATION', 'LEGAL_SALE_AGREEMENT'] as const;

/** A case as its customer sees it. */
export async function wireCase(files: FileStore, { row, booking }: CaseWithBooking): Promise<LegalCase> {
  const { type, city } = kindOf(booking);
  const form = await formOf(files, row);
  return {
    type,
    city,
    form: { ...form },
    answers: caseAnswers(type, city, form),
    papers: wirePapers(row, (paperId) => casePaperPath(row.bookingId, paperId)),
    consent: wireConsent(row),
    formUrl: PRINTED.some((each) => each === type) ? caseFormPath(row.bookingId) : null,
    resultUrl: row.resultKey === null || booking.state === 'started' ? null : caseResultPath(row.bookingId),
    deletedAt: row.deleteAt.getTime(),
  };
}

export function wirePapers({ papers }: LegalCaseRow, urlOf: (paperId: string) => string): LegalPaper[] {
  return papers.map(({ id, mediaType, bytes, uploadedAt }) => ({ id, mediaType, bytes, uploadedAt, url: urlOf(id) }));
}

export function wireConsent({ consent, consentAt }: LegalCaseRow) {
  return { state: consent, at: consentAt?.getTime() ?? null };
}
