import { SIGN_UP_MESSAGES } from '@aangan/shared-kit/domain/sign-up-messages';
import { HttpError } from '@aangan/shared-kit/platform/http';
import { fakeHttpError } from '@aangan/shared-kit/testing/fake-platform';
import { guardSheetBack } from '@aangan/shared-kit/ui/sheet-back';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ASHA, button, dialog, EXISTING, field, LOGGED_IN, NEW, openedSignUp, SENT } from './opened-sign-up.tsx';
import { pendingSignUp } from './pending-sign-up.ts';

const callsOf = ({ calls }: { calls: readonly { call: string }[] }) => calls.map(({ call }) => call);
const inputOf = (platform: { calls: readonly { call: string; input: unknown }[] }, call: string) =>
  platform.calls.findLast((made) => made.call === call)?.input;

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const closeByHand = async () => {
  await userEvent.click(button('Close'));
  await closed();
};

/** Into the code step of somebody who has an account. */
const ANSWERS = {
  'POST /api/v1/user/phone/check': EXISTING,
  'POST /api/v1/user/otp/send': SENT,
  'POST /api/v1/user/otp/verify': LOGGED_IN,
} as const;

async function atCode(more: Parameters<typeof openedSignUp>[0] = {}) {
  const opened = await openedSignUp({ ...ANSWERS, ...more });
  await opened.user.type(field('Mobile number'), '98450 12345{Enter}');
  await waitFor(() => field('6-digit code'));
  return opened;
}

// As every document does.
beforeAll(guardSheetBack);

beforeEach(() => {
  document.body.replaceChildren();
  sessionStorage.clear();
});

describe('logging in with a code', () => {
  it('takes a number and six digits, and says so when it is done', async () => {
    const opener = document.body.appendChild(document.createElement('button'));
    opener.focus();
    const { platform, user, result } = await openedSignUp(ANSWERS);
    expect(screen.getByRole('dialog', { name: 'Log in to see the owner’s number' })).toBeTruthy();
    expect(document.activeElement).toBe(field('Mobile number'));
    await user.keyboard('98450 12345{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(field('6-digit code')));
    expect(dialog().textContent).toContain('We sent a code to 98•••••345 by SMS.');
    await user.keyboard('123456');
    expect(await result()).toEqual({ account: ASHA });
    expect(inputOf(platform, 'POST /api/v1/user/phone/check')).toEqual({
      json: { phone: '9845012345', dialCode: '+91' },
    });
    expect(inputOf(platform, 'POST /api/v1/user/otp/verify')).toEqual({
      json: { attempt: SENT.attempt, otp: '123456' },
    });
    expect(platform.shownAlerts).toEqual([{ kind: 'success', message: 'Signed in Successfully' }]);
    expect(document.activeElement).toBe(opener);
    expect(screen.queryByRole('dialog')).toBeNull();
    opener.remove();
  });

  it('tells analytics once, without a person in it', async () => {
    const { platform, user, result } = await atCode();
    await user.type(field('6-digit code'), '123456');
    await result();
    expect(platform.trackedEvents.map(({ event }) => event)).toEqual(['sign_up']);
    expect(platform.trackedEvents[0]?.properties).toMatchObject({ flow: 'contact', otpVerification: true });
    expect(JSON.stringify(platform.trackedEvents)).not.toMatch(/98450|Asha|acc_/);
  });

  it('is an input that phones fill in by themselves', async () => {
    const { result } = await atCode();
    const { type, inputMode, autocomplete, maxLength, pattern } = field('6-digit code');
    expect({ type, inputMode, autocomplete, maxLength, pattern }).toEqual({
      type: 'text',
      inputMode: 'numeric',
      autocomplete: 'one-time-code',
      maxLength: 6,
      pattern: '\\d{6}',
    });
    await closeByHand();
    await result();
  });

  it('takes a pasted message in one go and tries it once', async () => {
    const { platform, user, result } = await atCode();
    await user.click(field('6-digit code'));
    await user.paste('Your Aangan code is 123 456');
    await result();
    expect(callsOf(platform).filter((call) => call.endsWith('otp/verify'))).toHaveLength(1);
    expect(inputOf(platform, 'POST /api/v1/user/otp/verify')).toMatchObject({ json: { otp: '123456' } });
  });

  it('takes the code that the browser hands over', async () => {
    const get = jest.fn(async () => ({ code: '123456' }));
    Object.assign(window, { OTPCredential: class {} });
    Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true });
    const { user, result, platform } = await openedSignUp(ANSWERS);
    await user.type(field('Mobile number'), '9845012345{Enter}');
    expect(await result()).toEqual({ account: ASHA });
    expect(get).toHaveBeenCalledWith(expect.objectContaining({ otp: { transport: ['sms'] } }));
    expect(callsOf(platform).filter((call) => call.endsWith('otp/verify'))).toHaveLength(1);
    Reflect.deleteProperty(window, 'OTPCredential');
    Reflect.deleteProperty(navigator, 'credentials');
  });

  it('keeps a wrong code, says how many tries are left, and tries other digits by themselves', async () => {
    const { platform, user, result } = await atCode({
      'POST /api/v1/user/otp/verify': ({ json }) => {
        if (json.otp !== '123457') throw fakeHttpError(400, SIGN_UP_MESSAGES.otp);
        return LOGGED_IN;
      },
    });
    await user.type(field('6-digit code'), '123456');
    await waitFor(() => expect(dialog().textContent).toContain('4 tries are left.'));
    expect(field('6-digit code').value).toBe('123456');
    expect(field('6-digit code').getAttribute('aria-invalid')).toBe('true');
    expect(within(dialog()).getByRole('alert').textContent).toBe('Please enter valid OTP');
    await user.type(field('6-digit code'), '{Backspace}7');
    await result();
    expect(callsOf(platform).filter((call) => call.endsWith('otp/verify'))).toHaveLength(2);
  });

  it('says that it is locked in the server’s words', async () => {
    const message = 'Too many wrong codes. Ask for a new one in 2 minutes.';
    const { user, result } = await atCode({ 'POST /api/v1/user/otp/verify': fakeHttpError(429, message) });
    await user.type(field('6-digit code'), '123456');
    await waitFor(() => expect(within(dialog()).getByText(message)).toBeTruthy());
    expect(within(dialog()).queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(field('6-digit code').value).toBe('123456');
    await closeByHand();
    expect(await result()).toBeUndefined();
  });

  it('asks for six digits where there are fewer', async () => {
    const { platform, user, result } = await atCode();
    await user.type(field('6-digit code'), '123{Enter}');
    expect(dialog().textContent).toContain('Please enter valid OTP');
    expect(callsOf(platform)).not.toContain('POST /api/v1/user/otp/verify');
    await closeByHand();
    await result();
  });
});

