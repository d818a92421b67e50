import { fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { act, fireEvent, screen } from '@testing-library/react';
import { ChatLink } from './chat-link.tsx';

function Page() {
  return <ChatLink id="8a9f00000000001a" />;
}

const open = (loggedIn: boolean) =>
  renderPage({ Component: Page }, { url: '/', platform: fakePlatform({ session: { loggedIn } }) });

describe('the way to the chat on the page of a listing', () => {
  it('is a link for a person who is logged in', async () => {
    await open(true);
    expect(screen.getByRole('link', { name: 'Chat with owner' }).getAttribute('href')).toBe(
      '/newChat?propertyId=8a9f00000000001a',
    );
  });

  it('asks a visitor for a login with its own reason', async () => {
    const { platform, location } = await open(false);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Chat with owner · login needed' })));
    expect(platform.signUps).toEqual(['chat']);
    expect(location()).toBe('/');
  });
});
