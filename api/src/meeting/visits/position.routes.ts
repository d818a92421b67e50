import { CallError, notFound } from '../../foundation/server/public.ts';
import { visitOfAsker } from './own-visits.routes.ts';
import type { VisitDeps } from './visit-deps.ts';
import type { VisitHandlers } from './visit-handlers.ts';
import { isTracked, positionOf, savePosition, visitById } from './visit-positions.ts';
import { VISIT_MESSAGES } from './visit-refusals.ts';
import { wireVisit } from './wire-visit.ts';

/** Position of the field executive of a visit. */
export function positionHandlers(
  deps: VisitDeps,
): VisitHandlers<'GET /api/v1/visits/{leadId}/position' | 'POST /api/v1/visits/{leadId}/position'> {
  const { database, sessions, now } = deps;
  return {
    async 'GET /api/v1/visits/{leadId}/position'({ params }, request) {
      const { row, accountId } = await visitOfAsker(deps, params.leadId, request);
      return {
        visit: await wireVisit(deps, row, accountId),
        position: await positionOf(database, row, now()),
      };
    },

    async 'POST /api/v1/visits/{leadId}/position'({ params, body }, request) {
      const { accountId: staffAccountId } = await sessions.staff(request, 'services');
      const row = await visitById(database, params.leadId);
      if (!row) throw notFound(VISIT_MESSAGES.noSuchVisit);
      if (!isTracked(row, now())) throw new CallError(409, VISIT_MESSAGES.notTracked);
      await savePosition(database, row, { ...body, staffAccountId }, now());
      return { status: 'success' };
    },
  };
}
