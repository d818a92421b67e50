import { isValidEmail } from '@aangan/shared-kit/domain/email';
import { nameError } from '@aangan/shared-kit/domain/name';
import { SIGN_UP_MESSAGES } from '@aangan/shared-kit/domain/sign-up-messages';
import type { Http } from '@aangan/shared-kit/platform/http';
import { hasAccount, identifierOf, phoneOf, purposeOf, sendCode, verifyCode } from './code-calls.ts';
import { codeFailure } from './code-failure.ts';
import { failureOf, hasStatus, isRefusal } from './failure-words.ts';
import { isUsablePhone, nationalNumber } from './phone-number.ts';
import { CODE_LENGTH } from './read-code.ts';
import type { SignUpStore } from './sign-up.store.ts';
import type { CodeChannel, CodePurpose, SignUpField, SignUpState } from './sign-up-state.ts';
import * as moves from './sign-up-transitions.ts';

/** Minimum length of a new password. The server has further rules. */
const SHORTEST_PASSWORD = 8;

/** Maximum automatic retries of a call when the network comes back. */
const LAST_AUTOMATIC_TRY = 3;

interface SignUpStepDeps {
  readonly store: SignUpStore;
  readonly http: Http;
  /** Epoch ms. */
  readonly now: () => number;
  /** Calls back once when the site can be reached again. Returns a function that cancels it. */
  readonly onNetworkReturn: (callback: () => void) => () => void;
}

export type SignUpSteps = ReturnType<typeof signUpSteps>;

