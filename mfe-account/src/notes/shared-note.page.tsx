import { editNoteLink } from '@aangan/shared-kit/links/account';
import { notFound, type PageArgs, type PageHead, usePageData } from '@aangan/shared-kit/platform/page';
import { LinkButton } from '@aangan/shared-kit/ui/button';
import { fetchNotes } from './fetch-notes.ts';
import { NoteContent } from './note-content.tsx';
import styles from './note-form.module.css';
import { NoteHomeView } from './note-home.tsx';
import { SHARED_NOTE_WORDS } from './shared-note.words.ts';

/** Loads a note by its share link, without the people it is shared with. */
export async function loader({ params, platform: { http } }: PageArgs) {
  const { notes, timeZone } = await fetchNotes(http, { shareToken: params.shareToken ?? '' });
  const [note] = notes;
  if (!note) throw notFound();
  return { note, timeZone };
}

export function head(): PageHead {
  return { title: SHARED_NOTE_WORDS.title, robots: 'noindex' };
}

export function Component() {
  const { note, timeZone } = usePageData<typeof loader>();
  return (
    <div className={styles.sleeve}>
      <NoteHomeView home={note.home} heading="h1" />
      <NoteContent note={note} timeZone={timeZone} />
      {note.role === 'reader' ? (
        <p className={styles.help}>{SHARED_NOTE_WORDS.lead(note.authorName)}</p>
      ) : (
        <LinkButton to={editNoteLink(note.id)}>Edit this note</LinkButton>
      )}
    </div>
  );
}
