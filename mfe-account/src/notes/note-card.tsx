import { editNoteLink } from '@aangan/shared-kit/links/account';
import type { CallOptions } from '@aangan/shared-kit/platform/http';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { Link, useRevalidator } from '@aangan/shared-kit/platform/router';
import { useMutation } from '@aangan/shared-kit/platform/use-mutation';
import { Button } from '@aangan/shared-kit/ui/button';
import { type MouseEvent, useState } from 'react';
import { failureOf } from '../calls/public.ts';
import type { Note } from './note.ts';
import { NOTE_WORDS } from './note.words.ts';
import styles from './note-card.module.css';
import { NoteContent } from './note-content.tsx';
import { NoteHomeView } from './note-home.tsx';

interface NoteCardProps {
  readonly note: Note;
  readonly timeZone: string;
}

/** A note in the list: its content, its tasks and its actions. */
export function NoteCard({ note, timeZone }: NoteCardProps) {
  const { http, sheets, alerts } = usePlatform();
  const { revalidate } = useRevalidator();
  const [gone, setGone] = useState(false);
  const { id, role, version } = note;
  const title = note.home?.title ?? NOTE_WORDS.homeGone;

  const edit = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void sheets.open(editNoteLink(id)).then((saved) => (saved ? revalidate() : undefined));
  };
  const params = { params: { noteId: id } };
  const changes = {
    async remove(options: CallOptions) {
      await http.request('DELETE /nb/api/v2/user/notes/{noteId}', params, options);
      setGone(true);
    },
    async restore(options: CallOptions) {
      await http.request('POST /nb/api/v2/user/notes/{noteId}/restore', params, options);
      await revalidate();
      setGone(false);
    },
    async leave(options: CallOptions) {
      await http.request('POST /nb/api/v2/user/notes/{noteId}/leave', params, options);
      await revalidate();
    },
    async followedUp(options: CallOptions) {
      const json = { noteId: id, version, followUpTime: null, followUpReason: '' };
      await http.request('PUT /nb/api/v2/user/notes/update', { json }, options);
      await revalidate();
    },
  };
  // The version belongs to the input: a change of a newer note is another attempt.
  const changing = useMutation(async ({ name }: { name: keyof typeof changes; version: number }, options) => {
    try {
      await changes[name](options);
    } catch (error) {
      const { status, words } = failureOf(error);
      if (!options.signal?.aborted) alerts.show('error', words ?? NOTE_WORDS.failed);
      // Somebody else changed the note first, so the page shows an old version.
      if (status === 409 || status === 404) await revalidate();
      throw error;
    }
  });
  const { busy } = changing;
  const change = (name: keyof typeof changes) => void changing.run({ name, version });

  if (gone) {
    return (
      <div className={styles.gone} role="status">
        <p>Note on {title} deleted.</p>
        <Button size="small" busy={busy} onClick={() => change('restore')}>
          Undo
        </Button>
      </div>
    );
  }
  return (
    <article className={styles.card}>
      <NoteHomeView home={note.home} heading="h2" />
      <NoteContent note={note} timeZone={timeZone} />
      <div className={styles.tools}>
        <Link to={editNoteLink(id)} className={styles.edit} aria-label={NOTE_WORDS.edit(title)} onClick={edit}>
          {role === 'author' ? 'Edit' : 'Open'}
        </Link>
        {role === 'author' && note.followUpAt !== null && (
          <Button variant="quiet" size="small" busy={busy} onClick={() => change('followedUp')}>
            Followed up
          </Button>
        )}
        {role === 'author' ? (
          <Button variant="quiet" size="small" busy={busy} onClick={() => change('remove')}>
            Delete
          </Button>
        ) : (
          <Button variant="quiet" size="small" busy={busy} onClick={() => change('leave')}>
            Leave
          </Button>
        )}
      </div>
    </article>
  );
}
