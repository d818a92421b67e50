import type { Http } from '@aangan/shared-kit/platform/http';
import { hasAccount, phoneOf } from './code-calls.ts';
import { failureOf, hasStatus, isRefusal } from './failure-words.ts';
import type { SignUpFailure, SignUpState } from './sign-up-state.ts';
import * as moves from './sign-up-transitions.ts';

/** Handles a rejected code. Never throws. */
export async function codeFailure(http: Http, error: unknown, state: SignUpState): Promise<moves.Transition> {
  const failure = failureOf(error, 'code');
  const creating = state.sent?.purpose === 'sign-up';
  if (creating && hasStatus(error, 409)) return takenMeanwhile(http, failure, state);
  if (!isRefusal(error)) return creating ? moves.accountRefused(failure) : moves.failed(failure);
  return (before) => {
    const refused = failure.field === 'code' ? moves.codeRefused(failure)(before) : moves.failed(failure)(before);
    return creating ? moves.accountRefused(failure)(detailsOf(failure, refused)) : refused;
  };
}

/** Either the number or the e-mail address has an account now. The phone check finds out which. */
async function takenMeanwhile(http: Http, failure: SignUpFailure, state: SignUpState): Promise<moves.Transition> {
  const { phone, dialCode } = phoneOf(state);
  // If the check fails too, the address is assumed: the number was new a moment ago.
  const phoneIsTaken = !phone || (await hasAccount(http, { phone, dialCode }).catch(() => false));
  return (before) =>
    phoneIsTaken
      ? moves.accountRefused(failure)(moves.phoneTaken()(before))
      : moves.accountRefused({ ...failure, field: 'email' })(moves.went('details')(before));
}

/** A name or an address that the server refuses is corrected in its own step. */
function detailsOf(failure: SignUpFailure, state: SignUpState): SignUpState {
  return failure.field === 'name' || failure.field === 'email' ? moves.went('details')(state) : state;
}
