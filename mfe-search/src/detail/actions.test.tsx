import { fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderInRouter } from '@aangan/shared-kit/testing/render-in-router';
import { fireEvent, screen } from '@testing-library/react';
import { ActionBar, Actions } from './actions.tsx';

describe('actions of a listing', () => {
  it.each([
    ['Contact owner', 'contact'],
    ['Schedule visit', 'visit'],
    ['Shortlist', 'shortlist'],
    ['Chat', 'chat'],
    ['Request photos', 'photos'],
    ['Report', 'report'],
  ])('says that %s needs login, and asks for it', (label, flow) => {
    const platform = fakePlatform();
    renderInRouter(<Actions active />, platform);
    fireEvent.click(screen.getByRole('button', { name: `${label} · login needed` }));
    expect(platform.signUps).toEqual([flow]);
  });

  it('says that login opens soon while it is closed', () => {
    const platform = fakePlatform();
    const closed = { ...platform, signUp: { ...platform.signUp, available: false } };
    renderInRouter(<Actions active />, closed);
    expect(screen.getByText(/Login opens soon/)).toBeTruthy();
  });

  it('does not speak of login to somebody who is logged in', () => {
    renderInRouter(<Actions active />, fakePlatform({ session: { loggedIn: true } }));
    expect(screen.getByRole('button', { name: 'Contact owner' })).toBeTruthy();
    expect(screen.queryByText(/login/i)).toBeNull();
  });

  it('offers nothing for a listing that is taken', () => {
    renderInRouter(
      <>
        <Actions active={false} />
        <ActionBar active={false} />
      </>,
    );
    expect(screen.queryAllByRole('button')).toEqual([]);
  });
});
