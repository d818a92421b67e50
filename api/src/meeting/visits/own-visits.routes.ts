import type { FastifyRequest } from 'fastify';
import { CallError, notFound } from '../../foundation/server/public.ts';
import { zoneOf } from './slots.routes.ts';
import type { VisitHandlers } from './visit-handlers.ts';
import type { VisitParts } from './visit-parts.ts';
import { VISIT_MESSAGES } from './visit-refusals.ts';
import { isOver, mayChange } from './visit-state.ts';
import {
  cancelVisit,
  confirmVisit,
  ownVisit,
  roleIn,
  sayOutcome,
  VISITS_A_PAGE,
  type VisitsAsked,
  visitsOf,
} from './visits.queries.ts';
import type { VisitRow } from './visits.tables.ts';
import { wireVisit, wireVisits } from './wire-visit.ts';

/** Visits of the person, as visitor and as owner. */
export function ownVisitHandlers(
  parts: VisitParts,
): VisitHandlers<
  | 'GET /api/v1/visits'
  | 'GET /api/v1/user/listings/visits'
  | 'GET /api/v1/visits/{visitId}'
  | 'POST /api/v1/visits/{visitId}/cancel'
  | 'POST /api/v1/visits/{visitId}/outcome'
  | 'POST /api/v1/visits/{visitId}/confirm'
> {
  const { database, notices, wishes, assetUrl, now } = parts;

  const shown = (row: VisitRow, accountId: string) => wireVisit(database, row, { accountId, assetUrl, now: now() });

  async function list(asked: VisitsAsked) {
    const { accountId, page } = asked;
    const { rows, total } = await visitsOf(database, asked, now());
    const visits = await wireVisits(database, rows, { accountId, assetUrl, now: now() });
    return { visits, total, page, size: VISITS_A_PAGE, timeZone: await zoneOf(parts, accountId) };
  }

  return {
    async 'GET /api/v1/visits'({ query }, request) {
      const { accountId } = await parts.sessions.required(request);
      return list({ ...query, accountId, role: 'visitor' });
    },

    async 'GET /api/v1/user/listings/visits'({ query: { propertyId, ...query } }, request) {
      const { accountId } = await parts.sessions.required(request);
      return list({ ...query, accountId, role: 'owner', listingId: propertyId?.toLowerCase() });
    },

    async 'GET /api/v1/visits/{visitId}'({ params }, request) {
      const { row, accountId } = await visitOfAsker(parts, params.visitId, request);
      return { visit: await shown(row, accountId), timeZone: await zoneOf(parts, accountId) };
    },

    async 'POST /api/v1/visits/{visitId}/cancel'({ params }, request) {
      const { row, accountId } = await visitOfAsker(parts, params.visitId, request);
      // Cancelling is idempotent.
      if (row.state === 'cancelled') return { visit: await shown(row, accountId) };
      if (!mayChange(row, now())) throw new CallError(409, VISIT_MESSAGES.over);
      const cancelled = await cancelVisit(database, row, roleIn(row, accountId), now());
      if (cancelled) {
        await notices.tell(cancelled, 'cancelled');
        await wishes.look(cancelled.listingId);
      }
      const latest = cancelled ?? (await visitOfAsker(parts, params.visitId, request)).row;
      if (latest.state !== 'cancelled') throw new CallError(409, VISIT_MESSAGES.movedMeanwhile);
      return { visit: await shown(latest, accountId) };
    },

    async 'POST /api/v1/visits/{visitId}/outcome'({ params, body }, request) {
      const { row, accountId } = await visitOfAsker(parts, params.visitId, request);
      if (row.state === 'cancelled') throw new CallError(409, VISIT_MESSAGES.over);
      if (!isOver(row, now())) throw new CallError(409, VISIT_MESSAGES.notOver);
      const said = await sayOutcome(database, row, roleIn(row, accountId), body.outcome);
      return { visit: await shown(said ?? row, accountId) };
    },

    async 'POST /api/v1/visits/{visitId}/confirm'({ params }, request) {
      const { row, accountId } = await visitOfAsker(parts, params.visitId, request);
      if (roleIn(row, accountId) !== 'visitor') throw notFound(VISIT_MESSAGES.noSuchVisit);
      if (!mayChange(row, now())) throw new CallError(409, VISIT_MESSAGES.over);
      const confirmed = await confirmVisit(database, row, now());
      if (!confirmed) throw new CallError(409, VISIT_MESSAGES.movedMeanwhile);
      return { visit: await shown(confirmed, accountId) };
    },
  };
}

/** A visit of which the person is visitor or owner. @throws CallError 401, and 404 for everybody else */
export async function visitOfAsker(
  { database, sessions }: Pick<VisitParts, 'database' | 'sessions'>,
  visitId: string,
  request: FastifyRequest,
): Promise<{ readonly row: VisitRow; readonly accountId: string }> {
  const { accountId } = await sessions.required(request);
  const row = await ownVisit(database, accountId, visitId);
  if (!row) throw notFound(VISIT_MESSAGES.noSuchVisit);
  return { row, accountId };
}
