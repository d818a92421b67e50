import fc from 'fast-check';
import { STOP_REASON_KEYS } from '../chat/stop-reasons.ts';
import { CALL_LIMITS } from './call-limits.ts';
import { type CallFacts, callRefusal, mayAskBack } from './who-may-call.ts';

const FREE: CallFacts = {
  available: true,
  caller: { phone: true, held: false, hidesNumber: false, hasBlocked: false },
  other: { left: false, phone: true, held: false, hidesNumber: false, hasBlocked: false, quietUntil: undefined },
  stopped: undefined,
  returned: false,
  today: 0,
  toThem: 0,
};

const facts: fc.Arbitrary<CallFacts> = fc.record({
  available: fc.boolean(),
  caller: fc.record({ phone: fc.boolean(), held: fc.boolean(), hidesNumber: fc.boolean(), hasBlocked: fc.boolean() }),
  other: fc.record({
    left: fc.boolean(),
    phone: fc.boolean(),
    held: fc.boolean(),
    hidesNumber: fc.boolean(),
    hasBlocked: fc.boolean(),
    quietUntil: fc.option(fc.nat(), { nil: undefined }),
  }),
  stopped: fc.option(fc.constantFrom(...STOP_REASON_KEYS), { nil: undefined }),
  returned: fc.boolean(),
  today: fc.nat(CALL_LIMITS.aDay * 2),
  toThem: fc.nat(CALL_LIMITS.toOnePerson * 2),
});

const other = (change: Partial<CallFacts['other']>): CallFacts => ({ ...FREE, other: { ...FREE.other, ...change } });

describe('who may call whom', () => {
  it('lets the two people of a contact call each other', () => {
    expect(callRefusal(FREE)).toBeUndefined();
  });

  it('never rings a person who has left, is quiet, has blocked the caller or hides their number', () => {
    fc.assert(
      fc.property(facts, (any) => {
        const { left, quietUntil, hasBlocked, hidesNumber } = any.other;
        const closed = left || quietUntil !== undefined || hasBlocked || hidesNumber || any.stopped !== undefined;
        if (closed) expect(callRefusal(any)).toBeDefined();
      }),
    );
  });

  it('never places more calls than the limits, or without a company that connects them', () => {
    fc.assert(
      fc.property(facts, (any) => {
        if (callRefusal(any) !== undefined) return;
        expect(any.available && any.caller.phone && any.other.phone).toBe(true);
        expect([any.today < CALL_LIMITS.aDay, any.toThem < CALL_LIMITS.toOnePerson]).toEqual([true, true]);
      }),
    );
  });

  it('answers a blocked person as one who calls somebody without a phone', () => {
    fc.assert(
      fc.property(facts, (any) => {
        const blocked = { ...any, other: { ...any.other, hasBlocked: true } };
        const phoneless = { ...any, other: { ...any.other, hasBlocked: false, phone: false } };
        expect(callRefusal(blocked)).toBe(callRefusal(phoneless));
      }),
    );
  });

  it('lets people ask for a call back in quiet hours alone', () => {
    expect(mayAskBack(FREE)).toBe(false);
    expect(mayAskBack(other({ quietUntil: 1 }))).toBe(true);
    expect(mayAskBack(other({ quietUntil: 1, hasBlocked: true }))).toBe(false);
  });
});
