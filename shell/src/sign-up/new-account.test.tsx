import { fakeHttpError } from '@aangan/shared-kit/testing/fake-platform';
import { guardSheetBack } from '@aangan/shared-kit/ui/sheet-back';
import { waitFor, within } from '@testing-library/react';
import {
  ASHA,
  button,
  callsOf,
  cleanDocument,
  closeByHand,
  dialog,
  EXISTING,
  field,
  inputOf,
  LOGGED_IN,
  NEW,
  openedSignUp,
  SENT,
} from './opened-sign-up.tsx';

// As in every document.
beforeAll(guardSheetBack);

beforeEach(cleanDocument);

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

  it('shows the terms and the privacy policy beside the button that agrees to them', async () => {
    await atDetails();
    const links = within(dialog()).getAllByRole('link', { name: /terms|privacy policy/ });
    expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
      ['/terms-and-condition', '_blank'],
      ['/privacy', '_blank'],
    ]);
  });

  it('starts with known values, and passes the WhatsApp choice on when it is ticked', async () => {
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
  ])('shows for name %j and e-mail %j the error "%s"', async (name, email, message, wrong) => {
    const { platform, user, result } = await atDetails({}, { name, email });
    await user.click(button('Send OTP'));
    expect(dialog().textContent).toContain(message);
    expect(document.activeElement).toBe(field(wrong));
    expect(callsOf(platform)).not.toContain('POST /api/v1/user/otp/send');
    await closeByHand();
    await result();
  });

  it('works with the number alone', async () => {
    const { platform, user, result } = await atDetails();
    await user.click(within(dialog()).getByRole('checkbox', { name: /WhatsApp/ }));
    await user.click(button('Continue with your number only'));
    await user.type(await waitFor(() => field('6-digit code')), '123456');
    expect(await result()).toEqual({ account: ASHA });
    expect(inputOf(platform, 'POST /api/v1/user/account/create/otp')).toEqual({
      json: { attempt: SENT.attempt, otp: '123456', whatsAppOptIn: true },
    });
  });

  it('shows the server’s reason when no account was made', async () => {
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

  it('logs in with the same code when the number was registered meanwhile', async () => {
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

  it('goes back to the e-mail when it is taken, and continues with the typed code', async () => {
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

  it('offers other channels when the SMS cannot be sent', async () => {
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
