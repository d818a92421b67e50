import { verifyReceiptLink } from '@aangan/shared-kit/links/rent-receipts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../foundation/database/public.ts';
import { type ApiSettings, notFound, sendPdf } from '../../foundation/server/public.ts';
import { holderOf, type Sessions } from '../../people/sessions/public.ts';
import { receiptPdf } from './receipt-pdf.ts';
import { openFacts } from './receipt-seals.ts';
import { receiptToken } from './receipt-token.ts';
import { heldReceipts } from './receipts.queries.ts';
import { RECEIPT_WORDS } from './receipts.words.ts';

const params = z.object({ receiptId: z.string().max(60) });

/** Where the PDF of receipts is. */
export function receiptsPath(receiptId: string): string {
  return `/api/v1/rent-receipts/${receiptId}/receipts.pdf`;
}

interface FileDeps extends Pick<ApiSettings, 'siteUrl' | 'identityKey' | 'sealedText'> {
  readonly sessions: Sessions;
}

/** Returns receipts to the visitor who made them, as an uncached download. */
export function receiptFiles(
  app: FastifyInstance,
  database: Database,
  { siteUrl, identityKey, sealedText, sessions }: FileDeps,
): void {
  app.get(receiptsPath(':receiptId'), { schema: { hide: true } }, async (request, reply) => {
    const { success, data } = params.safeParse(request.params);
    const row = success ? await heldReceipts(database, await holderOf(sessions, request), data.receiptId) : undefined;
    if (!row) throw notFound(RECEIPT_WORDS.none);
    const verifyUrl = `${siteUrl}${verifyReceiptLink(receiptToken(row.id, identityKey))}`;
    const facts = openFacts(sealedText, row);
    const pdf = await receiptPdf({ ...row, facts, verifyUrl });
    return sendPdf(reply, `rent-receipts-${facts.from}-${facts.to}`, pdf);
  });
}