describe('a number', () => {
  it('that cannot be one is said so beside its field, without a call', async () => {
    const { platform, user, result } = await openedSignUp({});
    await user.type(field('Mobile number'), '98450{Enter}');
    await waitFor(() => expect(field('Mobile number').getAttribute('aria-invalid')).toBe('true'));
    expect(dialog().textContent).toContain('Please enter valid phone number');
    expect(platform.calls).toEqual([]);
    await closeByHand();
    await result();
  });

  it('of another country goes with its dial code, chosen before', async () => {
    const { platform, user, result } = await openedSignUp(ANSWERS, { options: { dialCode: '+971' } });
    expect(field('Country').value).toBe('AE');
    await user.type(field('Mobile number'), '50 123 4567{Enter}');
    await waitFor(() => field('6-digit code'));
    expect(inputOf(platform, 'POST /api/v1/user/phone/check')).toEqual({
      json: { phone: '501234567', dialCode: '+971' },
    });
    await closeByHand();
    await result();
  });

  it('that is edited is asked about again, and one that is not goes on with its code', async () => {
    const { platform, user, result } = await atCode();
    await user.type(field('6-digit code'), '123');
    await user.click(button('Edit number'));
    await user.click(button('Continue'));
    await waitFor(() => expect(field('6-digit code').value).toBe('123'));
    expect(callsOf(platform).filter((call) => call.endsWith('otp/send'))).toHaveLength(1);
    await user.click(button('Edit number'));
    await user.type(field('Mobile number'), '{Backspace}6{Enter}');
    await waitFor(() => expect(field('6-digit code').value).toBe(''));
    expect(callsOf(platform).filter((call) => call.endsWith('otp/send'))).toHaveLength(2);
    await closeByHand();
    await result();
  });
});

