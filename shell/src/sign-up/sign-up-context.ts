import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { SignUpStore } from './sign-up.store.ts';
import type { SignUpState } from './sign-up-state.ts';
import type { SignUpSteps } from './sign-up-steps.ts';

interface SignUpContextValue {
  readonly store: SignUpStore;
  readonly steps: SignUpSteps;
}

const SignUpContext = createContext<SignUpContextValue | null>(null);

export const SignUpProvider = SignUpContext.Provider;

/** The state and the actions of the current sign-up. */
export function useSignUp(): { readonly state: SignUpState; readonly steps: SignUpSteps } {
  const context = useContext(SignUpContext);
  if (!context) throw new Error('useSignUp needs the sign-up dialog around it');
  return { state: useStore(context.store), steps: context.steps };
}
