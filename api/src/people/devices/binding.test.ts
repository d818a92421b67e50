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
    ['that is not an Android app', false, undefined, 'not-required', false],
    ['that never received a request', true, undefined, 'required', true],
    ['whose request is recent', true, asked(0), 'required', false],
    ['whose request has expired', true, asked(PROOF_WITHIN_MS), 'expired', true],
    ['whose proof could not be verified yet', true, judged('unknown'), 'pending', false],
    ['whose proof could not be verified in time', true, judged('unknown', PROOF_WITHIN_MS), 'expired', true],
    ['whose proof failed', true, judged('failed'), 'required', true],
    ['whose proof is valid', true, judged('genuine', BOUND_FOR_MS - 1), 'bound', false],
    ['whose valid proof is half a year old', true, judged('genuine', BOUND_FOR_MS), 'expired', true],
  ])('%s', (_device, android, binding, state, nonceNeeded) => {
    expect(bindingState(android, binding, NOW)).toBe(state);
    expect(needsNonce(bindingState(android, binding, NOW), binding)).toBe(nonceNeeded);
  });
});
