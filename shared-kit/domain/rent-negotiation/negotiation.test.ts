import fc from 'fast-check';
import {
  changedNegotiation,
  leastTarget,
  NEGOTIATION_CHANGES,
  NEGOTIATION_STATES,
  type NegotiationChange,
  paysBack,
  targetProblem,
} from './negotiation.ts';

const CHANGES = Object.keys(NEGOTIATION_CHANGES) as NegotiationChange[];

describe('a negotiation', () => {
  it('goes from the payment to a lower rent, or to money back', () => {
    expect(changedNegotiation('unpaid', 'pay')).toBe('paid');
    expect(changedNegotiation('paid', 'begin')).toBe('talking');
    expect(changedNegotiation('talking', 'agree')).toBe('agreed');
    expect(changedNegotiation('talking', 'fail')).toBe('no-deal');
    expect([paysBack('talking', 'fail'), paysBack('paid', 'cancel')]).toEqual([true, true]);
    expect([paysBack('talking', 'agree'), paysBack('unpaid', 'cancel')]).toEqual([false, false]);
  });

  it('is not cancelled by its tenant once staff talk', () => {
    expect(changedNegotiation('talking', 'cancel')).toBeUndefined();
  });

  it('never moves again from an end, except that paid money may come back', () => {
    const moves = CHANGES.flatMap((change) =>
      NEGOTIATION_STATES.filter((state) => changedNegotiation(state, change) !== undefined).map(
        (state) => `${state} ${change}`,
      ),
    );
    expect(moves.filter((move) => /^(agreed|no-deal|cancelled) /.test(move))).toEqual(['agreed refund']);
  });
});

describe('the wished rent', () => {
  it('is below the rent asked, and not below what owners answer', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_000, max: 10_00_000 }), (rent) => {
        expect(targetProblem(rent, rent)).toMatch(/less than the rent/);
        expect(targetProblem(leastTarget(rent), rent)).toBeUndefined();
        expect(targetProblem(leastTarget(rent) - 1, rent)).toMatch(/at most 30%/);
        expect(targetProblem(Number.NaN, rent)).toMatch(/Enter the rent/);
      }),
    );
  });
});
