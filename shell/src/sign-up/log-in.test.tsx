import { SIGN_UP_MESSAGES } from '@aangan/shared-kit/domain/sign-up-messages';
import { fakeHttpError } from '@aangan/shared-kit/testing/fake-platform';
import { guardSheetBack } from '@aangan/shared-kit/ui/sheet-back';
import { screen, waitFor, within } from '@testing-library/react';
import {
  ANSWERS,
  ASHA,
  atCode,
  button,
  callsOf,
  cleanDocument,
  closeByHand,
  dialog,
  field,
  inputOf,
  LOGGED_IN,
  openedSignUp,
  SENT,
} from './opened-sign-up.tsx';

// As in every document.
beforeAll(guardSheetBack);

beforeEach(cleanDocument);

describe('logging in with a code', () => {
  it('asks for a number and six digits, and confirms the login', async () => {
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

  it('sends one analytics event without personal data', async () => {
    const { platform, user, result } = await atCode();
    await user.type(field('6-digit code'), '123456');
    await result();
    expect(platform.trackedEvents.map(({ event }) => event)).toEqual(['sign_up']);
    expect(platform.trackedEvents[0]?.properties).toMatchObject({ flow: 'contact', otpVerification: true });
    expect(JSON.stringify(platform.trackedEvents)).not.toMatch(/98450|Asha|acc_/);
  });

  it('uses an input that phones fill in automatically', async () => {
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

  it('accepts a pasted message and submits its code once', async () => {
    const { platform, user, result } = await atCode();
    await user.click(field('6-digit code'));
    await user.paste('Your Aangan code is 123 456');
    await result();
    expect(callsOf(platform).filter((call) => call.endsWith('otp/verify'))).toHaveLength(1);
    expect(inputOf(platform, 'POST /api/v1/user/otp/verify')).toMatchObject({ json: { otp: '123456' } });
  });

  it('accepts the code that the browser provides', async () => {
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

  it('keeps a wrong code, shows the attempts left, and submits other digits automatically', async () => {
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

  it('shows the server’s message when it is locked', async () => {
    const message = 'Too many wrong codes. Ask for a new one in 2 minutes.';
    const { user, result } = await atCode({ 'POST /api/v1/user/otp/verify': fakeHttpError(429, message) });
    await user.type(field('6-digit code'), '123456');
    await waitFor(() => expect(within(dialog()).getByText(message)).toBeTruthy());
    expect(within(dialog()).queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(field('6-digit code').value).toBe('123456');
    await closeByHand();
    expect(await result()).toBeUndefined();
  });

  it('asks for six digits when there are fewer', async () => {
    const { platform, user, result } = await atCode();
    await user.type(field('6-digit code'), '123{Enter}');
    expect(dialog().textContent).toContain('Please enter valid OTP');
    expect(callsOf(platform)).not.toContain('POST /api/v1/user/otp/verify');
    await closeByHand();
    await result();
  });
});

describe('the number of a login', () => {
  it('shows an error beside its field without a call when it is impossible', async () => {
    const { platform, user, result } = await openedSignUp({});
    await user.type(field('Mobile number'), '98450{Enter}');
    await waitFor(() => expect(field('Mobile number').getAttribute('aria-invalid')).toBe('true'));
    expect(dialog().textContent).toContain('Please enter valid phone number');
    expect(platform.calls).toEqual([]);
    await closeByHand();
    await result();
  });

  it('is sent with the dial code of the chosen country', async () => {
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

  it('is checked again after an edit, and keeps its code without one', async () => {
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

describe('other ways to log in', () => {
  it('accept a password, which is never stored and stays in its field when it is wrong', async () => {
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

  it('accept the account’s e-mail with a code or a password', async () => {
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

  it('accept a new password with a code that was sent for it', async () => {
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
