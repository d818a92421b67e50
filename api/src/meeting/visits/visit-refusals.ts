import { CallError } from '../../foundation/server/public.ts';

/** User-visible reasons without a visit. */
export const VISIT_MESSAGES = {
  closed: 'This home is no longer available, so you cannot visit it.',
  noOwner: 'The owner of this home cannot be reached right now, so you cannot visit it.',
  own: 'This is your own listing.',
  notOffered: 'The owner does not show this home at that time. Please choose another slot.',
  taken: 'This slot has just been booked. Please choose another one.',
  held: 'Somebody else is booking this slot right now. Please choose another one, or try again in a few minutes.',
  reported: 'Several people reported your account. You cannot book visits unless our staff dismiss the reports.',
  movedMeanwhile: 'This visit has changed. Please check it again.',
  notTracked: 'You can follow the location from three hours before a visit until one hour after it.',
  noSuchVisit: 'There is no such visit.',
  over: 'This visit is over or cancelled. You can no longer change it.',
  notOver: 'This visit has not happened yet. Tell us afterwards how it went.',
  nothingToMove: 'You have no visit to this home that could be moved.',
  noCookies: 'Allow cookies, or log in, to hold a slot.',
  networkHolds: 'Too many slots of this home are held in your network. Log in to book one.',
  chooseTime: 'Choose a time for your visit.',
  dayWithoutSlots: 'There is no free slot on this day. Please choose another one.',
} as const;

/** The slot is not, or no longer, available; others may be. */
export class SlotUnavailable extends CallError {
  constructor(message: string) {
    super(409, message);
    this.name = 'CallError';
  }
}

/** A visit of the visitor conflicts or was changed: another slot helps, or booking again. */
export class VisitConflict extends CallError {
  constructor(message: string) {
    super(409, message);
    this.name = 'CallError';
  }
}
