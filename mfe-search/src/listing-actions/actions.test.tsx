import { fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderInRouter } from '@aangan/shared-kit/testing/render-in-router';
import { fireEvent, screen } from '@testing-library/react';
import { ActionBar, Actions } from './actions.tsx';
import { FurtherAction } from './further-actions.tsx';
import { PHOTOS_ACTION, REPORT_ACTION } from './listing-actions.ts';
import { useListingActions } from './use-listing-actions.tsx';

const LISTING = { id: 'abcdef0123456789', category: 'RENT' } as const;

function Page({ active = true }: { readonly active?: boolean }) {
  const { start, sheet } = useListingActions(LISTING);
  return (
    <>
      <Actions listing={LISTING} active={active} onAction={start} />
      {active && <FurtherAction action={PHOTOS_ACTION} onAction={start} />}
      {active && <FurtherAction action={REPORT_ACTION} onAction={start} />}
      {sheet}
    </>
  );
}

const loggedIn = () =>
  fakePlatform({ session: { loggedIn: true }, answers: { 'GET /api/v1/user/shortlist/ids': { ids: [] } } });

describe('the actions of a listing', () => {
  it.each([
    ['Contact owner', 'contact'],
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
        <ActionBar listing={LISTING} active={false} onAction={() => undefined} />
      </>,
    );
    expect(screen.queryAllByRole('button')).toEqual([]);
  });
});
