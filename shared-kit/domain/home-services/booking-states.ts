/** The businesses that share one kind of booking. */
export const BUSINESSES = ['HS', 'PNM', 'LEGAL'] as const;
export type Business = (typeof BUSINESSES)[number];

/** States of a booking. Add new ones at the end. */
export const BOOKING_STATES = [
  'drafted',
  'quoted',
  'paid',
  'assigned',
  'on_the_way',
  'started',
  'done',
  'cancelled',
  'refunded',
  'complained',
] as const;

export type BookingState = (typeof BOOKING_STATES)[number];

/** Who changes a booking. `system`: payments and time. */
export const BOOKING_ROLES = ['customer', 'staff', 'partner', 'system'] as const;
export type BookingRole = (typeof BOOKING_ROLES)[number];

/** What decides which changes a booking allows. */
export interface BookingFacts {
  readonly state: BookingState;
  /** `after`: the customer confirmed the quotation and pays when the work is done. */
  readonly payWhen: 'first' | 'after';
  readonly isPaid: boolean;
}

interface Change {
  readonly by: readonly BookingRole[];
  /** The state after the change, for each state in which it is possible. */
  readonly to: Readonly<Partial<Record<BookingState, BookingState>>>;
  /** A further condition. */
  readonly when?: (facts: BookingFacts) => boolean;
  /** Facts that change beside the state. */
  readonly sets?: Partial<Omit<BookingFacts, 'state'>>;
}

const isUnpaid = ({ isPaid }: BookingFacts) => !isPaid;
const isPaid = (facts: BookingFacts) => facts.isPaid;
/** Confirmed: paid, or to be paid after the work. */
const isConfirmed = ({ isPaid, payWhen }: BookingFacts) => isPaid || payWhen === 'after';

/** Every change of a booking: who may make it, from which state, to which. */
// biome-ignore format: a row a change
const CHANGES = {
  quote: { by: ['customer', 'staff'], to: { drafted: 'quoted', quoted: 'quoted' }, when: (facts) => !isConfirmed(facts) },
  confirm: { by: ['customer'], to: { quoted: 'quoted' }, when: isUnpaid, sets: { payWhen: 'after' } },
  pay: {
    by: ['system'],
    to: { quoted: 'paid', assigned: 'assigned', on_the_way: 'on_the_way', started: 'started', done: 'done' },
    when: isUnpaid, sets: { isPaid: true },
  },
  /** Also from the way, where a professional cannot come. */
  assign: {
    by: ['staff', 'system'],
    to: { quoted: 'assigned', paid: 'assigned', assigned: 'assigned', on_the_way: 'assigned' },
    when: isConfirmed,
  },
  set_out: { by: ['partner'], to: { assigned: 'on_the_way' } },
  start: { by: ['partner'], to: { assigned: 'started', on_the_way: 'started' } },
  finish: { by: ['partner', 'staff'], to: { started: 'done' } },
  /** A document without a visit: once its stamp is bought, or staff have begun, nobody cancels it. */
  stamp: { by: ['system'], to: { paid: 'started' }, when: isPaid },
  deliver: { by: ['system'], to: { started: 'done' }, when: isPaid },
  /** A moved visit is assigned anew: the professional may be busy then. */
  reschedule: { by: ['customer', 'staff'], to: { drafted: 'drafted', quoted: 'quoted', paid: 'paid', assigned: 'paid' } },
  cancel: {
    by: ['customer', 'staff', 'system'],
    to: { drafted: 'cancelled', quoted: 'cancelled', paid: 'cancelled', assigned: 'cancelled', on_the_way: 'cancelled' },
  },
  complain: { by: ['customer'], to: { done: 'complained' } },
  resolve: { by: ['staff'], to: { complained: 'done' } },
  refund: { by: ['staff', 'system'], to: { cancelled: 'refunded', complained: 'refunded' }, when: isPaid },
} as const satisfies Readonly<Record<string, Change>>;

export type BookingChange = keyof typeof CHANGES;
export const BOOKING_CHANGES = Object.keys(CHANGES) as BookingChange[];

/** The booking after a change; undefined where the role may not make it, or the state does not allow it. */
export function changedBooking(
  facts: BookingFacts,
  change: BookingChange,
  role: BookingRole,
): BookingFacts | undefined {
  const { by, to, when, sets }: Change = CHANGES[change];
  const state = to[facts.state];
  if (!by.includes(role) || state === undefined || when?.(facts) === false) return undefined;
  const after = { ...facts, ...sets, state };
  // Without money a booking is confirmed by its quotation.
  return after.state === 'paid' && !after.isPaid ? { ...after, state: 'quoted' } : after;
}

/** The changes that a role may make now, in the order of the table. */
export function possibleChanges(facts: BookingFacts, role: BookingRole): BookingChange[] {
  return BOOKING_CHANGES.filter((change) => changedBooking(facts, change, role) !== undefined);
}

/** Whether the work is still to come or under way: it is among the active bookings. */
export function isActive(state: BookingState): boolean {
  return !['done', 'cancelled', 'refunded'].includes(state);
}
