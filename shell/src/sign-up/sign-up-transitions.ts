import type { LoggedIn } from '@aangan/shared-kit/contracts/identity';
import type { Proof, SentCode, SignUpFailure, SignUpInput, SignUpState, SignUpStep } from './sign-up-state.ts';

/** One move of sign-up. Pure: the steps make the calls and say what came of them. */
export type Transition = (state: SignUpState) => SignUpState;

/** A number that changes is another person: what the server said about the one before is forgotten. */
export function typed(input: Partial<SignUpInput>): Transition {
  return (state) => {
    const samePhone =
      (input.country ?? state.country) === state.country && (input.phone ?? state.phone) === state.phone;
    const next = { ...state, ...input, failure: undefined };
    return samePhone ? next : { ...next, existing: null, emailLogin: false, otpOnly: false, sent: undefined, code: '' };
  };
}

/** What was said of a wrong code goes with the first new digit; without a network it stays. */
export function typedCode(code: string): Transition {
  return (state) => ({ ...state, code, failure: state.failure?.offline ? state.failure : undefined });
}

export function began(what: 'phone-check' | 'call'): Transition {
  return (state) => ({ ...state, busy: true, checkingPhone: what === 'phone-check', failure: undefined });
}

export function failed(failure: SignUpFailure): Transition {
  return (state) => ({ ...state, busy: false, checkingPhone: false, failure });
}

/** Shows another step; what was typed stays, and a verdict on the step before goes. */
export function went(step: SignUpStep): Transition {
  return (state) => ({ ...state, step, busy: false, checkingPhone: false, failure: undefined });
}

/** New people say who they are; others get a code. Source: product-and-plans, section 4 (login and sign-up flow). */
export function phoneChecked(existing: boolean): Transition {
  return (state) => ({ ...state, existing, busy: false, checkingPhone: false, step: existing ? 'code' : 'details' });
}

export function codeSent(sent: SentCode): Transition {
  const step = sent.purpose === 'password-reset' ? 'reset' : 'code';
  return (state) => ({ ...state, sent, step, code: '', busy: false, failure: undefined });
}

/** The code was wrong: it stays where it was typed, with one try less. */
export function codeRefused(failure: SignUpFailure): Transition {
  return (state) => ({
    ...failed(failure)(state),
    ...refusal(state, failure),
    sent: state.sent && { ...state.sent, triesLeft: Math.max(0, state.sent.triesLeft - 1) },
  });
}

/** Source: product-and-plans, section 8 (OTP or password verification fails: the flag is set false). */
function refusal(state: SignUpState, { message }: SignUpFailure): Partial<SignUpState> {
  switch (state.sent?.purpose) {
    case 'email':
      return { emailOtpVerified: false };
    case 'mobile':
    case 'secondary':
      return { numberUpdated: false, numberError: message };
    default:
      return { otpVerified: false };
  }
}

/** Source: product-and-plans, section 8 (account creation fails: the server message is shown). */
export function accountRefused(failure: SignUpFailure): Transition {
  return (state) => ({ ...failed(failure)(state), accountCreated: false, accountError: failure.message });
}

/** Somebody made an account with this number meanwhile; the same code logs them in. */
export function phoneTaken(): Transition {
  return (state) => ({ ...state, existing: true, sent: state.sent && { ...state.sent, purpose: 'login' } });
}

export function passwordRefused(failure: SignUpFailure): Transition {
  return (state) => ({ ...failed(failure)(state), passwordVerified: false });
}

/** Source: product-and-plans, section 4 (emailLogin switches an existing user to e-mail mode). */
export function emailMode(emailLogin: boolean, step: SignUpStep): Transition {
  return (state) => ({ ...went(step)(state), emailLogin, sent: undefined, code: '' });
}

export function otpOnly(): Transition {
  return (state) => ({ ...state, otpOnly: true });
}

export function loggedIn({ account, created }: Pick<LoggedIn, 'account' | 'created'>, proof: Proof): Transition {
  return (state) => ({
    ...state,
    busy: false,
    failure: undefined,
    code: '',
    account: { id: account.id, name: account.name },
    [proof]: true,
    ...(created && { accountCreated: true, accountError: undefined }),
  });
}

/** Another tab has logged in. */
export function loggedInElsewhere(account: { readonly id: string; readonly name: string }): Transition {
  return (state) => ({ ...state, busy: false, failure: undefined, code: '', account });
}

export function numberUpdated(): Transition {
  return (state) => ({ ...state, busy: false, failure: undefined, numberUpdated: true, numberError: undefined });
}

export function eventSent(): Transition {
  return (state) => ({ ...state, eventSent: true });
}
