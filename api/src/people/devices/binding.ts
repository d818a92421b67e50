import type { BINDING_STATES, INTEGRITY_VERDICTS } from '@aangan/shared-kit/contracts/devices';

type BindingState = (typeof BINDING_STATES)[number];
export type Verdict = (typeof INTEGRITY_VERDICTS)[number];

/** The stored facts about a device's proof. */
export interface Binding {
  readonly nonce: string;
  readonly askedAt: Date;
  readonly verdict: Verdict | null;
  readonly judgedAt: Date | null;
}

/** ms that a device has to send its proof. */
export const PROOF_WITHIN_MS = 10 * 60_000;

/** ms after which a device needs a new proof. */
export const BOUND_FOR_MS = 180 * 24 * 60 * 60_000;

/**
 * The binding state of a device. Only Android apps are asked for a proof: the specification names Play Integrity only.
 * @param now epoch ms
 */
export function bindingState(android: boolean, binding: Binding | undefined, now: number): BindingState {
  if (!android) return 'not-required';
  if (!binding) return 'required';
  const { verdict, askedAt, judgedAt } = binding;
  if (verdict === 'genuine' && judgedAt) return now - judgedAt.getTime() < BOUND_FOR_MS ? 'bound' : 'expired';
  if (now - askedAt.getTime() >= PROOF_WITHIN_MS) return 'expired';
  return verdict === 'unknown' ? 'pending' : 'required';
}

/** Whether a new proof must be requested, with a new nonce. */
export function needsNonce(state: BindingState, binding: Binding | undefined): boolean {
  return state === 'expired' || (state === 'required' && (!binding || binding.verdict === 'failed'));
}