/** The visitor's actions in sign-up. Each makes its calls and changes the store. Never throws. */
export function signUpSteps({ store, http, now, onNetworkReturn }: SignUpStepDeps) {
  const { change, getState } = store;
  /** The current call. An earlier call that was left behind changes nothing. */
  let turn = 0;
  let running: Promise<void> = Promise.resolve();
  let repeat: (() => Promise<void>) | undefined;
  let stopWaiting: () => void = () => undefined;
  let automaticTries = 0;
  /** Six digits are submitted automatically once. */
  let triedCode = '';

  /** Runs a call. `onError` handles its failure. */
  async function run(
    work: () => Promise<moves.Transition>,
    onError: (error: unknown) => moves.Transition | Promise<moves.Transition>,
    what: 'phone-check' | 'call' = 'call',
  ): Promise<void> {
    if (getState().busy) return;
    stopWaiting();
    turn += 1;
    const own = turn;
    repeat = () => run(work, onError, what);
    change(moves.began(what));
    const outcome = await work().catch(onError);
    const { account } = outcome(getState());
    // A completed login counts, even when the dialog has moved on.
    if (own === turn || account) change(outcome);
  }

  function start(work: () => Promise<void>): Promise<void> {
    running = work();
    return running;
  }

  function say(field: SignUpField, message: string): void {
    change(moves.failed({ field, message }));
  }

  async function send(purpose: CodePurpose, channel: CodeChannel): Promise<void> {
    triedCode = '';
    await run(
      async () => moves.codeSent(await sendCode(http, getState(), { purpose, channel, now })),
      (error) => {
        const failure = failureOf(error, purpose === 'email' ? 'accountEmail' : 'phone');
        // The number is valid and the channel failed: the next step offers others.
        const otherMethods = purpose === 'sign-up' && hasStatus(error, 503);
        return (state) => moves.failed(failure)(otherMethods ? moves.went('code')(state) : state);
      },
    );
  }

  async function verify(): Promise<void> {
    const { sent, code } = getState();
    if (code.length !== CODE_LENGTH || !sent) return say('code', SIGN_UP_MESSAGES.otp);
    triedCode = code;
    await run(
      () => verifyCode(http, getState(), sent),
      (error) => codeFailure(http, error, getState()),
    );
    tryAgainOnReturn();
  }

  /** Without a network the code stays in its field and is retried when the network is back. */
  function tryAgainOnReturn(): void {
    const { failure } = getState();
    if (!failure?.offline || automaticTries >= LAST_AUTOMATIC_TRY) return;
    stopWaiting = onNetworkReturn(() => {
      automaticTries += 1;
      void start(verify);
    });
  }

  const steps = {
    typed: (input: Parameters<typeof moves.typed>[0]) => change(moves.typed(input)),

    /** Accepts digits of the code. Six digits are submitted at once, the same digits only once. */
    typeCode(code: string): void {
      change(moves.typedCode(code));
      const { sent, step, failure } = getState();
      if (code.length !== CODE_LENGTH || code === triedCode || step !== 'code' || !sent || failure?.offline) return;
      void start(verify);
    },

    goTo(step: SignUpState['step']): void {
      turn += 1;
      stopWaiting();
      change(moves.went(step));
    },

    submitPhone: () =>
      start(async () => {
        const { country, phone, task } = getState();
        const number = nationalNumber(country, phone);
        if (!(await isUsablePhone(country, number))) return say('phone', SIGN_UP_MESSAGES.phone);
        if (task !== 'log-in') return send(task, 'SMS');
        await run(
          async () =>
            moves.phoneChecked(await hasAccount(http, { phone: number, dialCode: phoneOf(getState()).dialCode })),
          (error) => moves.failed(failureOf(error, 'phone')),
          'phone-check',
        );
        const { existing, sent } = getState();
        if (existing && !sent) await send('login', 'SMS');
      }),

    submitDetails: () =>
      start(async () => {
        const { name, email, sent, code } = getState();
        const wrongName = nameError(name);
        if (wrongName) return say('name', name.trim() ? wrongName : SIGN_UP_MESSAGES.name);
        if (!isValidEmail(email.trim())) return say('email', SIGN_UP_MESSAGES.email);
        // A code that was sent before the details were corrected is still valid.
        if (!sent || sent.expiresAt <= now()) return send('sign-up', 'SMS');
        change(moves.went('code'));
        if (code.length === CODE_LENGTH) await verify();
      }),

    /** Makes the account from phone and code alone. */
    skipDetails: () =>
      start(async () => {
        change(moves.otpOnly());
        await send('sign-up', 'SMS');
      }),

    sendAgain: (channel: CodeChannel) =>
      start(async () => {
        const { phone, accountEmail, emailLogin } = getState();
        if (emailLogin ? accountEmail : phone) return send(purposeOf(getState()), channel);
        // After a reload the page no longer knows the target of the code.
        const [step, what] = emailLogin ? (['email', 'e-mail'] as const) : (['phone', 'number'] as const);
        change((state) => ({ ...moves.went(step)(state), sent: undefined }));
        change(moves.failed({ message: `Enter your ${what} again, and we send another code.` }));
      }),

    verify: () => start(verify),

    switchToPassword: () => steps.goTo('password'),

    /** Goes back from password or e-mail to a code on the phone. */
    switchToPhone: () =>
      start(async () => {
        const { sent, phone } = getState();
        if (!phone) return steps.goTo('phone');
        if (sent?.purpose === 'login') return steps.goTo('code');
        change(moves.emailMode(false, 'code'));
        await send('login', 'SMS');
      }),

    switchToEmail: () => change(moves.emailMode(true, 'email')),

    submitEmail: () =>
      start(async () => {
        if (!isValidEmail(getState().accountEmail.trim())) return say('accountEmail', SIGN_UP_MESSAGES.email);
        await send('email', 'EMAIL');
      }),

    /** @param password is sent to the server and never stored */
    submitPassword: (password: string) =>
      start(async () => {
        if (!password) return say('password', SIGN_UP_MESSAGES.password);
        await run(
          async () => {
            const json = { ...identifierOf(getState()), password };
            return moves.loggedIn(
              await http.request('POST /api/v1/user/password/verify', { json }),
              'passwordVerified',
            );
          },
          (error) => (isRefusal(error) ? moves.passwordRefused : moves.failed)(failureOf(error, 'password')),
        );
        repeat = undefined;
      }),

    forgotPassword: () => start(() => send('password-reset', 'SMS')),

    /** @param password the new one; never stored */
    submitNewPassword: (password: string) =>
      start(async () => {
        const { sent, code } = getState();
        if (code.length !== CODE_LENGTH || !sent) return say('code', SIGN_UP_MESSAGES.otp);
        if (password.length < SHORTEST_PASSWORD) return say('password', SIGN_UP_MESSAGES.password);
        await run(
          async () => {
            const json = { attempt: sent.attempt, otp: code, password };
            return moves.loggedIn(await http.request('POST /api/v1/user/password/reset', { json }), 'otpVerified');
          },
          (error) => {
            const failure = failureOf(error, 'password');
            return failure.field === 'code' ? moves.codeRefused(failure) : moves.failed(failure);
          },
        );
        repeat = undefined;
      }),

    /** Repeats the failed call. */
    retry: () => start(async () => repeat?.()),

    /** Resolves once no call is under way, because a call may still log the visitor in. */
    settled: () => running,

    stop(): void {
      stopWaiting();
    },
  };
  return steps;
}
