import { type Platform, PlatformProvider } from '@aangan/shared-kit/platform/platform';
import { fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { act, fireEvent, screen } from '@testing-library/react';
import type { SessionFacts } from '../session/live-session.ts';
import { aSession } from '../testing/a-session.ts';
import { renderAt } from '../testing/test-router.tsx';
import { AccountMenu } from './account-menu.tsx';
import type { PageSource } from './page-source.ts';
import { PageSourceProvider } from './page-source-context.ts';

interface Shown {
  readonly navigation?: PageSource['navigation'];
  readonly session?: Partial<Platform['session']>;
}

function show(facts: Partial<SessionFacts>, { navigation = [], session = {} }: Shown = {}) {
  const live = aSession(facts);
  const platform = fakePlatform({ session });
  const source = {
    platform,
    live,
    navigation,
    match: async () => undefined,
    load: () => Promise.reject(new Error('nothing to load')),
    loaded: () => undefined,
  };
  renderAt(
    '/',
    <PageSourceProvider value={source}>
      <PlatformProvider value={platform}>
        <AccountMenu />
      </PlatformProvider>
    </PageSourceProvider>,
    platform,
  );
  return { live, platform };
}

describe('the account in the header', () => {
  it('offers a login to a guest', () => {
    show({});
    expect(screen.getByRole('link').textContent).toBe('Log in');
  });

  it('never offers a login to somebody whose login cannot be resolved, until it turns out that there is none', () => {
    const { live, platform } = show({ unsure: true });
    const link = screen.getByRole('link', { name: 'Account' });
    expect(link.getAttribute('href')).toBe('/profile/myprofile');
    expect(platform.signUps).toEqual([]);
    act(() => live.setState({ unsure: false }));
    expect(screen.getByRole('link').textContent).toBe('Log in');
  });

  it('counts unread notifications once the menu was opened, and asks for nothing before', async () => {
    const { platform } = show(
      {},
      {
        navigation: [{ place: 'account', title: 'Notifications', path: '/notifications', order: 1 }],
        session: { loggedIn: true, account: { id: 'acc_1', name: 'Asha' } },
      },
    );
    await act(async () => platform.sendLive('notifications', { unread: 3, newest: 9 }));
    expect(screen.queryByText(/3 new/)).toBeNull();
    await act(async () => void fireEvent(screen.getByRole('group'), new Event('toggle')));
    await act(async () => platform.sendLive('notifications', { unread: 3, newest: 9 }));
    expect(screen.getByText(/3 new/)).toBeTruthy();
  });
});
