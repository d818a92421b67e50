import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Audit } from '../../foundation/audit/public.ts';
import type { FileStore } from '../../foundation/files/public.ts';
import { notFound, sendDocument, sendPdf } from '../../foundation/server/public.ts';
import type { CallDeps } from '../../people/sessions/public.ts';
import { ownBooking } from '../bookings/booking.queries.ts';
import { CASE_WORDS } from './case.words.ts';
import { policeFormText, saleAgreementText } from './case-documents.ts';
import { caseFormPath, casePaperPath, caseResultPath, staffPaperPath } from './case-paths.ts';
import { caseOf, formOf, kindOf } from './cases.queries.ts';
import type { LegalCaseRow } from './legal.tables.ts';
import { legalPdf } from './legal-pdf.ts';

const params = z.object({ bookingId: z.string().max(60), paperId: z.string().max(60).default('') });

interface CaseFileDeps extends CallDeps {
  readonly files: FileStore;
  readonly audit: Audit;
}

/** Returns documents of cases to the people who ordered them, and papers to staff, as uncached downloads. */
export function caseFiles(app: FastifyInstance, { database, sessions, files, audit }: CaseFileDeps): void {
  const asked = (request: FastifyRequest) => {
    const { success, data } = params.safeParse(request.params);
    if (!success) throw notFound(CASE_WORDS.noCase);
    return data;
  };
  async function own(request: FastifyRequest) {
    const { accountId } = await sessions.required(request);
    const { bookingId, paperId } = asked(request);
    const booking = await ownBooking(database, accountId, bookingId);
    return { booking, paperId, row: await caseOf(database, bookingId) };
  }
  async function paperOf({ papers }: LegalCaseRow, paperId: string) {
    const paper = papers.find(({ id }) => id === paperId);
    const bytes = paper && (await files.get(paper.fileKey));
    if (!bytes) throw notFound(CASE_WORDS.noCase);
    const name = `paper.${paper.mediaType === 'application/pdf' ? 'pdf' : 'jpg'}`;
    return { name, mediaType: paper.mediaType, bytes };
  }
  const hidden = { schema: { hide: true } };

  app.get(caseFormPath(':bookingId'), hidden, async (request, reply) => {
    const { booking, row } = await own(request);
    const { type, city } = kindOf(booking);
    const facts = { city, form: await formOf(files, row), number: booking.id };
    // The filled form is one to use once it is paid and the tenant has agreed.
    const isDraft = booking.paidAt === null || row.consent !== 'given';
    if (type === 'LEGAL_POLICE_INTIMATION') {
      return sendPdf(reply, 'police-form', await legalPdf(policeFormText({ ...facts, isDraft }), booking.changedAt));
    }
    if (type !== 'LEGAL_SALE_AGREEMENT') throw notFound(CASE_WORDS.noCase);
    return sendPdf(reply, 'sale-agreement-draft', await legalPdf(saleAgreementText(facts), booking.changedAt));
  });

  app.get(caseResultPath(':bookingId'), hidden, async (request, reply) => {
    const { booking, row } = await own(request);
    const bytes = row.resultKey === null || booking.state === 'started' ? undefined : await files.get(row.resultKey);
    if (!bytes) throw notFound(CASE_WORDS.noCase);
    return sendPdf(reply, 'result', bytes);
  });

  app.get(casePaperPath(':bookingId', ':paperId'), hidden, async (request, reply) => {
    const { row, paperId } = await own(request);
    return sendDocument(reply, await paperOf(row, paperId));
  });

  app.get(staffPaperPath(':bookingId', ':paperId'), hidden, async (request, reply) => {
    const { accountId } = await sessions.staff(request, 'services');
    const { bookingId, paperId } = asked(request);
    const paper = await paperOf(await caseOf(database, bookingId), paperId);
    await audit.note({ event: 'staff-action', accountId, detail: 'legal paper read' }, request);
    return sendDocument(reply, paper);
  });
}
