import { PlatformProvider } from '@aangan/shared-kit/platform/platform';
import { fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { act, screen } from '@testing-library/react';
import type { SessionFacts } from '../session/live-session.ts';
import { aSession } from '../testing/a-session.ts';
import { renderAt } from '../testing/test-router.tsx';
import { AccountMenu } from './account-menu.tsx';
import { PageSourceProvider } from './page-source-context.ts';

function show(facts: Partial<SessionFacts>) {
  const live = aSession(facts);
  const platform = fakePlatform();
  const source = {
    platform,
    live,
    navigation: [],
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
});
