import type { WireNote } from '@aangan/shared-kit/contracts/notes';
import { NOTE_MESSAGES } from '@aangan/shared-kit/domain/note-messages';
import { FAKE_NOW, type FakeAnswers, fakeHttpError, fakePlatform } from '@aangan/shared-kit/testing/fake-platform';
import { renderPage } from '@aangan/shared-kit/testing/render-page';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as sleeve from './note-sleeve.page.tsx';
import { wireNote } from './sample-note.ts';

afterEach(cleanup);
beforeEach(() => sessionStorage.clear());

const UPDATE = 'PUT /nb/api/v2/user/notes/update';
const FETCH = 'POST /nb/api/v2/user/notes/fetch';
const saved = (note: WireNote) => ({ responseBody: { notes: [note] as [WireNote] } });
const page = (...notes: WireNote[]) => ({
  responseBody: { notes, total: notes.length, page: 1, pages: 1, timeZone: 'Asia/Kolkata' },
});

function open(note: WireNote, answers: FakeAnswers = {}) {
  const platform = fakePlatform({ session: { loggedIn: true }, answers: { [FETCH]: page(note), ...answers } });
  const params = { noteId: note.noteId };
  return renderPage(sleeve, { url: `/profile/myNotes/edit/${note.noteId}`, params, platform });
}

