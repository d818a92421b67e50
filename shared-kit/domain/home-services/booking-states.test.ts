import fc from 'fast-check';
import { depth } from '../../testing/depth.ts';
import {
  BOOKING_CHANGES,
  BOOKING_ROLES,
  BOOKING_STATES,
  type BookingFacts,
  changedBooking,
  possibleChanges,
} from './booking-states.ts';

const DRAFT: BookingFacts = { state: 'drafted', payWhen: 'first', isPaid: false };

const steps = fc.array(fc.tuple(fc.constantFrom(...BOOKING_CHANGES), fc.constantFrom(...BOOKING_ROLES)), {
  minLength: 5_000,
  maxLength: 5_000,
});

/** The states of a booking that takes each step that it allows; a booking at its end begins again. */
function walk(taken: readonly (readonly [(typeof BOOKING_CHANGES)[number], (typeof BOOKING_ROLES)[number]])[]) {
  const seen: { before: BookingFacts; change: string; after: BookingFacts }[] = [];
  let facts = DRAFT;
  for (const [change, role] of taken) {
    const after = changedBooking(facts, change, role);
    if (after) seen.push({ before: facts, change, after });
    facts = after ?? facts;
    if (facts.state === 'refunded' || (facts.state === 'cancelled' && !facts.isPaid)) facts = DRAFT;
  }
  return seen;
}

describe('a booking that takes 5,000 random steps', () => {
  it('never leaves the table, works without a confirmation, loses a payment or is paid twice', () => {
    fc.assert(
      fc.property(steps, (taken) => {
        for (const { before, change, after } of walk(taken)) {
          expect(BOOKING_STATES).toContain(after.state);
          if (['assigned', 'on_the_way', 'started', 'done', 'complained'].includes(after.state)) {
            expect(after.isPaid || after.payWhen === 'after').toBe(true);
          }
          if (after.state === 'paid' || after.state === 'refunded') expect(after.isPaid).toBe(true);
          if (before.isPaid) expect([after.isPaid, change]).not.toEqual([true, 'pay']);
          if (before.isPaid) expect(after.isPaid).toBe(true);
        }
      }),
      { numRuns: depth(5, 200) },
    );
  });

  it('reaches every state', () => {
    const reached = new Set(
      fc.sample(steps, { numRuns: 20, seed: 7 }).flatMap((taken) => walk(taken).map(({ after }) => after.state)),
    );
    expect([...reached].sort()).toEqual([...BOOKING_STATES].sort());
  });
});

describe('the changes of a booking', () => {
  const paid: BookingFacts = { state: 'paid', payWhen: 'first', isPaid: true };

  it.each([
    ['customer', ['reschedule', 'cancel']],
    ['staff', ['assign', 'reschedule', 'cancel']],
    ['partner', []],
  ] as const)('that a %s may make once it is paid are %j', (role, changes) => {
    expect(possibleChanges(paid, role)).toEqual(changes);
  });

  it('allow nobody but the professional to start the work, and only after it was assigned', () => {
    const assigned: BookingFacts = { ...paid, state: 'assigned' };
    expect(BOOKING_ROLES.filter((role) => changedBooking(assigned, 'start', role))).toEqual(['partner']);
    expect(changedBooking(paid, 'start', 'partner')).toBeUndefined();
  });

  it('return a moved booking to the queue of those that wait for a professional', () => {
    expect(changedBooking({ ...paid, state: 'assigned' }, 'reschedule', 'customer')?.state).toBe('paid');
    const after: BookingFacts = { state: 'assigned', payWhen: 'after', isPaid: false };
    expect(changedBooking(after, 'reschedule', 'customer')?.state).toBe('quoted');
  });

  it('send no professional before the quotation is confirmed or paid', () => {
    const quoted: BookingFacts = { state: 'quoted', payWhen: 'first', isPaid: false };
    expect(changedBooking(quoted, 'assign', 'staff')).toBeUndefined();
    expect(changedBooking({ ...quoted, payWhen: 'after' }, 'assign', 'staff')?.state).toBe('assigned');
  });
});
