import { type Binding, BOUND_FOR_MS, bindingState, needsNonce, PROOF_WITHIN_MS } from './binding.ts';

const NOW = Date.UTC(2026, 10, 20);
const ago = (ms: number) => new Date(NOW - ms);
const asked = (ms: number, facts: Partial<Binding> = {}): Binding => ({
  nonce: 'n',
  askedAt: ago(ms),
  verdict: null,
  judgedAt: null,
  ...facts,
});
const judged = (verdict: Binding['verdict'], ms = 0) => asked(ms, { verdict, judgedAt: ago(ms) });

describe('the binding state of a device', () => {
  it.each<[string, boolean, Binding | undefined, string, boolean]>([
    ['that is no Android app', false, undefined, 'not-required', false],
    ['that was never asked', true, undefined, 'required', true],
    ['that was asked just now', true, asked(0), 'required', false],
    ['that was asked too long ago', true, asked(PROOF_WITHIN_MS), 'expired', true],
    ['whose proof nobody could judge yet', true, judged('unknown'), 'pending', false],
    ['whose proof nobody could judge in time', true, judged('unknown', PROOF_WITHIN_MS), 'expired', true],
    ['whose proof failed', true, judged('failed'), 'required', true],
    ['that has shown what it is', true, judged('genuine', BOUND_FOR_MS - 1), 'bound', false],
    ['that showed it half a year ago', true, judged('genuine', BOUND_FOR_MS), 'expired', true],
  ])('%s', (_device, android, binding, state, anew) => {
    expect(bindingState(android, binding, NOW)).toBe(state);
    expect(needsNonce(bindingState(android, binding, NOW), binding)).toBe(anew);
  });
});
