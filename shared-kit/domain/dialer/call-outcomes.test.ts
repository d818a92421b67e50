import fc from 'fast-check';
import { type CallRules, callRefusal } from './call-hours.ts';
import { CALL_OUTCOMES, chosenTimeProblem, stepAfter } from './call-outcomes.ts';

const ASHA: CallRules = {
  doNotCall: false,
  timeZone: 'Asia/Kolkata',
  quietFrom: 21,
  quietTo: 8,
  commercial: false,
};
const NOON = Date.parse('2026-11-20T12:00+05:30');
const time = (text: string) => Date.parse(text);

describe('after a call', () => {
  it.each([
    ['no answer', 1, '2026-11-20T14:00+05:30'],
    ['a second one', 2, '2026-11-20T17:00+05:30'],
    ['a third one', 3, '2026-11-21T12:00+05:30'],
    ['a fourth one', 4, '2026-11-22T15:00+05:30'],
  ])('without answer (%s) the next one is later each time', (_which, inRow, dueAt) => {
    const step = stepAfter({ outcome: 'no-answer', inRow, at: NOON }, ASHA);
    expect(step).toEqual({ state: 'open', dueAt: time(dueAt) });
  });

  it('a fifth one without answer is the last', () => {
    expect(stepAfter({ outcome: 'no-answer', inRow: 5, at: NOON }, ASHA)).toEqual({ state: 'unreached' });
  });

  it('somebody who did not ask is tried twice', () => {
    const unasked = { ...ASHA, commercial: true };
    expect(stepAfter({ outcome: 'no-answer', inRow: 1, at: NOON }, unasked).state).toBe('open');
    expect(stepAfter({ outcome: 'no-answer', inRow: 2, at: NOON }, unasked).state).toBe('unreached');
  });

  it('in the evening, the next one waits for the end of quiet hours', () => {
    const step = stepAfter({ outcome: 'no-answer', inRow: 1, at: time('2026-11-20T20:30+05:30') }, ASHA);
    expect(step).toEqual({ state: 'open', dueAt: time('2026-11-21T08:00+05:30') });
  });

  it.each(['done', 'wrong-number', 'do-not-call'] as const)('%s ends the case', (outcome) => {
    expect(stepAfter({ outcome, inRow: 1, at: NOON }, ASHA)).toEqual({ state: outcome });
  });

  it('the next one of an open case is always permitted', () => {
    const hour = fc.integer({ min: 0, max: 23 });
    fc.assert(
      fc.property(
        fc.constantFrom(...CALL_OUTCOMES),
        fc.integer({ min: 1, max: 6 }),
        fc.integer({ min: NOON, max: NOON + 400 * 86_400_000 }),
        fc.record({ quietFrom: hour, quietTo: hour, commercial: fc.boolean() }),
        fc.constantFrom('Asia/Kolkata', 'Asia/Kathmandu', 'America/New_York', 'Pacific/Auckland'),
        (outcome, inRow, at, own, timeZone) => {
          const rules = { doNotCall: false, timeZone, ...own };
          const step = stepAfter({ outcome, inRow, at }, rules);
          if (step.state === 'open') expect(callRefusal(rules, step.dueAt)).toBeUndefined();
        },
      ),
    );
  });
});

describe('a chosen time', () => {
  const problem = (chosen: number | undefined, outcome: 'call-back' | 'no-answer' = 'call-back') =>
    chosenTimeProblem({ outcome, chosen }, ASHA, NOON);

  it.each([
    ['is needed where the person asked for one', undefined, 'Choose when the person wants to be called.'],
    ['is still to come', NOON, 'Choose a time in the future.'],
    ['is within two weeks', NOON + 15 * 86_400_000, 'Choose a time within the next two weeks.'],
    ['is outside of quiet hours', time('2026-11-20T22:00+05:30'), 'You must not call the person at that time.'],
  ])('%s', (_what, chosen, message) => expect(problem(chosen)).toBe(message));

  it('can be any permitted one, and is not needed after no answer', () => {
    expect(problem(time('2026-11-21T09:00+05:30'))).toBeUndefined();
    expect(problem(undefined, 'no-answer')).toBeUndefined();
  });
});
