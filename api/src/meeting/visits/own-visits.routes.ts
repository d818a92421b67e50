import type { FastifyRequest } from 'fastify';
import { CallError, notFound } from '../../foundation/server/public.ts';
import { zoneOf } from './slots.routes.ts';
import type { VisitDeps } from './visit-deps.ts';
import type { VisitHandlers } from './visit-handlers.ts';
import { VISIT_MESSAGES } from './visit-refusals.ts';
import { isOver, mayChange } from './visit-state.ts';
import {
  cancelVisit,
  confirmVisit,
  ownVisit,
  roleIn,
  saveOutcome,
  VISITS_A_PAGE,
  type VisitsAsked,
  visitsOf,
} from './visits.queries.ts';
import type { VisitRow } from './visits.tables.ts';
import { wireVisit, wireVisits } from './wire-visit.ts';

/** Visits of the person, as visitor and as owner. */
export function ownVisitHandlers(
  deps: VisitDeps,
): VisitHandlers<
  | 'GET /api/v1/visits'
  | 'GET /api/v1/user/listings/visits'
  | 'GET /api/v1/visits/{visitId}'
  | 'POST /api/v1/visits/{visitId}/cancel'
  | 'POST /api/v1/visits/{visitId}/outcome'
  | 'POST /api/v1/visits/{visitId}/confirm'
> {
  const { database, notices, slotAlerts, now } = deps;

  const shown = (row: VisitRow, accountId: string) => wireVisit(deps, row, accountId);

  async function list(asked: VisitsAsked) {
    const { accountId, page } = asked;
    const { rows, total } = await visitsOf(database, asked, now());
    const visits = await wireVisits(deps, rows, accountId);
    return { visits, total, page, size: VISITS_A_PAGE, timeZone: await zoneOf(deps, accountId) };
  }

  return {
    async 'GET /api/v1/visits'({ query }, request) {
      const { accountId } = await deps.sessions.required(request);
      return list({ ...query, accountId, role: 'visitor' });
    },

    async 'GET /api/v1/user/listings/visits'({ query: { propertyId, ...query } }, request) {
      const { accountId } = await deps.sessions.required(request);
      return list({ ...query, accountId, role: 'owner', listingId: propertyId?.toLowerCase() });
    },

    async 'GET /api/v1/visits/{visitId}'({ params }, request) {
      const { row, accountId } = await visitOfAsker(deps, params.visitId, request);
      return { visit: await shown(row, accountId), timeZone: await zoneOf(deps, accountId) };
    },

    async 'POST /api/v1/visits/{visitId}/cancel'({ params }, request) {
      const { row, accountId } = await visitOfAsker(deps, params.visitId, request);
      // Cancelling is idempotent.
      if (row.state === 'cancelled') return { visit: await shown(row, accountId) };
      if (!mayChange(row, now())) throw new CallError(409, VISIT_MESSAGES.over);
      const cancelled = await cancelVisit(database, row, roleIn(row, accountId), now());
      if (cancelled) {
        await notices.tell(cancelled, 'cancelled');
        await slotAlerts.look(cancelled.listingId);
      }
      const latest = cancelled ?? (await visitOfAsker(deps, params.visitId, request)).row;
      if (latest.state !== 'cancelled') throw new CallError(409, VISIT_MESSAGES.movedMeanwhile);
      return { visit: await shown(latest, accountId) };
    },

    async 'POST /api/v1/visits/{visitId}/outcome'({ params, body }, request) {
      const { row, accountId } = await visitOfAsker(deps, params.visitId, request);
      if (row.state === 'cancelled') throw new CallError(409, VISIT_MESSAGES.over);
      if (!isOver(row, now())) throw new CallError(409, VISIT_MESSAGES.notOver);
      const said = await saveOutcome(database, row, roleIn(row, accountId), body.outcome);
      return { visit: await shown(said ?? row, accountId) };
    },

    async 'POST /api/v1/visits/{visitId}/confirm'({ params }, request) {
      const { row, accountId } = await visitOfAsker(deps, params.visitId, request);
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
  { database, sessions }: Pick<VisitDeps, 'database' | 'sessions'>,
  visitId: string,
  request: FastifyRequest,
): Promise<{ readonly row: VisitRow; readonly accountId: string }> {
  const { accountId } = await sessions.required(request);
  const row = await ownVisit(database, accountId, visitId);
  if (!row) throw notFound(VISIT_MESSAGES.noSuchVisit);
  return { row, accountId };
}