describe('signing up', () => {
  const answers = {
    'POST /api/v1/user/phone/check': NEW,
    'POST /api/v1/user/otp/send': SENT,
    'POST /api/v1/user/account/create': { ...LOGGED_IN, created: true },
    'POST /api/v1/user/account/create/otp': { ...LOGGED_IN, created: true },
  } as const;

  async function atDetails(more: Parameters<typeof openedSignUp>[0] = {}, options = {}) {
    const opened = await openedSignUp({ ...answers, ...more }, { options });
    await opened.user.type(field('Mobile number'), '9845012345{Enter}');
    await waitFor(() => field('Name'));
    return opened;
  }

  it('asks for name and e-mail, then the code, in four interactions', async () => {
    const { platform, user, result } = await atDetails();
    expect(field('Send me updates on WhatsApp').checked).toBe(false);
    await user.type(field('Name'), 'Asha Rao');
    await user.type(field('E-mail'), 'asha@example.com{Enter}');
    await waitFor(() => field('6-digit code'));
    await user.type(field('6-digit code'), '123456');
    expect(await result()).toEqual({ account: ASHA });
    expect(inputOf(platform, 'POST /api/v1/user/otp/send')).toMatchObject({ json: { purpose: 'sign-up' } });
    expect(inputOf(platform, 'POST /api/v1/user/account/create')).toEqual({
      json: { attempt: SENT.attempt, otp: '123456', name: 'Asha Rao', email: 'asha@example.com', whatsAppOptIn: false },
    });
  });

  it('starts with what is known, and passes WhatsApp on where it is ticked', async () => {
    const { platform, user, result } = await atDetails({}, { name: 'Asha Rao', email: 'asha@example.com' });
    await user.click(field('Send me updates on WhatsApp'));
    await user.click(button('Send OTP'));
    await user.type(await waitFor(() => field('6-digit code')), '123456');
    await result();
    expect(inputOf(platform, 'POST /api/v1/user/account/create')).toMatchObject({
      json: { name: 'Asha Rao', email: 'asha@example.com', whatsAppOptIn: true },
    });
  });

  it.each([
    ['', 'a@example.com', 'Please enter valid Name', 'Name'],
    ['Al', 'a@example.com', 'Minimum 3 characters required in name.', 'Name'],
    ['Asha 2', 'a@example.com', 'Only letters (a-z) are allowed in the name.', 'Name'],
    ['A'.repeat(31), 'a@example.com', 'Maximum 30 characters allowed in the name.', 'Name'],
    ['Asha', 'a@example', 'Please enter valid email', 'E-mail'],
  ])('with name %j and e-mail %j says: %s', async (name, email, message, wrong) => {
    const { platform, user, result } = await atDetails({}, { name, email });
    await user.click(button('Send OTP'));
    expect(dialog().textContent).toContain(message);
    expect(document.activeElement).toBe(field(wrong));
    expect(callsOf(platform)).not.toContain('POST /api/v1/user/otp/send');
    await closeByHand();
    await result();
  });

  it('goes by the number alone where nothing else is given', async () => {
    const { platform, user, result } = await atDetails();
    await user.click(button('Continue with the number alone'));
    await user.type(await waitFor(() => field('6-digit code')), '123456');
    expect(await result()).toEqual({ account: ASHA });
    expect(inputOf(platform, 'POST /api/v1/user/account/create/otp')).toEqual({
      json: { attempt: SENT.attempt, otp: '123456' },
    });
  });

  it('says why no account was made, in the server’s words', async () => {
    const message = 'We could not make the account just now.';
    const { user, result } = await atDetails(
      { 'POST /api/v1/user/account/create': fakeHttpError(500, message) },
      { name: 'Asha', email: 'a@example.com' },
    );
    await user.click(button('Send OTP'));
    await user.type(await waitFor(() => field('6-digit code')), '123456');
    await waitFor(() => expect(within(dialog()).getByText(message)).toBeTruthy());
    expect(field('6-digit code').value).toBe('123456');
    await closeByHand();
    await result();
  });

  it('logs in with the same code where the number was taken meanwhile', async () => {
    const taken = 'This number already has an account. Log in instead.';
    const { platform, user, result } = await atDetails(
      {
        'POST /api/v1/user/account/create': fakeHttpError(409, taken),
        'POST /api/v1/user/otp/verify': LOGGED_IN,
      },
      { name: 'Asha', email: 'a@example.com' },
    );
    platform.answers['POST /api/v1/user/phone/check'] = EXISTING;
    await user.click(button('Send OTP'));
    await user.type(await waitFor(() => field('6-digit code')), '123456');
    await waitFor(() => expect(within(dialog()).getByText(taken)).toBeTruthy());
    await user.click(button('Log in instead'));
    expect(await result()).toEqual({ account: ASHA });
    expect(inputOf(platform, 'POST /api/v1/user/otp/verify')).toEqual({
      json: { attempt: SENT.attempt, otp: '123456' },
    });
  });

  it('goes back to the e-mail where that is taken, and on with the code that was typed', async () => {
    const taken = 'This e-mail already has an account. Use another one.';
    const { platform, user, result } = await atDetails(
      {
        'POST /api/v1/user/account/create': ({ json }) => {
          if (json.email === 'a@example.com') throw fakeHttpError(409, taken);
          return { ...LOGGED_IN, created: true };
        },
      },
      { name: 'Asha', email: 'a@example.com' },
    );
    await user.click(button('Send OTP'));
    await user.type(await waitFor(() => field('6-digit code')), '123456');
    await waitFor(() => expect(document.activeElement).toBe(field('E-mail')));
    expect(dialog().textContent).toContain(taken);
    await user.clear(field('E-mail'));
    await user.type(field('E-mail'), 'b@example.com{Enter}');
    expect(await result()).toEqual({ account: ASHA });
    expect(callsOf(platform).filter((call) => call.endsWith('otp/send'))).toHaveLength(1);
  });

  it('offers other ways where the SMS cannot be sent', async () => {
    const message = 'We could not send the code just now. Try WhatsApp or a call instead.';
    const { platform, user, result } = await atDetails(
      {
        'POST /api/v1/user/otp/send': ({ json }) => {
          if (json.channel === 'SMS') throw fakeHttpError(503, message);
          return { ...SENT, channel: 'WHATSAPP' };
        },
      },
      { name: 'Asha', email: 'a@example.com' },
    );
    await user.click(button('Send OTP'));
    await waitFor(() => expect(within(dialog()).getByText(message)).toBeTruthy());
    await user.click(button('WhatsApp'));
    await waitFor(() => expect(dialog().textContent).toContain('on WhatsApp.'));
    expect(inputOf(platform, 'POST /api/v1/user/otp/send')).toMatchObject({ json: { channel: 'WHATSAPP' } });
    await closeByHand();
    await result();
  });
});

