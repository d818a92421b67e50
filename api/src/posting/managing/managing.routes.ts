import { randomUUID } from 'node:crypto';
import type { managingCalls } from '@aangan/shared-kit/contracts/managing';
import { DRAFT_LIMITS } from '@aangan/shared-kit/domain/posting/draft-limits';
import { DAY_MS } from '@aangan/shared-kit/domain/time-spans';
import { sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from '../../foundation/database/public.ts';
import { emitLive } from '../../foundation/live/public.ts';
import { BAD_INPUT_MESSAGE, badInput, CallError, type CallHandlers, notFound } from '../../foundation/server/public.ts';
import type { CallDeps } from '../../people/sessions/public.ts';
import { type DraftRow, NO_LISTING, type OwnDrafts } from '../drafts/public.ts';
import { publicationOf, sendToChecks } from '../publishing/public.ts';
import { changeFacts, factsProblem } from './change-facts.ts';
import { listingClosing } from './managing.tables.ts';
import { closeListing, deleteListing, NOT_NOW, pauseListing, reactivateListing, undoDelete } from './move-listing.ts';
import type { OffNotices } from './notify-of-off.ts';
import { contactsOf, ownListingIds } from './own-listings.queries.ts';
import { countsOf, meansOfHomesLike } from './statistics.queries.ts';
import { changeSlots, wireSlots } from './visit-slots.ts';
import { wireOwnListings } from './wire-own-listing.ts';

/** Listings on a page. */
const SIZE = 20;

interface ManagingDeps extends CallDeps {
  readonly own: OwnDrafts;
  readonly notices: OffNotices;
}

/** What an owner does with a listing after publishing it. */
export function managingHandlers({
  database,
  sessions,
  now,
  assetUrl,
  jobs,
  own,
  notices,
}: ManagingDeps): CallHandlers<typeof managingCalls> {
  const deps = () => ({ jobs, at: new Date(now()) });

  /** Moves a listing of the person in one transaction, and answers how it stands then. */
  function move(
    request: FastifyRequest,
    id: string,
    work: (transaction: Transaction, row: DraftRow) => Promise<DraftRow | undefined>,
  ) {
    return database.transaction(async (transaction) => {
      const held = await own.hold(transaction, request, id);
      const row = (await work(transaction, held)) ?? held;
      const publication = await publicationOf(transaction, row);
      // The owner's other devices show it.
      await emitLive(transaction, 'posting-state', row.id, { state: publication.state });
      return { publication };
    });
  }

  return {
    async 'GET /api/v1/property/manage'({ query: { page } }, request) {
      const { accountId } = await sessions.required(request);
      const part = { offset: (page - 1) * SIZE, limit: SIZE, now: now() };
      const { ids, total } = await ownListingIds(database, accountId, part);
      return { listings: await wireOwnListings({ database, assetUrl, now }, accountId, ids), total, page, size: SIZE };
    },

    async 'GET /api/v1/property/manage/{propertyId}/listing'({ params }, request) {
      const { id, accountId } = await own.read(database, request, params.propertyId);
      const [listing] = await wireOwnListings({ database, assetUrl, now }, accountId, [id]);
      if (!listing) throw notFound(NO_LISTING);
      return listing;
    },

    async 'GET /api/v1/property/manage/{propertyId}/contacts'({ params }, request) {
      const { id, accountId } = await own.read(database, request, params.propertyId);
      return { contacts: await contactsOf(database, accountId, id) };
    },

    'POST /api/v1/property/manage/{propertyId}/pause': ({ params }, request) =>
      move(request, params.propertyId, async (transaction, row) => {
        await pauseListing(transaction, row);
        await notices.send(transaction, row.id, deps().at);
        return row;
      }),

    'POST /api/v1/property/manage/{propertyId}/close': ({ params, body }, request) =>
      move(request, params.propertyId, async (transaction, row) => {
        const { closedWith, contactId = null } = body;
        if (contactId !== null && !(await isContactOf(transaction, contactId, row))) {
          throw badInput('body.contactId', 'is not a contact of this listing');
        }
        await closeListing(transaction, row);
        await transaction.insert(listingClosing).values({
          ...{ id: randomUUID(), listingId: row.id, accountId: row.accountId },
          ...{ closedWith, contactId, at: new Date(now()) },
        });
        await notices.send(transaction, row.id, deps().at);
        return row;
      }),

    'POST /api/v1/property/manage/{propertyId}/reactivate': ({ params, body }, request) =>
      move(request, params.propertyId, async (transaction, row) => {
        const problem = factsProblem(row, body, now());
        if (problem) throw badInput(body.price === undefined ? 'body.availableFrom' : 'body.price', problem);
        const hasChanged = Object.keys(body).length > 0;
        const changed = hasChanged ? (await changeFacts(transaction, row, body, now())).row : row;
        await reactivateListing(transaction, deps(), changed);
        return changed;
      }),

    async 'DELETE /api/v1/property/manage/{propertyId}'({ params }, request) {
      const moved = await move(request, params.propertyId, (transaction, row) =>
        deleteListing(transaction, deps(), row),
      );
      return { ...moved, undoUntil: now() + DRAFT_LIMITS.undoMs };
    },

    'POST /api/v1/property/manage/{propertyId}/undo-delete': ({ params }, request) =>
      move(request, params.propertyId, async (transaction, row) => {
        if (!row.deletedAt || row.deletedAt.getTime() + DRAFT_LIMITS.undoMs < now()) throw new CallError(409, NOT_NOW);
        return undoDelete(transaction, deps(), row);
      }),

    async 'PUT /api/v1/property/manage/prices'({ body }, request) {
      return database.transaction(async (transaction) => {
        const rows: { readonly row: DraftRow; readonly price: number }[] = [];
        for (const { propertyId, price } of body.prices) {
          rows.push({ row: await own.hold(transaction, request, propertyId), price });
        }
        const issues = rows.flatMap(({ row, price }, index) => {
          const reason = factsProblem(row, { price }, now());
          return reason ? [{ field: `body.prices.${index}.price`, reason }] : [];
        });
        if (issues.length > 0) throw new CallError(400, BAD_INPUT_MESSAGE, issues);
        const prices: { propertyId: string; price: number; before: number }[] = [];
        for (const { row, price } of rows) {
          const { before } = await changeFacts(transaction, row, { price }, now());
          await sendToChecks(transaction, jobs, { city: row.city, listingId: row.id });
          prices.push({ propertyId: row.id, price, before });
        }
        return { prices };
      });
    },

    async 'GET /api/v1/property/manage/{propertyId}/statistics'({ params }, request) {
      const { id } = await own.read(database, request, params.propertyId);
      const [counts, homesLikeIt] = await Promise.all([
        countsOf(database, id, now()),
        meansOfHomesLike(database, id, now()),
      ]);
      if (!counts) throw notFound(NO_LISTING);
      const { postedAt, ...rest } = counts;
      return { ...rest, days: Math.max(0, Math.floor((now() - postedAt) / DAY_MS)), homesLikeIt };
    },

    async 'PUT /api/v1/slot/{propertyId}/add'({ params, body }, request) {
      const row = await own.read(database, request, params.propertyId);
      await changeSlots(database, row, (slots) => [...slots, body], new Date(now()));
      return wireSlots(database, row);
    },

    async 'POST /api/v1/slot/{propertyId}/save'({ params, body }, request) {
      const row = await own.read(database, request, params.propertyId);
      await changeSlots(database, row, () => body.slots, new Date(now()));
      return wireSlots(database, row);
    },

    async 'DELETE /api/v1/slot/{propertyId}'({ params, query }, request) {
      const row = await own.read(database, request, params.propertyId);
      const others = (slot: { weekday: number; startTime?: string | undefined }) =>
        slot.weekday !== query.weekday || slot.startTime !== query.startTime;
      await changeSlots(database, row, (slots) => slots.filter(others), new Date(now()));
      return wireSlots(database, row);
    },

    async 'GET /api/v1/slot/{propertyId}/available'({ params }, request) {
      return wireSlots(database, await own.read(database, request, params.propertyId));
    },
  };
}

async function isContactOf(transaction: Transaction, contactId: string, row: DraftRow): Promise<boolean> {
  const { rows } = await transaction.execute(
    sql`select from contact c where c.id = ${contactId} and c.listing_id = ${row.id}`,
  );
  return rows.length > 0;
}
