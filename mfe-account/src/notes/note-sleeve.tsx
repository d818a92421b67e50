import { RATING_WORDS } from '@aangan/shared-kit/domain/note-limits';
import { editNoteLink } from '@aangan/shared-kit/links/account';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { Link } from '@aangan/shared-kit/platform/router';
import { AlertNote } from '@aangan/shared-kit/ui/alert-note';
import { Button } from '@aangan/shared-kit/ui/button';
import { RadioGroup } from '@aangan/shared-kit/ui/choice-group';
import { type KeyboardEvent, type SubmitEvent, useRef } from 'react';
import { ConflictNote } from './conflict-note.tsx';
import { FollowUpFields } from './follow-up-fields.tsx';
import type { NoteHome } from './note.ts';
import styles from './note-form.module.css';
import { NOTE_FORM_WORDS } from './note-form.words.ts';
import { NoteHomeView } from './note-home.tsx';
import { NoteText } from './note-text.tsx';
import { PeopleFields } from './people-fields.tsx';
import { ShareLink } from './share-link.tsx';
import { TaskList } from './task-list.tsx';
import { type NoteSubject, useNoteForm } from './use-note-form.ts';

interface NoteSleeveProps {
  readonly subject: NoteSubject;
  readonly home: NoteHome | undefined;
  /** A note that somebody else has shared on the same home. */
  readonly shared: { readonly id: string; readonly authorName: string } | undefined;
}

const RATINGS = [
  { value: '', label: 'Not rated' },
  ...RATING_WORDS.map((words, index) => ({ value: String(index + 1), label: `${index + 1} · ${words}` })),
];

/**
 * The notes sleeve, of type create or edit. Ctrl and Enter save.
 * Source: services-and-platform, section 2 (notes sleeve).
 */
export function NoteSleeve({ subject, home, shared }: NoteSleeveProps) {
  const { sheets, alerts } = usePlatform();
  const form = useNoteForm(subject);
  const element = useRef<HTMLFormElement>(null);
  const { draft, errors, note, saving } = form;
  const own = note === undefined || note.role === 'author';

  async function save(): Promise<void> {
    const saved = await form.save();
    if (saved) {
      alerts.show('success', 'Note saved.');
      return sheets.close(saved);
    }
    // Focus moves after the errors are rendered.
    requestAnimationFrame(() => element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    void save();
  }

  function press(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (!saving) void save();
  }

  return (
    <div className={styles.sleeve}>
      <NoteHomeView home={home} heading="h1" />
      {shared && (
        <AlertNote tone="info">
          {shared.authorName} {NOTE_FORM_WORDS.shared} <Link to={editNoteLink(shared.id)}>Open it</Link>
        </AlertNote>
      )}
      {note && !own && <p className={styles.help}>{NOTE_FORM_WORDS.sharedWithYou(note.authorName)}</p>}
      <form ref={element} className={styles.form} noValidate aria-busy={saving} onSubmit={submit} onKeyDown={press}>
        {form.restored && (
          <AlertNote tone="info">
            {NOTE_FORM_WORDS.draft}{' '}
            <Button variant="quiet" size="small" onClick={form.startAfresh}>
              Start again
            </Button>
          </AlertNote>
        )}
        <ConflictNote conflicts={form.conflicts} timeZone={subject.timeZone} />
        <NoteText value={draft.text} error={errors.text} readOnly={!own} onChange={(text) => form.change({ text })} />
        {own && (
          <RadioGroup
            legend={NOTE_FORM_WORDS.rating}
            name="rating"
            options={RATINGS}
            value={String(draft.rating ?? '')}
            onChange={(value) => form.change({ rating: value === '' ? null : Number(value) })}
          />
        )}
        <TaskList tasks={draft.tasks} error={errors.tasks} onChange={(tasks) => form.change({ tasks })} />
        {own && (
          <>
            <FollowUpFields draft={draft} timeZone={subject.timeZone} error={errors.followUp} onChange={form.change} />
            <PeopleFields people={note?.people ?? []} draft={draft} error={errors.people} onChange={form.change} />
          </>
        )}
        {note && own && <ShareLink noteId={note.id} shareToken={note.shareToken} />}
        {errors.form !== undefined && <AlertNote tone="error">{errors.form}</AlertNote>}
        <div className={styles.actions}>
          <Button type="submit" variant="primary" busy={saving}>
            Save note
          </Button>
          <Button onClick={() => sheets.close()}>Close</Button>
        </div>
      </form>
    </div>
  );
}
