import fc from 'fast-check';
import { DUE_MOVES, DUE_STATES, type DueMoveName, dueReference, dueStep, mayMove, movedDue } from './payment-states.ts';

const MOVES = Object.keys(DUE_MOVES) as DueMoveName[];

describe('the states of a due', () => {
  it('are left for good once the money is back, or nothing was paid', () => {
    for (const state of ['refunded', 'cancelled'] as const) {
      expect(MOVES.filter((move) => movedDue(state, move) !== undefined)).toEqual([]);
    }
  });

  it('never ask the bank again while a payout is under way', () => {
    for (const state of ['sending', 'sent', 'arrived', 'held', 'refunding'] as const) {
      expect(movedDue(state, 'ask-bank')).toBeUndefined();
      if (state !== 'held') expect(movedDue(state, 'give-back')).toBeUndefined();
    }
  });

  it('are reached from the first one, and let nobody else cause what the bank says', () => {
    const reached = new Set(['collecting']);
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...MOVES), { maxLength: 30 }), (moves) => {
        let state: (typeof DUE_STATES)[number] = 'collecting';
        for (const move of moves) {
          state = movedDue(state, move) ?? state;
          reached.add(state);
        }
      }),
      { numRuns: 2_000, seed: 7 },
    );
    expect([...reached].sort()).toEqual([...DUE_STATES].sort());
    expect(mayMove('sent', 'arrive', 'payer')).toBe(false);
    expect(mayMove('returned', 'send-again', 'payer')).toBe(true);
  });

  it('have words of their own for people, and a reference without odd characters', () => {
    expect(dueStep('sending')).toBe('received');
    expect(dueReference('due_ab-_1234567890abcdef')).toBe('RP-ABXX1234');
  });
});
