import { createStore, type StoreApi } from 'zustand/vanilla';
import { type SignUpStart, type SignUpState, startOfSignUp } from './sign-up-state.ts';
import type { Transition } from './sign-up-transitions.ts';

export interface SignUpStore extends Pick<StoreApi<SignUpState>, 'getState' | 'getInitialState' | 'subscribe'> {
  change(transition: Transition): void;
  /** Clears the whole state. Source: product-and-plans, section 4. */
  reset(): void;
}

/** The state of one sign-up. */
export function createSignUpStore(start?: SignUpStart): SignUpStore {
  const { setState, ...store } = createStore<SignUpState>(() => startOfSignUp(start));
  return {
    ...store,
    change: (transition) => setState(transition, true),
    reset: () => setState(startOfSignUp(), true),
  };
}
