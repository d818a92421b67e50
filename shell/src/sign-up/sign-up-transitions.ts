import type { LoggedIn } from '@aangan/shared-kit/contracts/identity';
import type { Proof, SentCode, SignUpFailure, SignUpInput, SignUpState, SignUpStep } from './sign-up-state.ts';

/** One transition of sign-up. Pure: the steps make the calls and pass the results in. */
export type Transition = (state: SignUpState) => SignUpState;

/** Another number may belong to another person, so the checks of the previous number are cleared. */
export function typed(input: Partial<SignUpInput>): Transition {
  return (state) => {
    const samePhone =
      (input.country ?? state.country) === state.country && (input.phone ?? state.phone) === state.phone;
    const next = { ...state, ...input, failure: undefined };
    return samePhone ? next : { ...next, existing: null, emailLogin: false, otpOnly: false, sent: undefined, code: '' };
  };
}

/** The error of a wrong code is cleared with the first new digit. The offline message stays. */
export function typedCode(code: string): Transition {
  return (state) => ({ ...state, code, failure: state.failure?.offline ? state.failure : undefined });
}

export function began(what: 'phone-check' | 'call'): Transition {
  return (state) => ({ ...state, busy: true, checkingPhone: what === 'phone-check', failure: undefined });
}

export function failed(failure: SignUpFailure): Transition {
  return (state) => ({ ...state, busy: false, checkingPhone: false, failure });
}

/** Shows another step. Typed values stay, and the error of the step before is cleared. */
export function went(step: SignUpStep): Transition {
  return (state) => ({ ...state, step, busy: false, checkingPhone: false, failure: undefined });
}

/**
 * New users go to the details step, others to the code. Source: product-and-plans, section 4 (login and sign-up flow).
 */
export function phoneChecked(existing: boolean): Transition {
  return (state) => ({ ...state, existing, busy: false, checkingPhone: false, step: existing ? 'code' : 'details' });
}

export function codeSent(sent: SentCode): Transition {
  const step = sent.purpose === 'password-reset' ? 'reset' : 'code';
  return (state) => ({ ...state, sent, step, code: '', busy: false, failure: undefined });
}

/** The code was wrong. It stays in its field, with one attempt less. */
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

/** The number was registered meanwhile. The same code logs the visitor in. */
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

/** A login happened in another tab. */
export function loggedInElsewhere(account: { readonly id: string; readonly name: string }): Transition {
  return (state) => ({ ...state, busy: false, failure: undefined, code: '', account });
}

export function numberUpdated(): Transition {
  return (state) => ({ ...state, busy: false, failure: undefined, numberUpdated: true, numberError: undefined });
}

export function eventSent(): Transition {
  return (state) => ({ ...state, eventSent: true });
}