describe('other ways in', () => {
  it('a password, which is kept nowhere and stays in its field when it is wrong', async () => {
    const { platform, user, result } = await atCode({
      'POST /api/v1/user/password/verify': ({ json }) => {
        if (json.password !== 'open sesame') throw fakeHttpError(400, SIGN_UP_MESSAGES.password);
        return LOGGED_IN;
      },
    });
    await user.click(button('Use password instead'));
    await user.click(button('Log in'));
    expect(dialog().textContent).toContain('Please enter valid password');
    await user.type(field('Password'), 'open sesam{Enter}');
    await waitFor(() => expect(field('Password').getAttribute('aria-invalid')).toBe('true'));
    expect(field('Password').value).toBe('open sesam');
    expect(JSON.stringify(sessionStorage)).not.toContain('sesam');
    await user.type(field('Password'), 'e{Enter}');
    expect(await result()).toEqual({ account: ASHA });
    expect(inputOf(platform, 'POST /api/v1/user/password/verify')).toEqual({
      json: { phone: '9845012345', dialCode: '+91', password: 'open sesame' },
    });
  });

  it('the account’s e-mail, with a code or a password', async () => {
    const { platform, user, result } = await atCode({
      'POST /api/v1/user/otp/verify/email': LOGGED_IN,
    });
    await user.click(button('Use e-mail instead'));
    await user.type(field('E-mail of your account'), 'asha{Enter}');
    expect(dialog().textContent).toContain('Please enter valid email');
    platform.answers['POST /api/v1/user/otp/send'] = { ...SENT, channel: 'EMAIL', sentTo: 'a••••@example.com' };
    await user.type(field('E-mail of your account'), '@example.com{Enter}');
    await waitFor(() => expect(dialog().textContent).toContain('We sent a code to a••••@example.com.'));
    await user.type(field('6-digit code'), '123456');
    expect(await result()).toEqual({ account: ASHA });
    expect(inputOf(platform, 'POST /api/v1/user/otp/send')).toMatchObject({
      json: { purpose: 'login', email: 'asha@example.com', channel: 'EMAIL' },
    });
  });

  it('a new password, with the code that was sent for it', async () => {
    const { platform, user, result } = await atCode({
      'POST /api/v1/user/password/forgot': SENT,
      'POST /api/v1/user/password/reset': LOGGED_IN,
    });
    await user.click(button('Use password instead'));
    await user.click(button('Forgot password?'));
    await user.type(await waitFor(() => field('6-digit code')), '123456');
    await user.type(field('New password'), 'short{Enter}');
    expect(dialog().textContent).toContain('Please enter valid password');
    await user.type(field('New password'), ' but longer now{Enter}');
    expect(await result()).toEqual({ account: ASHA });
    expect(inputOf(platform, 'POST /api/v1/user/password/reset')).toEqual({
      json: { attempt: SENT.attempt, otp: '123456', password: 'short but longer now' },
    });
  });
});

