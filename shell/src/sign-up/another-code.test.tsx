import { HttpError } from '@aangan/shared-kit/platform/http';
import { guardSheetBack } from '@aangan/shared-kit/ui/sheet-back';
import { act, waitFor, within } from '@testing-library/react';
import {
  ASHA,
  atCode,
  button,
  cleanDocument,
  closeByHand,
  dialog,
  field,
  inputOf,
  LOGGED_IN,
  SENT,
} from './opened-sign-up.tsx';

// As in every document.
beforeAll(guardSheetBack);

beforeEach(cleanDocument);

describe('asking for another code', () => {
  beforeEach(() => {
    // Fakes the clock and the intervals. The visitor's own timing stays real.
    jest.useFakeTimers({ doNotFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'queueMicrotask', 'nextTick'] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('waits as long as the server says, announces the end, and then offers SMS, a call and WhatsApp', async () => {
    const { platform, user, result } = await atCode();
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
    await closeByHand();
    await result();
  });
});

describe('sign-up without a network', () => {
  it('keeps the code, shows a message, and logs in when the network is back', async () => {
    const offline = new HttpError('POST failed', { kind: 'network' });
    const { platform, user, result } = await atCode({ 'POST /api/v1/user/otp/verify': offline });
    await user.type(field('6-digit code'), '123456');
    await waitFor(() => expect(dialog().textContent).toContain('Something Went Wrong. Please Try Again'));
    expect(field('6-digit code').value).toBe('123456');
    platform.answers['POST /api/v1/user/otp/verify'] = LOGGED_IN;
    const { fetch } = window;
    window.fetch = async () => new Response(null);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await result()).toEqual({ account: ASHA });
    window.fetch = fetch;
  });

  it.each(['timeout', 'circuit-open'] as const)('or with a %s offers the same again', async (kind) => {
    const { platform, user, result } = await atCode({
      'POST /api/v1/user/otp/verify': new HttpError('POST failed', { kind }),
    });
    await user.type(field('6-digit code'), '123456');
    await waitFor(() => expect(dialog().textContent).toContain('Something Went Wrong. Please Try Again'));
    platform.answers['POST /api/v1/user/otp/verify'] = LOGGED_IN;
    await user.click(button('Try again'));
    expect(await result()).toEqual({ account: ASHA });
  });
});
