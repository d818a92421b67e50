import type { LoggedIn, PHONE_STATUS, SentOtp } from '@aangan/shared-kit/contracts/identity';
import type { Http } from '@aangan/shared-kit/platform/http';
import { dialCodeOf } from './dial-codes.ts';
import { nationalNumber } from './phone-number.ts';
import type { CodeChannel, CodePurpose, SentCode, SignUpState } from './sign-up-state.ts';
import { loggedIn, numberUpdated, type Transition } from './sign-up-transitions.ts';

/** Number and dial code for the calls. After a reload there is no number, and the attempt's id replaces it. */
export function phoneOf({ country, phone }: SignUpState): { phone?: string; dialCode: string } {
  const number = nationalNumber(country, phone);
  return { ...(number && { phone: number }), dialCode: dialCodeOf(country) };
}

/** The account of the login: by e-mail in e-mail mode, else by phone. */
export function identifierOf(state: SignUpState): { phone?: string; dialCode?: string; email?: string } {
  if (state.emailLogin) return state.accountEmail ? { email: state.accountEmail.trim() } : {};
  return phoneOf(state);
}

const EXISTING_USER: typeof PHONE_STATUS.existingUser = 10003;

/**
 * Whether a number has an account.
 * @throws HttpError
 */
export async function hasAccount(http: Http, json: { phone: string; dialCode: string }): Promise<boolean> {
  const { statusCode } = await http.request('POST /api/v1/user/phone/check', { json });
  return statusCode === EXISTING_USER;
}

interface CodeCalls {
  send(http: Http, state: SignUpState, channel: CodeChannel): Promise<SentOtp>;
  /** Returns the result. A code for a new password is submitted together with the password. */
  verify?(
    http: Http,
    state: SignUpState,
    code: { readonly attempt: string; readonly otp: string },
  ): Promise<Transition>;
}

/** The previous code, when this is another one. */
function again({ sent }: SignUpState, purpose: CodePurpose): { attempt?: string } {
  return sent?.purpose === purpose ? { attempt: sent.attempt } : {};
}

/** How a code is requested and verified, by its purpose. */
const CODE_CALLS: Readonly<Record<CodePurpose, CodeCalls>> = {
  login: {
    send: (http, state, channel) =>
      http.request('POST /api/v1/user/otp/send', {
        json: { purpose: 'login', ...phoneOf(state), channel, ...again(state, 'login') },
      }),
    verify: async (http, _state, json) =>
      loggedIn(await http.request('POST /api/v1/user/otp/verify', { json }), 'otpVerified'),
  },
  email: {
    send: (http, state) =>
      http.request('POST /api/v1/user/otp/send', {
        json: { purpose: 'login', ...identifierOf(state), channel: 'EMAIL', ...again(state, 'email') },
      }),
    verify: async (http, _state, json) =>
      loggedIn(await http.request('POST /api/v1/user/otp/verify/email', { json }), 'emailOtpVerified'),
  },
  'sign-up': {
    send: (http, state, channel) =>
      http.request('POST /api/v1/user/otp/send', {
        json: { purpose: 'sign-up', ...phoneOf(state), channel, ...again(state, 'sign-up') },
      }),
    verify: async (http, state, json) => loggedIn(await createAccount(http, state, json), 'otpVerified'),
  },
  'password-reset': {
    send: (http, state, channel) => {
      const before = again(state, 'password-reset');
      if (!before.attempt) return http.request('POST /api/v1/user/password/forgot', { json: identifierOf(state) });
      const json = { purpose: 'password-reset' as const, ...identifierOf(state), channel, ...before };
      return http.request('POST /api/v1/user/otp/send', { json });
    },
  },
  mobile: {
    send: (http, state) => http.request('POST /api/v1/user/mobile/update', { json: fullPhoneOf(state) }),
    verify: async (http, _state, json) => {
      await http.request('POST /api/v1/user/mobile/update/verify', { json });
      return numberUpdated();
    },
  },
  secondary: {
    send: (http, state) => http.request('POST /api/v1/user/mobile/secondary', { json: fullPhoneOf(state) }),
    verify: async (http, _state, json) => {
      await http.request('POST /api/v1/user/mobile/secondary/verify', { json });
      return numberUpdated();
    },
  },
};

function fullPhoneOf(state: SignUpState): { phone: string; dialCode: string } {
  const { phone = '', dialCode } = phoneOf(state);
  return { phone, dialCode };
}

function createAccount(
  http: Http,
  state: SignUpState,
  code: { readonly attempt: string; readonly otp: string },
): Promise<LoggedIn> {
  const { name, email, whatsAppOptIn, otpOnly } = state;
  if (otpOnly) return http.request('POST /api/v1/user/account/create/otp', { json: { ...code, whatsAppOptIn } });
  return http.request('POST /api/v1/user/account/create', {
    json: { ...code, name: name.trim(), email: email.trim(), whatsAppOptIn },
  });
}

/** The purpose of the next code, by the visitor's current step. */
export function purposeOf({ task, existing, emailLogin, sent }: SignUpState): CodePurpose {
  if (task !== 'log-in') return task;
  if (sent) return sent.purpose;
  if (emailLogin) return 'email';
  return existing === false ? 'sign-up' : 'login';
}

/**
 * Requests a code.
 * @param now epoch ms
 * @throws HttpError
 */
export async function sendCode(
  http: Http,
  state: SignUpState,
  { purpose, channel, now }: { purpose: CodePurpose; channel: CodeChannel; now: () => number },
): Promise<SentCode> {
  const answer = await CODE_CALLS[purpose].send(http, state, channel);
  return {
    purpose,
    attempt: answer.attempt,
    channel: answer.channel,
    sentTo: answer.sentTo,
    resendAt: now() + answer.resendAfterSeconds * 1000,
    expiresAt: now() + answer.expiresInSeconds * 1000,
    triesLeft: answer.triesLeft,
  };
}

/** Verifies the typed code. @throws HttpError */
export async function verifyCode(http: Http, state: SignUpState, sent: SentCode): Promise<Transition> {
  const code = { attempt: sent.attempt, otp: state.code };
  const { verify } = CODE_CALLS[sent.purpose];
  if (!verify) throw new Error(`A code for ${sent.purpose} is not tried by itself`);
  return verify(http, state, code);
}
