import { fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderInRouter } from '@aangan/shared-kit/testing/render-in-router';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { ActionBar, Actions } from './actions.tsx';
import { useListingActions } from './use-listing-actions.tsx';

const ID = 'abcdef0123456789';

function Page({ active = true }: { readonly active?: boolean }) {
  const { start, sheet } = useListingActions({ id: ID, category: 'RENT' });
  return (
    <>
      <Actions id={ID} active={active} onAction={start} />
      {sheet}
    </>
  );
}

const loggedIn = () =>
  fakePlatform({ session: { loggedIn: true }, answers: { 'GET /api/v1/user/shortlist/ids': { ids: [] } } });

describe('the actions of a listing', () => {
  it.each([
    ['Contact owner', 'contact'],
    ['Chat', 'chat'],
    ['Request photos', 'photos'],
    ['Report', 'report'],
  ])('says that %s needs login, and asks for it', (label, flow) => {
    const platform = fakePlatform();
    renderInRouter(<Page />, platform);
    fireEvent.click(screen.getByRole('button', { name: `${label} · login needed` }));
    expect(platform.signUps).toEqual([flow]);
  });

  it('opens the sheet of an action', async () => {
    renderInRouter(<Page />, loggedIn());
    fireEvent.click(screen.getByRole('button', { name: 'Contact owner' }));
    expect(await screen.findByRole('dialog', { name: 'Contact the owner', hidden: true })).toBeTruthy();
  });

  it('goes on with the action that the address names, once', async () => {
    history.replaceState(null, '', '/#contact');
    const { unmount } = renderInRouter(<Page />, loggedIn());
    expect(await screen.findByRole('dialog', { name: 'Contact the owner', hidden: true })).toBeTruthy();
    expect(location.hash).toBe('');
    unmount();
    renderInRouter(<Page />, loggedIn());
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  });

  it('says that an action is not available yet to a logged-in person', async () => {
    const platform = loggedIn();
    renderInRouter(<Page />, platform);
    fireEvent.click(screen.getByRole('button', { name: 'Chat' }));
    await waitFor(() => expect(platform.shownAlerts[0]?.message).toMatch(/^Chat opens soon/));
  });

  it('says that login opens soon while it is closed', () => {
    const platform = fakePlatform();
    const closed = { ...platform, signUp: { ...platform.signUp, available: false } };
    renderInRouter(<Page />, closed);
    expect(screen.getByText(/Login opens soon/)).toBeTruthy();
  });

  it('does not mention login to a logged-in person', () => {
    renderInRouter(<Page />, loggedIn());
    expect(screen.getByRole('button', { name: 'Contact owner' })).toBeTruthy();
    expect(screen.queryByText(/login/i)).toBeNull();
  });

  it('shows no actions for a listing that is no longer available', () => {
    renderInRouter(
      <>
        <Page active={false} />
        <ActionBar active={false} onAction={() => undefined} />
      </>,
    );
    expect(screen.queryAllByRole('button')).toEqual([]);
  });
});
