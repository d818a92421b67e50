import type { rentReceiptCalls } from '@aangan/shared-kit/contracts/rent-receipts';
import { monthsFrom } from '@aangan/shared-kit/domain/rent-receipts/receipt-month';
import {
  landlordPanProblem,
  monthsProblem,
  shortenedName,
} from '@aangan/shared-kit/domain/rent-receipts/receipt-rules';
import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import { verifyReceiptLink } from '@aangan/shared-kit/links/rent-receipts';
import type { FastifyRequest } from 'fastify';
import {
  badInput,
  CallError,
  type CallHandlers,
  callLimit,
  deviceIdOf,
  notFound,
  visitorAddress,
} from '../../foundation/server/public.ts';
import { type CallDeps, holderOf, type RowHolder } from '../../people/sessions/public.ts';
import { receiptsPath } from './receipt-files.routes.ts';
import { openFacts } from './receipt-seals.ts';
import { receiptOfToken, receiptToken } from './receipt-token.ts';
import { deleteReceipts, heldReceipts, receiptsById, receiptsOf, saveReceipts } from './receipts.queries.ts';
import type { ReceiptsRow } from './receipts.tables.ts';
import { RECEIPT_WORDS } from './receipts.words.ts';

/** Receipts are deleted after this many days. */
export const RECEIPT_DAYS = 400;

const RECEIPTS_A_MINUTE = { device: 10, address: 60, message: RECEIPT_WORDS.tooMany } as const;

/** Rent receipts, with and without a login. Source: product-and-plans, section 2 (rent payment). */
export function receiptHandlers({
  app,
  database,
  sessions,
  now,
  identityKey,
  sealedText,
}: CallDeps): CallHandlers<typeof rentReceiptCalls> {
  const countHit = callLimit(app, RECEIPTS_A_MINUTE);
  async function own(request: FastifyRequest, id: string): Promise<ReceiptsRow> {
    const row = await heldReceipts(database, await holderOf(sessions, request), id);
    if (!row) throw notFound(RECEIPT_WORDS.none);
    return row;
  }

  return {
    async 'POST /api/v1/rent-receipts'({ body: facts }, request) {
      await countHit(request, deviceIdOf(request) ?? visitorAddress(request));
      const holder = await holderOf(sessions, request);
      if (isNobody(holder)) throw new CallError(409, RECEIPT_WORDS.noHolder);
      refuse('body.to', monthsProblem(facts.from, facts.to, now()));
      refuse(
        'body.landlordPan',
        landlordPanProblem(facts.landlordPan, { rentRupees: facts.rentRupees, hasNoPan: facts.landlordHasNoPan }),
      );
      return { receiptId: await saveReceipts(database, sealedText, holder, facts, new Date(now())) };
    },

    async 'GET /api/v1/rent-receipts'(_input, request) {
      const rows = await receiptsOf(database, await holderOf(sessions, request));
      return {
        receipts: rows.map(({ id, facts, createdAt }) => ({
          id,
          landlord: facts.landlord,
          from: facts.from,
          to: facts.to,
          totalRupees: totalRupees(facts),
          createdAt: createdAt.getTime(),
        })),
      };
    },

    async 'GET /api/v1/rent-receipts/{receiptId}'({ params }, request) {
      const row = await own(request, params.receiptId);
      const { id, createdAt } = row;
      return {
        facts: openFacts(sealedText, row),
        createdAt: createdAt.getTime(),
        deletedAt: createdAt.getTime() + RECEIPT_DAYS * DAY_MS,
        pdfUrl: receiptsPath(id),
        verifyUrl: verifyReceiptLink(receiptToken(id, identityKey)),
      };
    },

    async 'DELETE /api/v1/rent-receipts/{receiptId}'({ params }, request) {
      const deleted = await deleteReceipts(database, await holderOf(sessions, request), params.receiptId);
      if (!deleted) throw notFound(RECEIPT_WORDS.none);
      return { status: 'success' };
    },

    async 'GET /api/v1/rent-receipts/verify/{token}'({ params }) {
      const id = receiptOfToken(params.token, identityKey);
      const row = id === undefined ? undefined : await receiptsById(database, id);
      if (!row) throw notFound(RECEIPT_WORDS.notOurs);
      const { tenant, landlord, from, to, rentRupees } = row.facts;
      return {
        tenant: shortenedName(tenant),
        landlord: shortenedName(landlord),
        ...{ from, to, rentRupees, totalRupees: totalRupees(row.facts) },
        createdAt: row.createdAt.getTime(),
      };
    },
  };
}

function isNobody({ accountId, device }: RowHolder): boolean {
  return accountId === null && device === null;
}

function totalRupees({ from, to, rentRupees }: ReceiptsRow['facts']): number {
  return rentRupees * monthsFrom(from, to);
}

function refuse(field: string, problem: string | undefined): void {
  if (problem !== undefined) throw badInput(field, problem);
}
