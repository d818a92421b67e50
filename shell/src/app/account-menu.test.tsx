import { type Platform, PlatformProvider } from '@aangan/shared-kit/platform/platform';
import { fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { act, fireEvent, screen, within } from '@testing-library/react';
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

  it('has the links of the person under headings, those of owners once they own a home, and the logout', () => {
    const navigation = [
      { place: 'account', title: 'Shortlist', path: '/shortlist', order: 20, group: 'Home search' },
      { place: 'account', title: 'My properties', path: '/properties', order: 25, group: 'Owners', owners: true },
      { place: 'account', title: 'Post property', path: '/post', order: 26, group: 'Owners' },
      { place: 'account', title: 'Older', path: '/older', order: 30 },
    ] as const;
    const { live } = show({}, { navigation, session: { loggedIn: true } });
    const links = (name: string) =>
      within(screen.getByRole('list', { name }))
        .getAllByRole('link')
        .map((link) => link.textContent);
    expect(links('Home search')).toEqual(['Shortlist']);
    expect(links('Owners')).toEqual(['Post property']);
    act(() => live.setState({ ownsHomes: true }));
    expect(links('Owners')).toEqual(['My properties', 'Post property']);
    expect(screen.getByRole('link', { name: 'Older' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Log out' }).closest('form')?.getAttribute('method')).toBe('post');
  });

  it('closes with Escape, and the focus is on its button again', async () => {
    const navigation = [{ place: 'account', title: 'Shortlist', path: '/shortlist', order: 20 }] as const;
    show({}, { navigation, session: { loggedIn: true } });
    const menu = screen.getByRole<HTMLDetailsElement>('group');
    menu.open = true;
    screen.getByRole('link', { name: 'Shortlist' }).focus();
    fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
    expect(menu.open).toBe(false);
    expect(document.activeElement?.tagName).toBe('SUMMARY');
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
