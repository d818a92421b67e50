import type { SLOT_STATES, VisitSlot } from '@aangan/shared-kit/contracts/visits';
import { indiaHour } from '@aangan/shared-kit/domain/india-day';
import { timeOf } from './visit-week.ts';

export type SlotState = (typeof SLOT_STATES)[number];

/** What is going on at one hour of a host. */
export interface SlotFacts {
  /** Whose visit it is, and to which home. */
  readonly visit: { readonly visitorId: string; readonly listingId: string } | undefined;
  readonly hold: { readonly holder: string /** Epoch ms. */; readonly releaseAt: number } | undefined;
}

/** Who asks. */
export interface SlotAsker {
  readonly accountId: string | undefined;
  /** Under which names a slot may be held: see slot-holder.ts. */
  readonly holders: readonly string[];
}

/** How a slot of a listing stands for who asks. A hold is over at the very millisecond it ends. @param now epoch ms */
export function slotState({ visit, hold }: SlotFacts, listingId: string, asker: SlotAsker, now: number): SlotState {
  if (visit) return visit.visitorId === asker.accountId && visit.listingId === listingId ? 'yours' : 'taken';
  if (!hold || hold.releaseAt <= now) return 'free';
  return asker.holders.includes(hold.holder) ? 'yours-held' : 'held';
}

/** Whether the asker can book it. */
export function isOpen(state: SlotState): boolean {
  return state === 'free' || state === 'yours-held';
}

/** A slot on the wire. @param startsAt epoch ms */
export function wireSlot(startsAt: number, state: SlotState): VisitSlot {
  const hour = indiaHour(startsAt);
  return { timeEpoch: startsAt, startTime: timeOf(hour), endTime: timeOf(hour + 1), state };
}
