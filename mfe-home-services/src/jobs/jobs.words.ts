import type { Job } from '@aangan/shared-kit/contracts/staff-bookings';
import type { BookingState } from '@aangan/shared-kit/domain/home-services/booking-states';
import { formatPaise } from '@aangan/shared-kit/domain/money';

/** Sentences of a professional's pages. */
export const JOBS_WORDS = {
  title: 'Your jobs',
  noPartner: 'This page is for professionals who work with us.',
  noPartnerWhy: 'You see your own bookings on “My bookings”.',
  bookings: 'My bookings',
  before: 'Day before',
  after: 'Day after',
  today: 'Today',
  none: 'No job on this day.',
  failed: 'Your jobs could not be loaded. Check your network and try again.',
  again: 'Try again',
} as const;

/** Sentences of the page of one job. */
export const JOB_WORDS = {
  all: 'All jobs of the day',
  where: 'Where',
  from: 'From',
  to: 'To',
  noLift: 'no lift',
  lift: 'lift',
  directions: 'Open directions',
  work: 'The work',
  collect: 'Money',
  nextStep: 'Next step',
  setOut: 'I am on the way',
  setOutHelp: 'The customer gets a message.',
  code: 'Start code',
  codeHelp: 'Four digits. Ask the customer to read them to you at the door.',
  codeShort: 'Enter the four digits that the customer tells you.',
  start: 'Start the work',
  boxes: 'Boxes',
  boxesHelp: 'Count the boxes at both ends. The customer signs each number on their own phone.',
  boxesButton: 'Save the number',
  unsigned: 'not signed yet',
  signed: 'signed by the customer',
  lookAgain: 'Check for the signature',
  finish: 'The work is done',
  finishHelp: 'Take the photos after the work first. Then the customer is asked to rate it.',
  finishUnsigned: 'The move is done once the customer has signed the boxes of both ends.',
  done: 'Done. Thank you.',
  photosBefore: 'Photos before the work',
  photosAfter: 'Photos after the work',
  photosHelp: 'Up to 6 photos. The customer and our staff see them.',
  photosScript: 'Photos need JavaScript.',
  offline: 'No network. Keep this page open. We send your changes when the network is back.',
  sending: 'Sending. This can take a while on a slow network. We retry automatically.',
  unsent: 'Your change could not be sent. Move to a better network and press again. It counts once.',
  elsewhere: 'This job has changed. You now see its latest state.',
} as const;

/** Sentences about the professional's position. */
export const POSITION_WORDS = {
  title: 'Show the customer your way',
  about: 'While you are on the way, the customer sees where you are. Only your latest position is stored, for one day.',
  on: 'Share my position',
  off: 'Stop sharing',
  asking: 'Allow your browser to share your position.',
  sharing: 'The customer sees your way while this page is open.',
  refused: 'Your browser blocks your position. Allow it in the browser’s settings, or continue without it.',
  failed: 'Your position is not known right now. We try again.',
} as const;

const STATES: Readonly<Partial<Record<BookingState, string>>> = {
  assigned: 'To do',
  on_the_way: 'On the way',
  started: 'At work',
  done: 'Done',
  complained: 'Done, with a complaint',
};

export function jobState({ state }: Pick<Job, 'state'>): string {
  return STATES[state] ?? 'Not yours any more';
}

/** What the professional does about the money. */
export function moneyWords({ duePaise }: Pick<Job, 'duePaise'>): string {
  return duePaise === 0
    ? 'The customer has paid. Take no money.'
    : `${formatPaise(duePaise)} is due after the work. The customer pays on the page of the booking; take no cash.`;
}

/** `Boxes counted at the start: 14, signed by the customer`. */
export function boxesWords({ end, boxes, isSigned }: Job['boxes'][number]): string {
  const place = end === 'from' ? 'Loaded' : 'Unloaded';
  return `${place}: ${boxes} ${boxes === 1 ? 'box' : 'boxes'}, ${isSigned ? JOB_WORDS.signed : JOB_WORDS.unsigned}`;
}
