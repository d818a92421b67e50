import { guardSheetBack } from '@aangan/shared-kit/ui/sheet-back';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  ANSWERS,
  ASHA,
  atCode,
  button,
  callsOf,
  cleanDocument,
  closeByHand,
  closed,
  dialog,
  field,
  LOGGED_IN,
  NEW,
  openedSignUp,
  SENT,
} from './opened-sign-up.tsx';
import { pendingSignUp } from './pending-sign-up.ts';

// As in every document.
beforeAll(guardSheetBack);

beforeEach(cleanDocument);

describe('closing sign-up', () => {
  it.each([
    ['Close', async () => userEvent.click(button('Close'))],
    ['Escape', async () => act(() => dialog().dispatchEvent(new Event('cancel', { cancelable: true })))],
    ['Back', async () => act(async () => history.back())],
  ])('returns nothing after %s, and keeps the typed values for the next time', async (_, close) => {
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

  it('has the title and the reason of the page that asks, and the flow’s name in analytics', async () => {
    const flow = { name: 'rent-advice', title: 'Log in to ask', why: 'We send the answer to your phone.' };
    const { platform, user, result } = await openedSignUp(ANSWERS, { flow });
    expect(within(dialog()).getByRole('heading', { name: 'Log in to ask' })).toBeTruthy();
    expect(within(dialog()).getByText('We send the answer to your phone.')).toBeTruthy();
    await user.type(field('Mobile number'), '98450 12345{Enter}');
    await user.type(await within(dialog()).findByLabelText('6-digit code'), '123456');
    await result();
    expect(platform.trackedEvents[0]?.properties).toMatchObject({ flow: 'rent-advice' });
  });

  it('has the title of a flow that an older release names', async () => {
    await openedSignUp(ANSWERS, { flow: 'visit' });
    expect(within(dialog()).getByRole('heading', { name: 'Log in to book a visit' })).toBeTruthy();
  });

  it('returns the account when a login was already under way', async () => {
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

describe('a page that is reloaded while a code is awaited', () => {
  const reload = async () => {
    const saved = sessionStorage.getItem('sign-up') ?? '';
    await closeByHand();
    sessionStorage.setItem('sign-up', saved);
    // Times are stored as well and may contain any digits.
    return saved.replaceAll(/\b\d{13}\b/g, 'a time');
  };

  it('resumes at the code from the tab’s storage, which has no number, name or code', async () => {
    const { user, result } = await atCode();
    await user.type(field('6-digit code'), '123');
    expect(pendingSignUp(Date.now())).toBe('contact');
    const saved = await reload();
    await result();
    expect(saved).not.toMatch(/9845012345|123/);
    const reopened = await openedSignUp(ANSWERS);
    await reopened.user.clear(field('6-digit code'));
    await reopened.user.type(field('6-digit code'), '123456');
    expect(await reopened.result()).toEqual({ account: ASHA });
    expect(pendingSignUp(Date.now())).toBeUndefined();
  });

  it('makes a new account from phone and code, because name and e-mail are not stored', async () => {
    const answers = {
      ...ANSWERS,
      'POST /api/v1/user/phone/check': NEW,
      'POST /api/v1/user/account/create/otp': { ...LOGGED_IN, created: true },
    } as const;
    const { user, result } = await openedSignUp(answers, { options: { name: 'Asha Rao', email: 'asha@example.com' } });
    await user.type(field('Mobile number'), '9845012345{Enter}');
    await user.click(await waitFor(() => button('Send OTP')));
    await waitFor(() => field('6-digit code'));
    const saved = await reload();
    await result();
    expect(saved).not.toMatch(/9845012345|asha/i);
    const reopened = await openedSignUp(answers);
    await reopened.user.type(field('6-digit code'), '123456');
    expect(await reopened.result()).toEqual({ account: ASHA });
    expect(callsOf(reopened.platform)).toEqual(['POST /api/v1/user/account/create/otp']);
  });

  it('asks for the number again before another code is sent', async () => {
    const { result } = await atCode({ 'POST /api/v1/user/otp/send': { ...SENT, resendAfterSeconds: 0 } });
    await reload();
    await result();
    const reopened = await openedSignUp(ANSWERS);
    await reopened.user.click(button('Send SMS again'));
    expect(dialog().textContent).toContain('Enter your number again, and we send another code.');
    await reopened.user.type(field('Mobile number'), '9845012345{Enter}');
    await waitFor(() => field('6-digit code'));
    await closeByHand();
    await reopened.result();
  });

  it('stores nothing longer than the code is valid', async () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
    const { result } = await atCode();
    expect(pendingSignUp(Date.now() + 599_999)).toBe('contact');
    expect(pendingSignUp(Date.now() + 600_000)).toBeUndefined();
    await closeByHand();
    await result();
    now.mockRestore();
  });
});

describe('sign-up in two tabs', () => {
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

  it('ends in both tabs after a login in one', async () => {
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

  it('ignores messages that contain no account', async () => {
    const { result } = await openedSignUp({});
    act(() => channels[0]?.deliver({ id: 5 }));
    expect(dialog()).toBeTruthy();
    await closeByHand();
    expect(await result()).toBeUndefined();
  });
});
