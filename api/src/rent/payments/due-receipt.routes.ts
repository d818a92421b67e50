import { z } from 'zod';
import { notFound } from '../../foundation/server/public.ts';
import type { CallDeps } from '../../people/sessions/public.ts';
import { receiptsPath } from '../receipts/public.ts';
import { saveDueReceipt } from './due-receipt.ts';
import { dueReceiptPath } from './due-receipt-path.ts';
import { RENT_WORDS } from './rent-payments.words.ts';

const params = z.object({ dueId: z.string().max(60) });

/** Leads a payer to the receipt of a rent that has arrived. */
export function dueReceipts({ app, database, now, sealedText, sessions }: CallDeps): void {
  app.get(dueReceiptPath(':dueId'), { schema: { hide: true } }, async (request, reply) => {
    const { accountId } = await sessions.required(request);
    const { success, data } = params.safeParse(request.params);
    const receiptId = success
      ? await saveDueReceipt(database, sealedText, { dueId: data.dueId, accountId }, new Date(now()))
      : undefined;
    if (receiptId === undefined) throw notFound(RENT_WORDS.noDue);
    return reply.header('cache-control', 'no-store').redirect(receiptsPath(receiptId), 302);
  });
}
