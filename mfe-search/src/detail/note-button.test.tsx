import { newNoteLink } from '@aangan/shared-kit/links/account';
import { fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderInRouter } from '@aangan/shared-kit/testing/render-in-router';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { NoteButton } from './note-button.tsx';

afterEach(cleanup);

const ID = 'abcdef0123456789';

describe('the note button', () => {
  it('says that it needs login, and opens nothing without it', async () => {
    const platform = fakePlatform();
    renderInRouter(<NoteButton id={ID} />, platform);
    fireEvent.click(screen.getByRole('button', { name: 'Add a note · login needed' }));
    await waitFor(() => expect(platform.signUps).toEqual(['note']));
    expect(platform.openedSheets).toEqual([]);
  });

  it('opens the note sheet over the page', async () => {
    const platform = fakePlatform({ session: { loggedIn: true } });
    renderInRouter(<NoteButton id={ID} />, platform);
    fireEvent.click(screen.getByRole('button', { name: 'Your note' }));
    await waitFor(() => expect(platform.openedSheets).toEqual([newNoteLink(ID)]));
  });

  it('continues after a login that reloaded the page', () => {
    const { signUp, ...platform } = fakePlatform({ session: { loggedIn: true } });
    const resumed = { ...platform, signUp: { ...signUp, takeResumed: (action: string) => action === `note:${ID}` } };
    renderInRouter(<NoteButton id={ID} />, resumed);
    expect(platform.openedSheets).toEqual([newNoteLink(ID)]);
  });
});
