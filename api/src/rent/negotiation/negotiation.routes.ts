import { randomBytes } from 'node:crypto';
import type { RentNegotiation, rentNegotiationCalls } from '@aangan/shared-kit/contracts/rent-negotiations';
import { NEGOTIATION_PAISE, targetProblem } from '@aangan/shared-kit/domain/rent-negotiation/negotiation';
import { negotiationLink } from '@aangan/shared-kit/links/rent-negotiation';
import type { Database } from '../../foundation/database/public.ts';
import { badInput, CallError, type CallHandlers, notFound } from '../../foundation/server/public.ts';
import type { Orders } from '../../money/orders/public.ts';
import type { RefundDeps } from '../../money/refunds/public.ts';
import { lockAccount } from '../../people/accounts/public.ts';
import type { Idempotency } from '../../people/idempotency/public.ts';
import type { CallDeps } from '../../people/sessions/public.ts';
import { cardsById, detailUrl, type ListingCard, listingWithOwner } from '../../search/listings/public.ts';
import { endWithoutResult } from './end-negotiation.ts';
import { addNegotiation, negotiationsOf, openNegotiation, ownNegotiation } from './negotiation.queries.ts';
import { RENT_NEGOTIATION } from './negotiation.sale.ts';
import type { NegotiationRow } from './negotiation.tables.ts';
import { NEGOTIATION_WORDS as WORDS } from './negotiation.words.ts';

type TenantCalls = Omit<
  typeof rentNegotiationCalls,
  | 'GET /api/v1/staff/rent-negotiations'
  | 'GET /api/v1/staff/rent-negotiations/waiting'
  | 'POST /api/v1/staff/rent-negotiations/{negotiationId}'
>;

export interface NegotiationDeps extends RefundDeps, CallDeps {
  readonly idempotency: Idempotency;
  readonly orders: Orders;
}

/** Tenants order that we negotiate a rent. Source: product-and-plans, section 1 (rent negotiation). */
export function negotiationHandlers(deps: NegotiationDeps): CallHandlers<TenantCalls> {
  const { database, sessions, idempotency, orders, now } = deps;

  /** @throws CallError 404 for a home that is not let at present, or has no owner whom we could call */
  async function letHome(propertyId: string): Promise<{ card: ListingCard; ownerId: string }> {
    const id = propertyId.toLowerCase();
    const [[card], owned] = await Promise.all([cardsById(database, [id]), listingWithOwner(database, id)]);
    if (!card?.active || card.category !== 'RENT') throw notFound(WORDS.noHome);
    if (!owned?.ownerId) throw notFound(WORDS.noOwner);
    return { card, ownerId: owned.ownerId };
  }

  const wire = async (rows: readonly NegotiationRow[]): Promise<RentNegotiation[]> => {
    const urls = await homeUrls(database, rows);
    return rows.map((row) => wireNegotiation(row, urls));
  };
  const wireOne = async (row: NegotiationRow) => wireNegotiation(row, await homeUrls(database, [row]));

  return {
    async 'GET /api/v1/rent-negotiations'(_input, request) {
      const { accountId } = await sessions.required(request);
      return { negotiations: await wire(await negotiationsOf(database, accountId)) };
    },

    async 'GET /api/v1/rent-negotiations/home/{propertyId}'({ params: { propertyId } }, request) {
      const { accountId } = await sessions.required(request);
      const { card, ownerId } = await letHome(propertyId);
      const open = await openNegotiation(database, accountId, card.id);
      return {
        home: { id: card.id, title: card.title, url: detailUrl(card) },
        rentRupees: card.price,
        paise: NEGOTIATION_PAISE,
        isOwn: ownerId === accountId,
        open: open ? await wireOne(open) : null,
      };
    },

    async 'POST /api/v1/rent-negotiations'({ body }, request, reply) {
      const { accountId } = await sessions.required(request);
      const { card, ownerId } = await letHome(body.propertyId);
      if (ownerId === accountId) throw new CallError(409, WORDS.own);
      const problem = targetProblem(body.targetRupees, card.price);
      if (problem) throw badInput('body.targetRupees', problem);
      return idempotency.once(request, reply, { accountId, input: body }, async (transaction) => {
        await lockAccount(transaction, accountId);
        const open = await openNegotiation(transaction, accountId, card.id);
        if (open && open.state !== 'unpaid') throw new CallError(409, WORDS.openAlready);
        const at = new Date(now());
        // An order that was left unpaid gives way to the new one.
        if (open) {
          const reason = WORDS.cancelled;
          await endWithoutResult(transaction, deps, { row: open, state: 'cancelled', result: null, reason }, at);
        }
        const id = `neg_${randomBytes(15).toString('base64url')}`;
        const order = await orders.create(transaction, {
          accountId,
          purpose: RENT_NEGOTIATION,
          ref: id,
          title: WORDS.title,
          lines: [{ description: WORDS.line(card.title), paise: NEGOTIATION_PAISE }],
          returnUrl: negotiationLink(id),
          at,
        });
        await addNegotiation(transaction, {
          id,
          accountId,
          listingId: card.id,
          title: card.title,
          ownerId,
          orderId: order.orderId,
          state: 'unpaid',
          rentRupees: card.price,
          targetRupees: body.targetRupees,
          note: body.note,
          paise: NEGOTIATION_PAISE,
          refundedPaise: 0,
          result: null,
          createdAt: at,
          changedAt: at,
        });
        return { negotiationId: id, ...order };
      });
    },

    async 'GET /api/v1/rent-negotiations/{negotiationId}'({ params: { negotiationId } }, request) {
      const { accountId } = await sessions.required(request);
      const row = await ownNegotiation(database, accountId, negotiationId);
      if (!row) throw notFound(WORDS.none);
      return { negotiation: await wireOne(row) };
    },

    async 'POST /api/v1/rent-negotiations/{negotiationId}/cancel'({ params: { negotiationId } }, request) {
      const { accountId } = await sessions.required(request);
      const row = await ownNegotiation(database, accountId, negotiationId);
      if (!row) throw notFound(WORDS.none);
      if (row.state === 'cancelled') return { negotiation: await wireOne(row) };
      if (row.state !== 'unpaid' && row.state !== 'paid') throw new CallError(409, WORDS.notNow);
      const ending = { row, state: 'cancelled', result: null, reason: WORDS.cancelled } as const;
      const ended = await database.transaction((transaction) =>
        endWithoutResult(transaction, deps, ending, new Date(now())),
      );
      return { negotiation: await wireOne(ended) };
    },
  };
}

/** Addresses of the homes of negotiations, as far as they still exist. */
export async function homeUrls(
  database: Database,
  rows: readonly Pick<NegotiationRow, 'listingId'>[],
): Promise<ReadonlyMap<string, string>> {
  const cards = await cardsById(
    database,
    rows.map(({ listingId }) => listingId),
  );
  return new Map(cards.map((card) => [card.id, detailUrl(card)]));
}

function wireNegotiation(row: NegotiationRow, urls: ReadonlyMap<string, string>): RentNegotiation {
  const { id, state, rentRupees, targetRupees, note, paise, refundedPaise, result, createdAt, changedAt } = row;
  return {
    id,
    home: { id: row.listingId, title: row.title, url: urls.get(row.listingId) ?? '/' },
    state,
    rentRupees,
    targetRupees,
    note,
    paise,
    orderId: row.orderId ?? '',
    isRefunded: refundedPaise >= paise,
    result,
    createdAt: createdAt.getTime(),
    changedAt: changedAt.getTime(),
  };
}
