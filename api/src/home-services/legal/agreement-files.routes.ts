import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { FileStore } from '../../foundation/files/public.ts';
import { notFound, sendPdf } from '../../foundation/server/public.ts';
import type { CallDeps } from '../../people/sessions/public.ts';
import { ownBooking } from '../bookings/booking.queries.ts';
import { AGREEMENT_WORDS } from './agreement.words.ts';
import { agreementPdf } from './agreement-pdf.ts';
import { documentOf, termsOf } from './agreements.queries.ts';

const params = z.object({ bookingId: z.string().max(60) });

/** Where an agreement is read before paying. */
export function draftPath(bookingId: string): string {
  return `/legal-backend/api/v1/agreement/${bookingId}/draft.pdf`;
}

/** Where the signed copy is. */
export function signedPath(bookingId: string): string {
  return `/legal-backend/api/v1/agreement/${bookingId}/signed.pdf`;
}

/** Returns drafts and signed copies to the person who ordered them, as uncached downloads. */
export function agreementFiles(app: FastifyInstance, files: FileStore, { database, sessions }: CallDeps): void {
  async function own(request: FastifyRequest) {
    const { accountId } = await sessions.required(request);
    const { success, data } = params.safeParse(request.params);
    if (!success) throw notFound(AGREEMENT_WORDS.noAgreement);
    return ownBooking(database, accountId, data.bookingId);
  }

  app.get(draftPath(':bookingId'), { schema: { hide: true } }, async (request, reply) => {
    const row = await own(request);
    const draft = { terms: termsOf(row), number: row.id, at: row.changedAt, stamp: null };
    return sendPdf(reply, 'rental-agreement-draft', await agreementPdf(draft));
  });

  app.get(signedPath(':bookingId'), { schema: { hide: true } }, async (request, reply) => {
    const row = await own(request);
    const document = await documentOf(database, row.id);
    const bytes = document?.fileKey ? await files.get(document.fileKey) : undefined;
    if (!bytes) throw notFound(AGREEMENT_WORDS.noAgreement);
    return sendPdf(reply, 'rental-agreement', bytes);
  });
}