describe('asking for another code', () => {
  beforeEach(() => {
    // The clock and what ticks by it; the visitor's own pace stays real.
    jest.useFakeTimers({ doNotFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'queueMicrotask', 'nextTick'] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('waits as long as the server says, tells the end of it, and then offers SMS, a call and WhatsApp', async () => {
    const { platform, user } = await atCode();
    expect(dialog().textContent).toContain('You can ask for another code in 0:30.');
    await act(() => jest.advanceTimersByTimeAsync(6000));
    expect(dialog().textContent).toContain('You can ask for another code in 0:24.');
    expect(within(dialog()).queryByRole('button', { name: 'Call me' })).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(24_000));
    expect(within(dialog()).getByText('You can ask for another code now.')).toBeTruthy();
    expect(button('Send SMS again')).toBeTruthy();
    expect(button('WhatsApp')).toBeTruthy();
    platform.answers['POST /api/v1/user/otp/send'] = { ...SENT, channel: 'VOICE', resendAfterSeconds: 60 };
    await user.click(button('Call me'));
    await waitFor(() => expect(dialog().textContent).toContain('We sent a code to 98•••••345 in a call.'));
    expect(dialog().textContent).toContain('You can ask for another code in 1:00.');
    expect(inputOf(platform, 'POST /api/v1/user/otp/send')).toMatchObject({
      json: { channel: 'VOICE', attempt: SENT.attempt, phone: '9845012345' },
    });
  });
});

describe('without a network', () => {
  it('keeps the code, says so, and logs in once there is one again', async () => {
    const offline = new HttpError('POST failed', { kind: 'network' });
    const { platform, user, result } = await atCode({ 'POST /api/v1/user/otp/verify': offline });
    await user.type(field('6-digit code'), '123456');
    await waitFor(() => expect(dialog().textContent).toContain('You seem to be offline.'));
    expect(field('6-digit code').value).toBe('123456');
    platform.answers['POST /api/v1/user/otp/verify'] = LOGGED_IN;
    const { fetch } = window;
    window.fetch = async () => new Response(null);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await result()).toEqual({ account: ASHA });
    window.fetch = fetch;
  });

  it.each([
    ['timeout', 'This is taking longer than it should.'],
    ['circuit-open', 'Our servers do not answer just now.'],
  ] as const)('or with a %s offers the same again', async (kind, words) => {
    const { platform, user, result } = await atCode({
      'POST /api/v1/user/otp/verify': new HttpError('POST failed', { kind }),
    });
    await user.type(field('6-digit code'), '123456');
    await waitFor(() => expect(dialog().textContent).toContain(words));
    platform.answers['POST /api/v1/user/otp/verify'] = LOGGED_IN;
    await user.click(button('Try again'));
    expect(await result()).toEqual({ account: ASHA });
  });
});

describe('closing', () => {
  it.each([
    ['Close', async () => userEvent.click(button('Close'))],
    ['Escape', async () => act(() => dialog().dispatchEvent(new Event('cancel', { cancelable: true })))],
    ['Back', async () => act(async () => history.back())],
  ])('by %s gives nothing, and what was typed is there again', async (_, close) => {
    const { platform, user, result } = await atCode();
    const entries = history.length;
    await user.type(field('6-digit code'), '123');
    await close();
    await closed();
    expect(await result()).toBeUndefined();
    expect(pendingSignUp(Date.now())).toBeUndefined();
    expect(history.state?.sheet).toBeUndefined();

    const again = await openedSignUp(ANSWERS, { flow: 'shortlist', platform });
    expect(screen.getByRole('dialog', { name: 'Log in to save this home' })).toBeTruthy();
    expect(field('6-digit code').value).toBe('123');
    expect(history.length).toBe(entries);
    await again.user.type(field('6-digit code'), '456');
    expect(await again.result()).toEqual({ account: ASHA });
  });

  it('while a login is under way still gives who has logged in', async () => {
    let answer: (value: typeof LOGGED_IN) => void = () => undefined;
    const { user, result } = await atCode({
      'POST /api/v1/user/otp/verify': () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    await user.type(field('6-digit code'), '123456');
    await closeByHand();
    act(() => answer(LOGGED_IN));
    expect(await result()).toEqual({ account: ASHA });
  });
});

describe('a page that is loaded anew while a code is awaited', () => {
  const reload = async () => {
    const kept = sessionStorage.getItem('sign-up') ?? '';
    await closeByHand();
    sessionStorage.setItem('sign-up', kept);
    return kept;
  };

  it('comes back to the code with what the tab kept: no number, no name, no code', async () => {
    const { user, result } = await atCode();
    await user.type(field('6-digit code'), '123');
    expect(pendingSignUp(Date.now())).toBe('contact');
    const kept = await reload();
    await result();
    expect(kept).not.toMatch(/9845012345|123/);
    const anew = await openedSignUp(ANSWERS);
    await anew.user.clear(field('6-digit code'));
    await anew.user.type(field('6-digit code'), '123456');
    expect(await anew.result()).toEqual({ account: ASHA });
    expect(pendingSignUp(Date.now())).toBeUndefined();
  });

  it('makes a new account from phone and code, as name and e-mail are kept nowhere', async () => {
    const answers = {
      ...ANSWERS,
      'POST /api/v1/user/phone/check': NEW,
      'POST /api/v1/user/account/create/otp': { ...LOGGED_IN, created: true },
    } as const;
    const { user, result } = await openedSignUp(answers, { options: { name: 'Asha Rao', email: 'asha@example.com' } });
    await user.type(field('Mobile number'), '9845012345{Enter}');
    await user.click(await waitFor(() => button('Send OTP')));
    await waitFor(() => field('6-digit code'));
    const kept = await reload();
    await result();
    expect(kept).not.toMatch(/9845012345|asha/i);
    const anew = await openedSignUp(answers);
    await anew.user.type(field('6-digit code'), '123456');
    expect(await anew.result()).toEqual({ account: ASHA });
    expect(callsOf(anew.platform)).toEqual(['POST /api/v1/user/account/create/otp']);
  });

  it('asks for the number again before it sends another code', async () => {
    const { result } = await atCode({ 'POST /api/v1/user/otp/send': { ...SENT, resendAfterSeconds: 0 } });
    await reload();
    await result();
    const anew = await openedSignUp(ANSWERS);
    await anew.user.click(button('Send SMS again'));
    expect(dialog().textContent).toContain('Enter your number again, and we send another code.');
    await anew.user.type(field('Mobile number'), '9845012345{Enter}');
    await waitFor(() => field('6-digit code'));
    await closeByHand();
    await anew.result();
  });

  it('keeps nothing longer than the code lives', async () => {
    const { result } = await atCode();
    expect(pendingSignUp(Date.now() + 599_000)).toBe('contact');
    expect(pendingSignUp(Date.now() + 601_000)).toBeUndefined();
    await closeByHand();
    await result();
  });
});

describe('two tabs', () => {
  const channels: { deliver: (data: unknown) => void; posted: unknown[] }[] = [];
  beforeEach(() => {
    channels.length = 0;
    class FakeChannel extends EventTarget {
      readonly posted: unknown[] = [];
      constructor() {
        super();
        channels.push({
          posted: this.posted,
          deliver: (data) => this.dispatchEvent(new MessageEvent('message', { data })),
        });
      }
      postMessage(data: unknown) {
        this.posted.push(data);
      }
      close() {}
    }
    Object.assign(window, { BroadcastChannel: FakeChannel });
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'BroadcastChannel');
  });

  it('are both done when one has logged in', async () => {
    const first = await atCode();
    await first.user.type(field('6-digit code'), '123456');
    await first.result();
    expect(channels[0]?.posted).toEqual([ASHA]);

    const second = await openedSignUp({});
    act(() => channels[1]?.deliver(ASHA));
    expect(await second.result()).toEqual({ account: ASHA });
    expect(second.platform.trackedEvents).toEqual([]);
    expect(channels[1]?.posted).toEqual([]);
  });

  it('take no notice of what is no account', async () => {
    const { result } = await openedSignUp({});
    act(() => channels[0]?.deliver({ id: 5 }));
    expect(dialog()).toBeTruthy();
    await closeByHand();
    expect(await result()).toBeUndefined();
  });
});
