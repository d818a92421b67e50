import { fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openNumberChange } from './open-number-change.tsx';
import { closed, dialog, field, SENT } from './opened-sign-up.tsx';
import { pendingSignUp } from './pending-sign-up.ts';

async function opened(kind: 'mobile' | 'secondary', answers: Parameters<typeof fakePlatform>[0]) {
  const platform = fakePlatform(answers);
  let result: ReturnType<typeof openNumberChange> | undefined;
  await act(async () => {
    result = openNumberChange({ kind, http: platform.http });
  });
  return { platform, user: userEvent.setup(), result: () => closed().then(() => act(async () => result)) };
}

describe('changing the number', () => {
  it.each([
    ['mobile', 'Change your mobile number', 'POST /api/v1/user/mobile/update'],
    ['secondary', 'Add a second number', 'POST /api/v1/user/mobile/secondary'],
  ] as const)('as %s is taken with its code alone, without a phone check', async (kind, title, call) => {
    const { platform, user, result } = await opened(kind, {
      answers: {
        [call]: SENT,
        'POST /api/v1/user/mobile/update/verify': { status: 'success', phone: '+919845012345' },
        'POST /api/v1/user/mobile/secondary/verify': { status: 'success' },
      },
    });
    expect(screen.getByRole('dialog', { name: title })).toBeTruthy();
    await user.type(field('Mobile number'), '98450 12345{Enter}');
    await user.type(await waitFor(() => field('6-digit code')), '123456');
    expect(await result()).toEqual({ phone: '+919845012345' });
    expect(platform.calls.map((made) => made.call)).toEqual([call, `${call}/verify`]);
    expect(pendingSignUp(Date.now())).toBeUndefined();
  });

  it('shows the server’s refusal, and returns nothing when it is closed', async () => {
    const message = 'For your safety, log in again before you change this.';
    const { user, result } = await opened('mobile', {
      answers: { 'POST /api/v1/user/mobile/update': fakeHttpError(403, message) },
    });
    await user.type(field('Mobile number'), '9845012345{Enter}');
    await waitFor(() => expect(dialog().textContent).toContain(message));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(await result()).toBeUndefined();
  });
});
