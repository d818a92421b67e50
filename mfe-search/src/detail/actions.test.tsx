import { fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderInRouter } from '@aangan/shared-kit/testing/render-in-router';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { ActionBar, Actions } from './actions.tsx';

describe('actions of a listing', () => {
  it.each([
    ['Schedule visit', 'visit'],
    ['Chat', 'chat'],
    ['Request photos', 'photos'],
    ['Report', 'report'],
  ])('says that %s needs login, and asks for it', (label, flow) => {
    const platform = fakePlatform();
    renderInRouter(<Actions id="abcdef0123456789" active onContact={() => undefined} />, platform);
    fireEvent.click(screen.getByRole('button', { name: `${label} · login needed` }));
    expect(platform.signUps).toEqual([flow]);
  });

  it('hands asking for the number to the page', () => {
    const asked = jest.fn();
    renderInRouter(<Actions id="abcdef0123456789" active onContact={asked} />);
    fireEvent.click(screen.getByRole('button', { name: 'Contact owner · login needed' }));
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('says honestly what has not opened yet to who has logged in', async () => {
    const platform = fakePlatform({ session: { loggedIn: true } });
    platform.answers['GET /api/v1/user/shortlist/ids'] = { ids: [] };
    renderInRouter(<Actions id="abcdef0123456789" active onContact={() => undefined} />, platform);
    fireEvent.click(screen.getByRole('button', { name: 'Schedule visit' }));
    await waitFor(() => expect(platform.shownAlerts[0]?.message).toMatch(/^Booking a visit here opens soon/));
  });

  it('says that login opens soon while it is closed', () => {
    const platform = fakePlatform();
    const closed = { ...platform, signUp: { ...platform.signUp, available: false } };
    renderInRouter(<Actions id="abcdef0123456789" active onContact={() => undefined} />, closed);
    expect(screen.getByText(/Login opens soon/)).toBeTruthy();
  });

  it('does not speak of login to somebody who is logged in', () => {
    renderInRouter(
      <Actions id="abcdef0123456789" active onContact={() => undefined} />,
      fakePlatform({
        session: { loggedIn: true },
        answers: { 'GET /api/v1/user/shortlist/ids': { ids: [] } },
      }),
    );
    expect(screen.getByRole('button', { name: 'Contact owner' })).toBeTruthy();
    expect(screen.queryByText(/login/i)).toBeNull();
  });

  it('offers nothing for a listing that is taken', () => {
    renderInRouter(
      <>
        <Actions id="abcdef0123456789" active={false} onContact={() => undefined} />
        <ActionBar active={false} onContact={() => undefined} />
      </>,
    );
    expect(screen.queryAllByRole('button')).toEqual([]);
  });
});
