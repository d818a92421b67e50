import type { NoteField } from '@aangan/shared-kit/domain/note-messages';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { draftStorage } from './draft-storage.ts';
import { mergeDrafts, type NoteConflict } from './merge-drafts.ts';
import type { Note } from './note.ts';
import { draftErrors, draftOf, isUnchanged, type NoteDraft, type NoteErrors } from './note-draft.ts';
import { type SaveOutcome, saveNote } from './save-note.ts';

/** What the form is about: a note there is, or a home that has none yet. */
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
  /** What was typed before in this tab is back. */
  readonly restored: boolean;
  readonly saving: boolean;
}

/** The form of a note: what is typed is kept in the tab until it is saved, and what others change meanwhile comes in. */
export function useNoteForm({ propertyId, note, timeZone }: NoteSubject) {
  const { http, session, now } = usePlatform();
  const accountId = session.account?.id ?? '';
  const kept = useMemo(() => draftStorage(accountId, note?.id ?? propertyId), [accountId, note?.id, propertyId]);
  const [state, setState] = useState<FormState>(() => fresh(note, timeZone));

  const restore = useEffectEvent(() => {
    const before = kept.read();
    if (!before) return;
    const merged = mergeDrafts(before.base, before.draft, state.base);
    if (isUnchanged(state.base, merged.draft)) return kept.forget();
    setState({ ...state, ...merged, restored: true });
  });
  useEffect(() => {
    void kept;
    restore();
  }, [kept]);

  function change(part: Partial<NoteDraft>): void {
    // It is on its way; what is typed in that moment would be lost with the form.
    if (state.saving) return;
    const draft = { ...state.draft, ...part };
    kept.keep({ base: state.base, draft });
    setState({ ...state, draft, errors: withoutErrors(state.errors, part) });
  }

  /** @returns the saved note, or undefined when something is in the way; the form says what */
  async function save(): Promise<Note | undefined> {
    const { base, draft } = state;
    const errors = draftErrors(base, draft, { timeZone, now: Math.max(now, Date.now()) });
    if (Object.keys(errors).length > 0) {
      setState({ ...state, errors });
      return undefined;
    }
    setState({ ...state, errors: {}, saving: true });
    const outcome = await saveNote(http, { propertyId, timeZone, note: state.note, base, draft });
    if (outcome.kind === 'saved') kept.forget();
    setState((latest) => after(outcome, { ...latest, saving: false }, timeZone));
    return outcome.kind === 'saved' ? outcome.note : undefined;
  }

  function startAfresh(): void {
    kept.forget();
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

/** What is being mended is no longer called wrong. */
function withoutErrors(errors: NoteErrors, part: Partial<NoteDraft>): NoteErrors {
  const mended = new Set<string>(['form', ...Object.keys(part).map((key) => FIELD_OF_PART[key as keyof NoteDraft])]);
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !mended.has(field)));
}
