import type { visitCalls } from '@aangan/shared-kit/contracts/visits';
import type { CallHandlers } from '../../foundation/server/public.ts';
import { ownVisitHandlers } from './own-visits.routes.ts';
import { ownerWeekHandlers } from './owner-week.routes.ts';
import { positionHandlers } from './position.routes.ts';
import { slotHandlers } from './slots.routes.ts';
import { visitLeadHandlers } from './visit-leads.routes.ts';
import type { VisitParts } from './visit-parts.ts';

/** Slots, holds, visits, and positions of executives. */
export function visitHandlers(parts: VisitParts): CallHandlers<typeof visitCalls> {
  return {
    ...slotHandlers(parts),
    ...visitLeadHandlers(parts),
    ...ownVisitHandlers(parts),
    ...ownerWeekHandlers(parts),
    ...positionHandlers(parts),
  };
}
