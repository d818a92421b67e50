import type { NoteField } from '@aangan/shared-kit/domain/note-messages';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { draftStorage } from './draft-storage.ts';
import { mergeDrafts, type NoteConflict } from './merge-drafts.ts';
import type { Note } from './note.ts';
import { draftErrors, draftOf, isUnchanged, type NoteDraft, type NoteErrors } from './note-draft.ts';
import { type SaveOutcome, saveNote } from './save-note.ts';

/** What the form edits: an existing note, or a home without a note. */
export interface NoteSubject {
  readonly propertyId: string;
  readonly note: Note | undefined;
  readonly timeZone: string;
}

interface FormState {
  readonly note: Note | undefined;
  readonly base: NoteDraft;
  readonly draft: NoteDraft;
  readonly errors: NoteErrors;
  readonly conflicts: readonly NoteConflict[];
  /** The draft was restored from this tab. */
  readonly restored: boolean;
  readonly saving: boolean;
}

/** The form state of a note. Drafts are stored in the tab until they are saved, and changes of others are merged. */
export function useNoteForm({ propertyId, note, timeZone }: NoteSubject) {
  const { http, session, now } = usePlatform();
  const accountId = session.account?.id ?? '';
  const saved = useMemo(() => draftStorage(accountId, note?.id ?? propertyId), [accountId, note?.id, propertyId]);
  const [state, setState] = useState<FormState>(() => fresh(note, timeZone));

  const restore = useEffectEvent(() => {
    const before = saved.read();
    if (!before) return;
    const merged = mergeDrafts(before.base, before.draft, state.base);
    if (isUnchanged(state.base, merged.draft)) return saved.forget();
    setState({ ...state, ...merged, restored: true });
  });
  useEffect(() => {
    void saved;
    restore();
  }, [saved]);

  function change(part: Partial<NoteDraft>): void {
    // A save is in progress. Changes typed now would be lost when the form closes.
    if (state.saving) return;
    const draft = { ...state.draft, ...part };
    saved.keep({ base: state.base, draft });
    setState({ ...state, draft, errors: withoutErrors(state.errors, part) });
  }

  /** @returns the saved note, or undefined when saving failed; the form shows why */
  async function save(): Promise<Note | undefined> {
    const { base, draft } = state;
    const errors = draftErrors(base, draft, { timeZone, now: Math.max(now, Date.now()) });
    if (Object.keys(errors).length > 0) {
      setState({ ...state, errors });
      return undefined;
    }
    setState({ ...state, errors: {}, saving: true });
    const outcome = await saveNote(http, { propertyId, timeZone, note: state.note, base, draft });
    if (outcome.kind === 'saved') saved.forget();
    setState((latest) => after(outcome, { ...latest, saving: false }, timeZone));
    return outcome.kind === 'saved' ? outcome.note : undefined;
  }

  function startAfresh(): void {
    saved.forget();
    setState(fresh(state.note, timeZone));
  }

  return { ...state, change, save, startAfresh };
}

function fresh(note: Note | undefined, timeZone: string): FormState {
  const base = draftOf(note, timeZone);
  return { note, base, draft: base, errors: {}, conflicts: [], restored: false, saving: false };
}

function after(outcome: SaveOutcome, state: FormState, timeZone: string): FormState {
  if (outcome.kind === 'refused') return { ...state, errors: outcome.errors };
  if (outcome.kind === 'conflict') {
    const base = draftOf(outcome.note, timeZone);
    return { ...state, note: outcome.note, base, ...mergeDrafts(state.base, state.draft, base) };
  }
  return { ...state, note: outcome.note, conflicts: [], restored: false };
}

const FIELD_OF_PART: Readonly<Record<keyof NoteDraft, NoteField>> = {
  text: 'text',
  rating: 'text',
  tasks: 'tasks',
  followUp: 'followUp',
  followUpReason: 'followUp',
  people: 'people',
  phones: 'people',
};

/** Drops the error of a field that is being edited. */
function withoutErrors(errors: NoteErrors, part: Partial<NoteDraft>): NoteErrors {
  const mended = new Set<string>(['form', ...Object.keys(part).map((key) => FIELD_OF_PART[key as keyof NoteDraft])]);
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !mended.has(field)));
}
