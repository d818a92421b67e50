import { verifyReceiptLink } from '@aangan/shared-kit/links/rent-receipts';
import { z } from 'zod';
import { notFound, sendPdf } from '../../foundation/server/public.ts';
import { type CallDeps, holderOf } from '../../people/sessions/public.ts';
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

/** Returns receipts to the visitor who made them, as an uncached download. */
export function receiptFiles({ app, database, sessions, siteUrl, identityKey, sealedText }: CallDeps): void {
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
