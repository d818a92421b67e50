import fc from 'fast-check';
import { createSignUpStore } from './sign-up.store.ts';
import { type SentCode, type SignUpState, startOfSignUp } from './sign-up-state.ts';
import * as moves from './sign-up-transitions.ts';

const purpose = fc.constantFrom('login', 'email', 'sign-up', 'password-reset', 'mobile', 'secondary' as const);

const sentCode: fc.Arbitrary<SentCode> = fc.record({
  purpose,
  attempt: fc.stringMatching(/^[\w-]{22}$/),
  channel: fc.constantFrom('SMS', 'VOICE', 'WHATSAPP', 'EMAIL' as const),
  sentTo: fc.constant('98•••••210'),
  resendAt: fc.nat(),
  expiresAt: fc.nat(),
  triesLeft: fc.nat(5),
});

const failure = fc.record(
  {
    message: fc.string({ minLength: 1 }),
    field: fc.constantFrom('code', 'phone', 'name' as const),
    retry: fc.boolean(),
  },
  { requiredKeys: ['message'] },
);
const step = fc.constantFrom('phone', 'details', 'code', 'password', 'email', 'reset' as const);
const account = fc.record({ id: fc.string(), name: fc.string() });
const proof = fc.constantFrom('otpVerified', 'emailOtpVerified', 'passwordVerified' as const);

const move: fc.Arbitrary<moves.Transition> = fc.oneof(
  fc.record({ phone: fc.string() }).map(moves.typed),
  fc.record({ name: fc.string(), email: fc.string(), whatsAppOptIn: fc.boolean() }).map(moves.typed),
  fc.stringMatching(/^\d{0,6}$/).map(moves.typedCode),
  fc.constantFrom('phone-check', 'call' as const).map(moves.began),
  failure.map(moves.failed),
  step.map(moves.went),
  fc.boolean().map(moves.phoneChecked),
  sentCode.map(moves.codeSent),
  failure.map(moves.codeRefused),
  failure.map(moves.accountRefused),
  failure.map(moves.passwordRefused),
  fc.constant(moves.phoneTaken()),
  fc.tuple(fc.boolean(), step).map(([mode, next]) => moves.emailMode(mode, next)),
  fc.constant(moves.otpOnly()),
  fc.tuple(account, fc.boolean(), proof).map(([who, created, by]) => moves.loggedIn({ account: who, created }, by)),
  fc.constant(moves.numberUpdated()),
);

const FLAGS = ['otpVerified', 'emailOtpVerified', 'passwordVerified', 'accountCreated', 'numberUpdated'] as const;

function path(steps: readonly moves.Transition[]): SignUpState[] {
  const states = [startOfSignUp()];
  for (const next of steps) states.push(next(states.at(-1) ?? startOfSignUp()));
  return states;
}

const paths = fc.array(move, { maxLength: 40 }).map(path);

describe('the state of sign-up, after any sequence of transitions', () => {
  it('has flags that are null until they are decided, and never null again', () => {
    fc.assert(
      fc.property(paths, (states) => {
        for (const flag of FLAGS) {
          const decided = states.findIndex((state) => state[flag] !== null);
          if (decided >= 0) expect(states.slice(decided).every((state) => state[flag] !== null)).toBe(true);
        }
      }),
    );
  });

  it('has a logged-in account exactly when something proved it', () => {
    fc.assert(
      fc.property(paths, (states) => {
        for (const state of states) {
          const proved = [state.otpVerified, state.emailOtpVerified, state.passwordVerified].includes(true);
          if (proved) expect(state.account).toBeDefined();
          if (!state.account) expect(proved).toBe(false);
        }
      }),
    );
  });

  it('contains a code of six digits at most, and no password', () => {
    fc.assert(
      fc.property(paths, (states) => {
        for (const state of states) {
          expect(state.code).toMatch(/^\d{0,6}$/);
          expect(Object.keys(state)).toEqual(Object.keys(startOfSignUp()));
          expect(Object.keys(state)).not.toContain('password');
        }
      }),
    );
  });

  it('counts the attempts down to zero and never below', () => {
    fc.assert(
      fc.property(sentCode, fc.array(failure, { maxLength: 9 }), (sent, refusals) => {
        const after = path([moves.codeSent(sent), ...refusals.map(moves.codeRefused)]).at(-1);
        expect(after?.sent?.triesLeft).toBe(Math.max(0, sent.triesLeft - refusals.length));
      }),
    );
  });

  it('is cleared as a whole by a reset', () => {
    fc.assert(
      fc.property(fc.array(move, { maxLength: 20 }), (steps) => {
        const store = createSignUpStore({ phone: '9845012345', name: 'Asha', task: 'mobile' });
        for (const next of steps) store.change(next);
        store.reset();
        expect(store.getState()).toEqual(startOfSignUp());
      }),
    );
  });
});

describe('the transitions of sign-up', () => {
  const sent: SentCode = {
    purpose: 'login',
    attempt: 'a'.repeat(22),
    channel: 'SMS',
    sentTo: '98•••••210',
    resendAt: 30_000,
    expiresAt: 600_000,
    triesLeft: 5,
  };

  it('show new users the details step and others the code step', () => {
    expect(path([moves.phoneChecked(false)]).at(-1)).toMatchObject({ step: 'details', existing: false });
    expect(path([moves.phoneChecked(true)]).at(-1)).toMatchObject({ step: 'code', existing: true });
  });

  it('reset the checks of a number when it changes, and keep them otherwise', () => {
    const known = [moves.typed({ phone: '9845012345' }), moves.phoneChecked(true), moves.codeSent(sent)];
    const [same, other] = ['9845012345', '9845012346'].map((phone) => path([...known, moves.typed({ phone })]).at(-1));
    expect(same).toMatchObject({ existing: true, sent });
    expect(other).toMatchObject({ existing: null, sent: undefined });
  });

  it.each([
    ['login', { otpVerified: false }],
    ['sign-up', { otpVerified: false }],
    ['email', { emailOtpVerified: false }],
    ['mobile', { numberUpdated: false, numberError: 'No' }],
  ] as const)('set the flag of a %s code false when it is refused, and keep what was typed', (kind, flags) => {
    const refused = path([
      moves.codeSent({ ...sent, purpose: kind }),
      moves.typedCode('123456'),
      moves.codeRefused({ message: 'No', field: 'code' }),
    ]).at(-1);
    expect(refused).toMatchObject({ ...flags, code: '123456', sent: { triesLeft: 4 } });
  });

  it('log in with the same code when the number was registered meanwhile', () => {
    const taken = path([
      moves.phoneChecked(false),
      moves.codeSent({ ...sent, purpose: 'sign-up' }),
      moves.typedCode('123456'),
      moves.phoneTaken(),
    ]).at(-1);
    expect(taken).toMatchObject({ existing: true, code: '123456', sent: { attempt: sent.attempt, purpose: 'login' } });
  });
});
