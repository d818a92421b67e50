import type { BookingSummary } from '@aangan/shared-kit/contracts/bookings';
import type { BookingChange, BookingState } from '@aangan/shared-kit/domain/home-services/booking-states';

/** The state of a booking for its customer. */
interface StateWords {
  readonly label: string;
  readonly tone: 'plain' | 'good' | 'attention' | 'bad' | 'information';
  /** What it means, and what happens next. */
  readonly sentence: string;
}

type Facts = Pick<BookingSummary, 'state' | 'business' | 'serviceType' | 'payWhen' | 'isPaid' | 'startsAt'>;

const WORDS: Readonly<Record<BookingState, StateWords>> = {
  drafted: {
    label: 'Survey booked',
    tone: 'information',
    sentence: 'We survey your goods at the time below. You get a firm price after the survey.',
  },
  quoted: {
    label: 'Quotation',
    tone: 'attention',
    sentence: 'Nothing is booked yet. Confirm the quotation before its price expires.',
  },
  paid: {
    label: 'Booked',
    tone: 'good',
    sentence: 'You have paid. We assign a professional before the visit and message you.',
  },
  assigned: {
    label: 'Professional assigned',
    tone: 'good',
    sentence: 'The professional arrives at the time below. Tell them the start code when they arrive.',
  },
  on_the_way: {
    label: 'On the way',
    tone: 'good',
    sentence: 'The professional is on the way. Tell them the start code when they arrive.',
  },
  started: { label: 'Work has started', tone: 'good', sentence: 'The professional is at work.' },
  done: { label: 'Done', tone: 'good', sentence: 'The work is done.' },
  cancelled: { label: 'Cancelled', tone: 'plain', sentence: 'This booking is cancelled. Nobody will come.' },
  refunded: {
    label: 'Refunded',
    tone: 'plain',
    sentence: 'This booking is over. We refund your money the way you paid.',
  },
  complained: {
    label: 'Complaint open',
    tone: 'attention',
    sentence: 'We have your complaint and will answer within two days.',
  },
};

const PAY_AFTER: StateWords = {
  label: 'Booked',
  tone: 'good',
  sentence: 'Your visit is booked. We assign a professional before the visit. You pay after the work.',
};

const SLOT_LOST: StateWords = {
  label: 'Choose a time',
  tone: 'attention',
  sentence:
    'You have paid, but your slot was taken before your bank confirmed. Choose another time, or cancel for a full refund.',
};

/** A document is prepared; only some states of India need a visit for it. */
const DOCUMENT: Readonly<Partial<Record<BookingState, StateWords>>> = {
  paid: { label: 'Paid', tone: 'good', sentence: 'You have paid. We prepare the document and message you.' },
  started: {
    label: 'Being signed',
    tone: 'attention',
    sentence: 'We sent landlord and tenant a link to sign.',
  },
  done: { label: 'Ready', tone: 'good', sentence: 'Your document is ready.' },
};

/** What differs for a legal case, which nobody signs. */
const CASE: typeof DOCUMENT = {
  drafted: {
    label: 'Waiting for a price',
    tone: 'information',
    sentence: 'Our staff read your details and quote a price. You pay nothing before that.',
  },
  started: {
    label: 'In progress',
    tone: 'good',
    sentence: 'Our staff are working on it. We message you when it is ready.',
  },
};

/** All legal services but agreements are cases. */
function isCase({ business, serviceType }: Pick<Facts, 'business' | 'serviceType'>): boolean {
  return business === 'LEGAL' && serviceType !== 'LEGAL_AGREEMENT';
}

/** A state in words, with what happens next. */
export function stateWords(booking: Facts): StateWords {
  const { state, business, payWhen, isPaid, startsAt } = booking;
  const ofCase = isCase(booking) ? CASE[state] : undefined;
  if (ofCase) return ofCase;
  if (state === 'quoted' && payWhen === 'after') return PAY_AFTER;
  if (business === 'LEGAL') return DOCUMENT[state] ?? WORDS[state];
  if (state === 'paid' && startsAt === null) return SLOT_LOST;
  if (state === 'done' && !isPaid) return { ...WORDS.done, sentence: 'The work is done. Please pay for it now.' };
  return WORDS[state];
}

const HAPPENED: Readonly<Record<BookingChange, string>> = {
  quote: 'Quotation made',
  confirm: 'Booked, to be paid after the work',
  pay: 'Paid',
  assign: 'Professional assigned',
  set_out: 'Professional set out',
  start: 'Work started',
  finish: 'Work finished',
  stamp: 'E-stamp bought, signatures asked for',
  deliver: 'Signed by both sides',
  reschedule: 'Moved to another time',
  cancel: 'Cancelled',
  complain: 'Complaint made',
  resolve: 'Complaint settled',
  refund: 'Refund started',
};

const HAPPENED_TO_CASE: Partial<typeof HAPPENED> = { stamp: 'Our staff have begun', finish: 'Document is ready' };

/** What a change was, in the history of a booking. */
export function happenedWords(booking: Pick<Facts, 'business' | 'serviceType'>, change: BookingChange): string {
  return (isCase(booking) ? HAPPENED_TO_CASE[change] : undefined) ?? HAPPENED[change];
}

/** What comes after a state, in order. */
const VISIT: readonly BookingChange[] = ['assign', 'set_out', 'start', 'finish'];
const COMING: Readonly<Partial<Record<BookingState, readonly BookingChange[]>>> = {
  drafted: ['quote', 'pay', ...VISIT],
  quoted: ['pay', ...VISIT],
  paid: VISIT,
  assigned: VISIT.slice(1),
  on_the_way: VISIT.slice(2),
  started: VISIT.slice(3),
  complained: ['resolve'],
};
const COMING_DOCUMENT: typeof COMING = {
  quoted: ['pay', 'stamp', 'deliver'],
  paid: ['stamp', 'deliver'],
  started: ['deliver'],
};
const COMING_CASE: typeof COMING = {
  drafted: ['quote', 'pay', 'stamp', 'finish'],
  quoted: ['pay', 'stamp', 'finish'],
  paid: ['stamp', 'finish'],
  started: ['finish'],
};

const TO_COME_OF_CASE: Partial<typeof TO_COME> = { stamp: 'Our staff begin', finish: 'Your document is ready' };
const TO_COME: Readonly<Partial<Record<BookingChange, string>>> = {
  quote: 'Firm quotation',
  pay: 'Your payment',
  assign: 'We assign a professional',
  set_out: 'The professional sets out',
  start: 'The work starts with your code',
  finish: 'The work is finished',
  stamp: 'E-stamp, then both sides sign',
  deliver: 'Signed document',
  resolve: 'We answer your complaint',
};

/** The steps that are still to come, in words. */
export function stepsToCome(booking: Facts): string[] {
  const { state, business, payWhen } = booking;
  const ofDocument = isCase(booking) ? COMING_CASE : COMING_DOCUMENT;
  const words = isCase(booking) ? { ...TO_COME, ...TO_COME_OF_CASE } : TO_COME;
  const steps = (business === 'LEGAL' ? ofDocument : COMING)[state] ?? [];
  return steps.filter((step) => step !== 'pay' || payWhen === 'first').flatMap((step) => words[step] ?? []);
}
