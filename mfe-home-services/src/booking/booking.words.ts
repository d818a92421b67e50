import type { Booking } from '@aangan/shared-kit/contracts/bookings';
import { BOOKING_LIMITS } from '@aangan/shared-kit/domain/home-services/booking-terms';
import { formatPaise } from '@aangan/shared-kit/domain/money';
import { indianTime } from '@aangan/shared-kit/domain/time-ago';

/** Sentences of the pages of one booking. */
export const BOOKING_WORDS = {
  all: 'My bookings',
  support: 'Chat with support about this booking',
  failed: 'This booking could not be loaded. Please try again.',
  changed: 'This booking has changed. You now see its latest state.',
  code: 'Start code',
  codeHelp: 'Tell this code to the professional at your door to start the work. Do not share it with anybody else.',
  history: 'Progress of your booking',
  visit: 'When and where',
  when: 'When',
  noTime: 'No time chosen yet',
  where: 'Where',
  who: 'Professional',
  nobody: 'Not assigned yet',
  price: 'Price',
  documents: 'Invoice and credit notes',
  download: 'Download PDF',
  photos: 'Photos of the work',
  damage: 'Your photos',
  change: 'Change or cancel',
  reschedule: 'Choose another time',
  cancel: 'Cancel this booking',
  help: 'Something wrong?',
  complain: 'Make a complaint',
  yourComplaint: 'Your complaint',
  again: 'Book this again',
  againHelp: 'We add the same items to your cart. You see today’s prices before you book.',
  confirmQuotation: 'Continue to book',
  rate: 'How was the work?',
  rateButton: 'Send the rating',
  rateAgain: 'Change your rating',
  rateText: 'What was good or bad? (optional)',
  back: 'Back to the booking',
} as const;

/** What has just been done, by the name in the address. */
const DONE: Readonly<Record<string, string>> = {
  rescheduled: 'Your booking has the new time.',
  cancelled: 'Your booking is cancelled.',
  complained: 'We have your complaint and will answer within two days.',
  rated: 'Thank you. Your rating is saved.',
};

export function doneWords(name: string | null): string | undefined {
  return name === null ? undefined : DONE[name];
}

export const RATINGS = ['Very bad', 'Bad', 'All right', 'Good', 'Very good'] as const;

export const PHOTO_WORDS = { before: 'Before the work', after: 'After the work', damage: 'Damage' } as const;

/** Kinds of documents, as the API names them. */
const DOCUMENTS: Readonly<Record<string, string>> = {
  invoice: 'Tax invoice',
  receipt: 'Receipt',
  'credit-note': 'Credit note',
};

export function documentWords(kind: string): string {
  return DOCUMENTS[kind] ?? 'Document';
}

/** `Pay ₹1,499 now`. */
export function payWords(paise: number): string {
  return `Pay ${formatPaise(paise)} now`;
}

/** Until when a quotation's price holds. */
export function priceHoldsWords(quotedUntil: number): string {
  return `The price holds until ${indianTime(quotedUntil)}.`;
}

/** `₹1,499 came back to you.` */
export function refundedWords(paise: number): string {
  return `Refunded: ${formatPaise(paise)}.`;
}

/** How often and until when a booking can be moved. */
export function rescheduleTerms({ startsAt, reschedules }: Pick<Booking, 'startsAt' | 'reschedules'>): string {
  const left = BOOKING_LIMITS.reschedules - reschedules;
  const often = left === 1 ? 'You can move this booking once more' : `You can move this booking ${left} more times`;
  if (startsAt === null) return `${often}.`;
  return `${often}, until ${indianTime(startsAt - BOOKING_LIMITS.rescheduleNoticeMs)}.`;
}

/** Why a booking cannot be moved any more. */
export const NO_RESCHEDULE = `A booking can be moved ${BOOKING_LIMITS.reschedules} times, at the latest 3 hours before its slot.`;

/** Until when complaints are accepted. */
export function complainUntil({ doneAt, business }: Pick<Booking, 'doneAt' | 'business'>): number | undefined {
  return doneAt === null ? undefined : doneAt + BOOKING_LIMITS.complainMs[business];
}

/** `You can complain until 24 Nov, 10:00 am.` */
export function complainTerms(until: number, now: number): string {
  return now <= until
    ? `You can complain until ${indianTime(until)}.`
    : `You could complain about this work until ${indianTime(until)}.`;
}

/** What comes back when the booking is cancelled now. */
export function cancelWords({ isPaid, cancelRefundPaise }: Pick<Booking, 'isPaid' | 'cancelRefundPaise'>): string {
  if (!isPaid) return 'You have paid nothing. If you cancel, you are charged nothing.';
  if (cancelRefundPaise === 0) return 'You get no refund if you cancel now.';
  return `If you cancel now, we refund ${formatPaise(cancelRefundPaise)} the way you paid.`;
}
