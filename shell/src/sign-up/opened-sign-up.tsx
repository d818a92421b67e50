import type { CallAnswer } from '@aangan/shared-kit/contracts/all-calls';
import type { SignUpFlow, SignUpOptions, SignUpReason } from '@aangan/shared-kit/platform/platform';
import { type FakeAnswers, type FakePlatform, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openSignUp } from './open-sign-up.tsx';

type SentAnswer = CallAnswer<'POST /api/v1/user/otp/send'>;

/** The server's answer when it sends a code. */
export const SENT: SentAnswer = {
  attempt: 'a'.repeat(22),
  channel: 'SMS',
  sentTo: '98•••••345',
  resendAfterSeconds: 30,
  expiresInSeconds: 600,
  triesLeft: 5,
};

export const ASHA = { id: 'acc_1', name: 'Asha' };

/** An answer that logs in. */
export const LOGGED_IN = { loggedIn: true, created: false, account: ASHA } as const;

export const NEW = { statusCode: 10002 } as const;
export const EXISTING = { statusCode: 10003 } as const;

interface OpenedWith {
  readonly flow?: SignUpFlow | SignUpReason;
  readonly options?: SignUpOptions;
  /** Client of a document that has opened sign-up before. */
  readonly platform?: FakePlatform;
}

/** Opens sign-up over a page with one button, with an answer for each call and real user events. */
export async function openedSignUp(
  answers: FakeAnswers,
  { flow = 'contact', options = {}, platform = fakePlatform({ answers }) }: OpenedWith = {},
) {
  const user = userEvent.setup();
  let result: ReturnType<typeof openSignUp> | undefined;
  await act(async () => {
    result = openSignUp({ ...platform, flow, options });
  });
  // Waits outside of `act`, which would hold back the renders that close the dialog.
  return { platform, user, result: () => closed().then(() => act(async () => result)) };
}

export const dialog = () => screen.getByRole('dialog');
export const field = (name: string | RegExp) => within(dialog()).getByLabelText<HTMLInputElement>(name);
export const button = (name: string | RegExp) => within(dialog()).getByRole('button', { name });

export const callsOf = ({ calls }: Pick<FakePlatform, 'calls'>) => calls.map(({ call }) => call);

/** The body of the last request of a call. */
export const inputOf = ({ calls }: Pick<FakePlatform, 'calls'>, name: string) =>
  calls.findLast(({ call }) => call === name)?.input;

export const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export async function closeByHand(): Promise<void> {
  await userEvent.click(button('Close'));
  await closed();
}

/** An answer for an existing account. */
export const ANSWERS = {
  'POST /api/v1/user/phone/check': EXISTING,
  'POST /api/v1/user/otp/send': SENT,
  'POST /api/v1/user/otp/verify': LOGGED_IN,
} as const;

/** Opens sign-up and continues to the code of an existing account. */
export async function atCode(more: FakeAnswers = {}) {
  const opened = await openedSignUp({ ...ANSWERS, ...more });
  await opened.user.type(field('Mobile number'), '98450 12345{Enter}');
  await waitFor(() => field('6-digit code'));
  return opened;
}

/** Resets the document and the tab. */
export function cleanDocument(): void {
  document.body.replaceChildren();
  sessionStorage.clear();
}
