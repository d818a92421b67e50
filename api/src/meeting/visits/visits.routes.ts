import type { visitCalls } from '@aangan/shared-kit/contracts/visits';
import type { CallHandlers } from '../../foundation/server/public.ts';
import { ownVisitHandlers } from './own-visits.routes.ts';
import { ownerWeekHandlers } from './owner-week.routes.ts';
import { positionHandlers } from './position.routes.ts';
import { slotHandlers } from './slots.routes.ts';
import type { VisitDeps } from './visit-deps.ts';
import { visitLeadHandlers } from './visit-leads.routes.ts';

/** Slots, holds, visits, and positions of executives. */
export function visitHandlers(deps: VisitDeps): CallHandlers<typeof visitCalls> {
  return {
    ...slotHandlers(deps),
    ...visitLeadHandlers(deps),
    ...ownVisitHandlers(deps),
    ...ownerWeekHandlers(deps),
    ...positionHandlers(deps),
  };
}
