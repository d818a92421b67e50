import { disputeKindsOf, disputeTextProblem, landlordSees } from './disputes.ts';
import { DUE_STATES } from './payment-states.ts';

describe('reports of landlords', () => {
  it('say that money did not arrive only when it was sent', () => {
    const missing = DUE_STATES.filter((state) => disputeKindsOf(state).includes('did-not-arrive'));
    expect(missing).toEqual(['sent', 'arrived']);
    expect(disputeKindsOf('received')).toEqual(['not-my-tenant', 'wrong-amount']);
  });

  it('need a sentence', () => {
    expect(disputeTextProblem('  no    ')).toBe('Say in a sentence what is wrong.');
    expect(disputeTextProblem('I do not know this person.')).toBeUndefined();
    expect(disputeTextProblem('x'.repeat(1_001))).toBe('Write at most 1000 characters.');
  });

  it('are about payments that landlords see, which are those with money', () => {
    expect(DUE_STATES.filter((state) => !landlordSees(state))).toEqual(['collecting', 'cancelled']);
  });
});
