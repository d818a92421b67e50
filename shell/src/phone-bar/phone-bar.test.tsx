import type { NavigationEntry } from '@aangan/shared-kit/build/navigation';
import { fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { screen } from '@testing-library/react';
import type { PageSource } from '../app/page-source.ts';
import { PageSourceProvider } from '../app/page-source-context.ts';
import { aSession } from '../testing/a-session.ts';
import { renderAt } from '../testing/test-router.tsx';
import { PhoneBar } from './phone-bar.tsx';

const NAVIGATION: readonly NavigationEntry[] = [
  { place: 'bar', title: 'Account', path: '/profile/myprofile', icon: 'person', order: 50 },
  { place: 'bar', title: 'Search', path: '/', icon: 'search', order: 10 },
  { place: 'bar', title: 'Chats', path: '/chats', icon: 'chat', order: 40, from: '2099-01-01' },
  { place: 'header', title: 'Plans', path: '/tenant/plans', order: 20 },
];

function showBar(at: string, navigation = NAVIGATION) {
  const platform = fakePlatform();
  const source: PageSource = {
    platform,
    live: aSession(),
    navigation,
    match: async () => undefined,
    load: async () => Promise.reject(new Error('not used')),
    loaded: () => undefined,
  };
  renderAt(
    at,
    <PageSourceProvider value={source}>
      <PhoneBar city="pune" />
    </PageSourceProvider>,
    platform,
  );
}

describe('the bar of phones', () => {
  it('has the links that remotes declare for it, in their order, and none that is not due yet', () => {
    showBar('/tenant/plans');
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Search', '/'],
      ['Account', '/profile/myprofile'],
    ]);
    expect(screen.getByRole('navigation', { name: 'Main pages' })).toBeTruthy();
  });

  it('marks the current page, and home only on home itself', () => {
    showBar('/profile/myprofile');
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Account');
  });
});
