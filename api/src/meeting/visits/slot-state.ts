import type { SLOT_STATES, VisitSlot } from '@aangan/shared-kit/contracts/visits';
import { indiaHour } from '@aangan/shared-kit/domain/india-day';
import { timeOf } from './visit-week.ts';

export type SlotState = (typeof SLOT_STATES)[number];

/** Visit or hold at one hour of a host. */
export interface SlotFacts {
  /** Visitor and home of the visit. */
  readonly visit: { readonly visitorId: string; readonly listingId: string } | undefined;
  readonly hold:
    | {
        readonly holder: string;
        /** Epoch ms. */
        readonly releaseAt: number;
        /** Nobody was logged in. */
        readonly guest: boolean;
      }
    | undefined;
}

/** The person who asks. */
export interface SlotAsker {
  readonly accountId: string | undefined;
  /** Keys under which a slot may be held: see slot-holder.ts. */
  readonly holders: readonly string[];
}

/**
 * State of a listing's slot for a person. A hold ends at its exact millisecond. A guest's hold stops guests alone: it
 * costs nothing, and one person could hold all hours of a home.
 * @param now epoch ms
 */
export function slotState({ visit, hold }: SlotFacts, listingId: string, asker: SlotAsker, now: number): SlotState {
  if (visit) return visit.visitorId === asker.accountId && visit.listingId === listingId ? 'yours' : 'taken';
  if (!hold || hold.releaseAt <= now) return 'free';
  if (asker.holders.includes(hold.holder)) return 'yours-held';
  return hold.guest && asker.accountId !== undefined ? 'free' : 'held';
}

/** Whether the person can book it. */
export function isOpen(state: SlotState): boolean {
  return state === 'free' || state === 'yours-held';
}

/** A slot as the API returns it. @param startsAt epoch ms */
export function wireSlot(startsAt: number, state: SlotState): VisitSlot {
  const hour = indiaHour(startsAt);
  return { timeEpoch: startsAt, startTime: timeOf(hour), endTime: timeOf(hour + 1), state };
}
