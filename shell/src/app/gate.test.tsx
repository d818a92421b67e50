import { fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { fireEvent, screen } from '@testing-library/react';
import { renderAt } from '../testing/test-router.tsx';
import { Gate } from './gate.tsx';

const ENTRY = {
  remote: 'mfe-account',
  page: 'shortlist',
  pattern: '/profile/shortlist',
  params: {},
  gate: true,
} as const;

describe('the login gate of a personal page', () => {
  it('names the page, and asks for login once without a click', () => {
    const platform = fakePlatform();
    const { rerender } = renderAt(
      '/profile/shortlist',
      <Gate entry={{ ...ENTRY, login: 'your shortlist' }} />,
      platform,
    );
    expect(screen.getByRole('heading').textContent).toBe('Log in to see your shortlist');
    expect(platform.signUps).toEqual(['account']);
    rerender(<p>Something else</p>);
    expect(platform.signUps).toEqual(['account']);
  });

  it('asks for login again when its button is clicked', () => {
    const platform = fakePlatform();
    renderAt('/profile/shortlist', <Gate entry={ENTRY} />, platform);
    expect(screen.getByRole('heading').textContent).toBe('Log in to see this page');
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(platform.signUps).toEqual(['account', 'account']);
  });

  it('waits while the session is being checked', () => {
    const platform = fakePlatform({ session: { loggedIn: true } });
    renderAt('/profile/shortlist', <Gate entry={ENTRY} />, platform);
    expect(platform.signUps).toEqual([]);
  });
});
