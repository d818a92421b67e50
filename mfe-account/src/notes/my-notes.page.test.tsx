import type { WireNote } from '@aangan/shared-kit/contracts/notes';
import { editNoteLink } from '@aangan/shared-kit/links/account';
import { FAKE_NOW, type FakeAnswers, fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import * as myNotes from './my-notes.page.tsx';
import { wireNote } from './sample-note.ts';

afterEach(cleanup);

function open(notes: readonly WireNote[], answers: FakeAnswers = {}, url = '/profile/myNotes') {
  const responseBody = { notes: [...notes], total: notes.length, page: 1, pages: 1, timeZone: 'Asia/Kolkata' };
  const platform = fakePlatform({
    session: { loggedIn: true },
    answers: { 'POST /nb/api/v2/user/notes/fetch': { responseBody }, ...answers },
  });
  return renderPage(myNotes, { url, platform });
}

describe('the notes page', () => {
  it('shows the content of each note', async () => {
    await open([wireNote({ followUpTime: FAKE_NOW + 86_400_000, followUpReason: 'Owner is back' })]);
    expect(screen.getByText('₹32,000 a month · Koramangala')).toBeTruthy();
    expect(screen.getByText('4 of 5 · Good')).toBeTruthy();
    expect(screen.getByText('Follow up tomorrow, 10 am · Owner is back')).toBeTruthy();
    expect(screen.getByText('0 of 1 task done')).toBeTruthy();
  });

  it('opens a note in its sheet over the list', async () => {
    const { platform } = await open([wireNote()]);
    fireEvent.click(screen.getByRole('link', { name: /^Edit the note/ }));
    expect(platform.openedSheets).toEqual([editNoteLink(wireNote().noteId)]);
  });

  it('checks a task off at once and reverts it when the server rejects it', async () => {
    const { platform } = await open([wireNote()], {
      'POST /nb/api/v2/user/notes/update/task/status': fakeHttpError(500),
    });
    fireEvent.click(screen.getByRole('checkbox', { name: 'Ask about water' }));
    expect(screen.getByText('1 of 1 task done')).toBeTruthy();
    await waitFor(() => expect(screen.getByText('0 of 1 task done')).toBeTruthy());
    expect(platform.shownAlerts).toHaveLength(1);
  });

  it('deletes a note and offers Undo', async () => {
    const { platform } = await open([wireNote()], {
      'DELETE /nb/api/v2/user/notes/{noteId}': { status: 'success' },
      'POST /nb/api/v2/user/notes/{noteId}/restore': { responseBody: { notes: [wireNote()] } },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('button', { name: 'Delete' })).toBeTruthy();
    expect(platform.calls.map(({ call }) => call.split(' ')[0])).toEqual(['POST', 'DELETE', 'POST', 'POST']);
  });

  it('says why a note is not deleted, and loads it again when somebody else changed it first', async () => {
    const { platform } = await open([wireNote()], {
      'DELETE /nb/api/v2/user/notes/{noteId}': fakeHttpError(409, 'This note was changed.'),
    });
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(platform.shownAlerts).toEqual([{ kind: 'error', message: 'This note was changed.' }]));
    await waitFor(() =>
      expect(platform.calls.map(({ call }) => call.split(' ')[0])).toEqual(['POST', 'DELETE', 'POST']),
    );
    expect(screen.getByRole('button', { name: 'Delete' })).toBeTruthy();
  });

  it('lets a person leave a note that was shared with them', async () => {
    const { platform } = await open([wireNote({ role: 'collaborator' })], {
      'POST /nb/api/v2/user/notes/{noteId}/leave': { status: 'success' },
    });
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(platform.calls).toHaveLength(3));
  });

  it('requests the notes that the address names', async () => {
    const { platform } = await open([wireNote()], {}, '/profile/myNotes?q=%20water&followUp=open&page=x');
    expect(platform.calls[0]?.input).toEqual({ json: { search: 'water', openFollowUps: true, page: 1 } });
  });

  it('shows what to do when there are no notes', async () => {
    await open([]);
    expect(screen.getByRole('heading', { name: 'No notes yet' })).toBeTruthy();
    cleanup();
    await open([], {}, '/profile/myNotes?q=lift');
    expect(screen.getByRole('heading', { name: 'No note contains “lift”' })).toBeTruthy();
    cleanup();
    await open([], {}, '/profile/myNotes?followUp=open');
    expect(screen.getByRole('heading', { name: 'No follow-ups are open' })).toBeTruthy();
  });
});
