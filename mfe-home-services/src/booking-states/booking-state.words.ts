import type { BookingSummary } from '@aangan/shared-kit/contracts/bookings';
import type { BookingChange, BookingState } from '@aangan/shared-kit/domain/home-services/booking-states';

/** The state of a booking for its customer. */
interface StateWords {
  readonly label: string;
  readonly tone: 'plain' | 'good' | 'attention' | 'bad' | 'information';
  /** What it means, and what happens next. */
  readonly sentence: string;
}

type Facts = Pick<BookingSummary, 'state' | 'business' | 'payWhen' | 'isPaid' | 'startsAt'>;

const WORDS: Readonly<Record<BookingState, StateWords>> = {
  drafted: {
    label: 'Survey booked',
    tone: 'information',
    sentence: 'We look at what you move at the time below. You get a firm price after it.',
  },
  quoted: {
    label: 'Quotation',
    tone: 'attention',
    sentence: 'Nothing is booked yet. Confirm the quotation while its price holds.',
  },
  paid: {
    label: 'Booked',
    tone: 'good',
    sentence: 'It is paid. We assign a professional before the visit and message you.',
  },
  assigned: {
    label: 'Professional assigned',
    tone: 'good',
    sentence: 'The professional comes at the time below. Tell them the start code when they arrive.',
  },
  on_the_way: {
    label: 'On the way',
    tone: 'good',
    sentence: 'The professional is on the way. Tell them the start code when they arrive.',
  },
  started: { label: 'Work has started', tone: 'good', sentence: 'The professional is at work.' },
  done: { label: 'Done', tone: 'good', sentence: 'The work is done.' },
  cancelled: { label: 'Cancelled', tone: 'plain', sentence: 'This booking is cancelled. Nobody comes.' },
  refunded: {
    label: 'Refunded',
    tone: 'plain',
    sentence: 'This booking is over. The money goes back the way you paid.',
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
  sentence: 'It is booked. We assign a professional before the visit. You pay after the work.',
};

const SLOT_LOST: StateWords = {
  label: 'Choose a time',
  tone: 'attention',
  sentence:
    'It is paid, but its slot was taken while the bank was late. Choose another time, or cancel and get everything back.',
};

/** A document is prepared; only some states of India need a visit for it. */
const DOCUMENT: Readonly<Partial<Record<BookingState, StateWords>>> = {
  paid: { label: 'Paid', tone: 'good', sentence: 'It is paid. We prepare the document and message you.' },
  started: {
    label: 'Being signed',
    tone: 'attention',
    sentence: 'Both sides are asked to sign. Each has a link by message.',
  },
  done: { label: 'Ready', tone: 'good', sentence: 'Your document is ready.' },
};

/** A state in words, with what happens next. */
export function stateWords({ state, business, payWhen, isPaid, startsAt }: Facts): StateWords {
  if (state === 'quoted' && payWhen === 'after') return PAY_AFTER;
  if (business === 'LEGAL') return DOCUMENT[state] ?? WORDS[state];
  if (state === 'paid' && startsAt === null) return SLOT_LOST;
  if (state === 'done' && !isPaid) return { ...WORDS.done, sentence: 'The work is done. Please pay for it now.' };
  return WORDS[state];
}

/** What a change was, in the history of a booking. */
export const HAPPENED: Readonly<Record<BookingChange, string>> = {
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
export function stepsToCome({ state, business, payWhen }: Facts): string[] {
  const steps = (business === 'LEGAL' ? COMING_DOCUMENT : COMING)[state] ?? [];
  return steps.filter((step) => step !== 'pay' || payWhen === 'first').flatMap((step) => TO_COME[step] ?? []);
}