const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your note' });
const type = (words: string) => fireEvent.change(text(), { target: { value: words } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save note' }));

describe('the notes sleeve', () => {
  it('saves the changed fields and closes', async () => {
    const { platform } = await open(wireNote({ version: 3 }), { [UPDATE]: saved(wireNote({ note: 'Noisy street' })) });
    type('Noisy street');
    fireEvent.click(screen.getByRole('radio', { name: '5 · Love it' }));
    save();
    await waitFor(() => expect(platform.closedSheets).toHaveLength(1));
    const json = { noteId: wireNote().noteId, version: 3, note: 'Noisy street', rating: 5 };
    expect(platform.calls.at(-1)).toEqual({ call: UPDATE, input: { json } });
    expect(sessionStorage).toHaveLength(0);
  });

  it('saves with Ctrl and Enter', async () => {
    const { platform } = await open(wireNote(), { [UPDATE]: saved(wireNote()) });
    type('More');
    fireEvent.keyDown(text(), { key: 'Enter', ctrlKey: true });
    await waitFor(() => expect(platform.closedSheets).toHaveLength(1));
  });

  it('restores the draft after a reload', async () => {
    const first = await open(wireNote());
    type('Half a thought');
    first.unmount();
    await open(wireNote());
    expect(text().value).toBe('Half a thought');
    fireEvent.click(screen.getByRole('button', { name: 'Start again' }));
    expect(text().value).toBe('Quiet street');
  });

  it('keeps the draft and shows an error when saving fails', async () => {
    const { platform } = await open(wireNote(), { [UPDATE]: fakeHttpError(500) });
    type('Half a thought');
    save();
    expect(await screen.findByText('Something went wrong')).toBeTruthy();
    expect([text().value, platform.closedSheets]).toEqual(['Half a thought', []]);
    expect(sessionStorage).toHaveLength(1);
  });

  it('shows the server’s validation error beside its field', async () => {
    await open(wireNote(), { [UPDATE]: fakeHttpError(400, NOTE_MESSAGES.ownNumber.words) });
    fireEvent.change(screen.getByLabelText('Phone number'), { target: { value: '98450 12345' } });
    fireEvent.keyDown(screen.getByLabelText('Phone number'), { key: 'Enter' });
    save();
    const field = screen.getByLabelText('Phone number');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByText(NOTE_MESSAGES.ownNumber.words)).toBeTruthy();
  });

  it('rejects a follow-up in the past before sending it', async () => {
    const { platform } = await open(wireNote());
    fireEvent.change(screen.getByLabelText('Day and time'), { target: { value: '2020-01-01T10:00' } });
    save();
    expect(await screen.findByText(NOTE_MESSAGES.past.words)).toBeTruthy();
    expect(platform.calls.map(({ call }) => call)).toEqual([FETCH]);
  });

  it('merges changes that somebody else made to other fields, without asking', async () => {
    const mine = wireNote({ version: 1 });
    const theirs = wireNote({ version: 2, tasksMap: { t1: { task: 'Ask about water', done: true, position: 0 } } });
    let tries = 0;
    const { platform } = await open(mine, {
      [UPDATE]: () => {
        tries += 1;
        if (tries === 1) throw fakeHttpError(409, NOTE_MESSAGES.changed.words);
        return saved(theirs);
      },
    });
    platform.answers[FETCH] = page(theirs);
    type('Noisy street');
    save();
    await waitFor(() => expect(platform.closedSheets).toHaveLength(1));
    expect(platform.calls.at(-1)?.input).toEqual({ json: { noteId: mine.noteId, version: 2, note: 'Noisy street' } });
  });

  it('shows both texts when somebody else changed the same field', async () => {
    const { platform } = await open(wireNote({ version: 1 }), {
      [UPDATE]: fakeHttpError(409, NOTE_MESSAGES.changed.words),
    });
    platform.answers[FETCH] = page(wireNote({ version: 2, note: 'Theirs' }));
    type('Mine');
    save();
    expect(await screen.findByText('Theirs')).toBeTruthy();
    expect(text().value).toBe('Mine');
    platform.answers[UPDATE] = saved(wireNote({ note: 'Mine' }));
    save();
    await waitFor(() => expect(platform.closedSheets).toHaveLength(1));
    expect(platform.calls.at(-1)?.input).toMatchObject({ json: { version: 2, note: 'Mine' } });
  });

  it('lets a collaborator edit only the tasks', async () => {
    await open(wireNote({ role: 'collaborator' }));
    expect(text().readOnly).toBe(true);
    expect(screen.getByText(/Asha wrote this note/)).toBeTruthy();
    expect(screen.queryByLabelText('Phone number')).toBeNull();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByRole('button', { name: 'Add a task' })).toBeTruthy();
  });

  it('makes a link to the note, which stays when it cannot be revoked', async () => {
    const { platform } = await open(wireNote(), {
      'POST /nb/api/v2/user/notes/{noteId}/share': saved(wireNote({ shareToken: 'tok_1' })),
      'DELETE /nb/api/v2/user/notes/{noteId}/share': fakeHttpError(503, 'Busy'),
    });
    fireEvent.click(screen.getByRole('button', { name: 'Make a link' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Stop sharing' }));
    await waitFor(() =>
      expect(platform.shownAlerts).toEqual([
        { kind: 'error', message: 'The link could not be changed. Please try again.' },
      ]),
    );
    expect(screen.getByLabelText<HTMLInputElement>('Link to this note').value).toContain('tok_1');
  });

  it('sets the follow-up to tomorrow at ten with one press', async () => {
    await open(wireNote());
    fireEvent.click(screen.getByRole('button', { name: 'Tomorrow 10 am' }));
    expect(screen.getByLabelText<HTMLInputElement>('Day and time').value).toBe('2026-11-17T10:00');
    expect(screen.getByText('We remind you tomorrow, 10 am.')).toBeTruthy();
    expect(FAKE_NOW).toBe(Date.parse('2026-11-16T10:00+05:30'));
  });
});

describe('the task list', () => {
  const names = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Task \d/ }).map(({ value }) => value);
  const input = (place: number) => screen.getByRole('textbox', { name: `Task ${place}` });

  it('lets tasks be added, moved and removed by keyboard', async () => {
    await open(wireNote());
    fireEvent.keyDown(input(1), { key: 'Enter' });
    expect(document.activeElement).toBe(input(2));
    fireEvent.change(input(2), { target: { value: 'See the terrace' } });
    fireEvent.keyDown(input(2), { key: 'ArrowUp', altKey: true });
    expect(names()).toEqual(['See the terrace', 'Ask about water']);
    expect(screen.getByText('Moved to position 1 of 2.')).toBeTruthy();
    fireEvent.change(input(2), { target: { value: '' } });
    fireEvent.keyDown(input(2), { key: 'Backspace' });
    expect(names()).toEqual(['See the terrace']);
    expect(document.activeElement).toBe(input(1));
  });

  it('moves focus to the add button when the last task is removed', async () => {
    await open(wireNote());
    fireEvent.click(screen.getByRole('button', { name: /^Remove/ }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a task' }));
  });
});

describe('the people fields', () => {
  it('let people be added by phone number and removed again', async () => {
    await open(wireNote({ collaboratorMap: { nc_000000000001: { name: 'Ravi', phone: '+91 98•••••345' } } }));
    const group = within(screen.getByRole('group', { name: 'People' }));
    fireEvent.change(group.getByLabelText('Phone number'), { target: { value: '123' } });
    fireEvent.click(group.getByRole('button', { name: 'Add' }));
    expect(group.getByText(NOTE_MESSAGES.noNumber.words)).toBeTruthy();
    fireEvent.change(group.getByLabelText('Phone number'), { target: { value: '99000 11111' } });
    fireEvent.click(group.getByRole('button', { name: 'Add' }));
    expect(group.getByRole('button', { name: 'Remove +91 99•••••111, new' })).toBeTruthy();
    fireEvent.click(group.getByRole('button', { name: /Remove Ravi/ }));
    expect(group.queryByText(/Ravi/)).toBeNull();
  });
});
