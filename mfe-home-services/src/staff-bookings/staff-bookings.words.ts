import { BOOKING_VIEWS, type BookingView } from '@aangan/shared-kit/domain/home-services/booking-views';
import { formatPaise } from '@aangan/shared-kit/domain/money';
import type { StaffChoice } from '@aangan/shared-kit/platform/staff-queue';

/** Sentences of the staff page for bookings. */
export const STAFF_BOOKINGS_WORDS = {
  title: 'Bookings of services',
  views: 'What waits',
  all: 'Back to the list',
  find: 'Open a booking',
  findHelp: 'bkg_…, from its address or an order.',
  findButton: 'Open',
  unknown: 'There is no such booking.',
  decide: 'Decide',
  changed: 'This booking has changed, so nothing was saved. Please check it again.',
  noTime: 'no time',
  why: 'Why',
  whyCustomer: 'It is stored with your name.',
  move: 'The move',
  photos: 'Photos',
  complaint: 'Complaint',
  assign: 'Assign a professional',
  assignButton: 'Assign',
  again: 'Assign again, even to the same person, to let them retry the start code.',
  nobody: 'Nobody in this hub does this service. Add a professional first.',
  busy: 'busy in this slot',
  quote: 'Quote a firm price',
  quoteTitle: 'What the customer reads as its title',
  line: 'Line',
  amount: 'Price with GST',
  quoteHelp: 'Fill as many lines as you need. The price holds for seven days.',
  quoteButton: 'Send the quotation',
  reschedule: 'Move to another time',
  rescheduleButton: 'Move the booking',
  rescheduleHelp: 'The customer gets a message. It does not count against their changes.',
  cancel: 'Cancel with a full refund',
  cancelButton: 'Cancel the booking',
  settle: 'Settle the complaint',
  refund: 'Money back',
  refundHelp: 'Enter 0 to settle it without a refund.',
  settleButton: 'Settle the complaint',
  linesMissing: 'Enter at least one line with its price.',
  lineBroken: 'Enter both text (3 letters or more) and price (₹1 or more) of each line.',
  titleShort: 'Enter a title of 3 letters or more.',
  partnerMissing: 'Choose a professional.',
  slotMissing: 'Choose a day and a time.',
} as const;

export const PHOTO_SHOWS = { before: 'Before the work', after: 'After the work', damage: 'Damage' } as const;

interface ViewWords {
  readonly tab: string;
  readonly empty: string;
}

export const VIEW_WORDS: Readonly<Record<BookingView, ViewWords>> = {
  quote: { tab: 'To quote', empty: 'No booking waits for a quotation.' },
  assign: { tab: 'To assign', empty: 'No booking waits for a professional.' },
  complaint: { tab: 'Complaints', empty: 'No complaint is open.' },
  assigned: { tab: 'Assigned', empty: 'No professional has work.' },
};

export function viewOf(text: string | null): BookingView {
  return BOOKING_VIEWS.find((view) => view === text) ?? 'assign';
}

/** What staff do: the value in the form, in the address afterwards, and in the log of decisions. */
export const BOOKING_DECISIONS: readonly StaffChoice[] = [
  {
    name: 'assigned',
    label: 'Assigned',
    effect: '',
    done: 'The professional is assigned. The customer gets a message.',
  },
  { name: 'quoted', label: 'Quoted', effect: '', done: 'The quotation is sent.' },
  { name: 'rescheduled', label: 'Moved', effect: '', done: 'The booking is moved, and waits for a professional.' },
  { name: 'cancelled', label: 'Cancelled', effect: '', done: 'The booking is cancelled. All money goes back.' },
  { name: 'settled', label: 'Complaint settled', effect: '', done: 'The complaint is settled.' },
  { name: 'capacity', label: 'Capacity set', effect: '', done: 'The capacity is saved.' },
  { name: 'partner', label: 'Professional saved', effect: '', done: 'The professional is saved.' },
  { name: 'partner-ended', label: 'Professional ended', effect: '', done: 'The professional has no more access.' },
];

export function decisionDone(name: string | null): string | undefined {
  return BOOKING_DECISIONS.find((choice) => choice.name === name)?.done;
}

/** `₹1,499 goes back.` */
export function cancelEffect(refundablePaise: number): string {
  return refundablePaise === 0 ? 'Nothing was paid.' : `${formatPaise(refundablePaise)} goes back to the customer.`;
}
