import { fieldOfMessage } from '@aangan/shared-kit/domain/note-messages';
import { randomId } from '@aangan/shared-kit/domain/random-id';
import type { Http } from '@aangan/shared-kit/platform/http';
import { secureRandom } from '@aangan/shared-kit/platform/secure-random';
import { failureOf } from '../calls/public.ts';
import { mergeDrafts } from './merge-drafts.ts';
import { type Note, noteOf } from './note.ts';
import { changesOf, draftOf, type NoteDraft, type NoteErrors } from './note-draft.ts';

export type SaveOutcome =
  | { readonly kind: 'saved'; readonly note: Note }
  /** Somebody else changed the same fields. Holds the current note. */
  | { readonly kind: 'conflict'; readonly note: Note }
  | { readonly kind: 'refused'; readonly errors: NoteErrors };

interface NoteToSave {
  readonly propertyId: string;
  readonly timeZone: string;
  /** Undefined for a new note. */
  readonly note: Note | undefined;
  /** The draft before the person's changes. */
  readonly base: NoteDraft;
  readonly draft: NoteDraft;
}

/** Somebody may change the note again during a merge. After this many tries the person decides. */
const TRIES = 3;

/**
 * Saves a note and merges changes that somebody else made. The person decides only where both changed the same field.
 */
export async function saveNote(http: Http, toSave: NoteToSave, tries = TRIES): Promise<SaveOutcome> {
  try {
    return { kind: 'saved', note: await send(http, toSave) };
  } catch (error) {
    if (!isConflict(error) || tries === 0) return { kind: 'refused', errors: errorsOf(error) };
  }
  const note = await currentNote(http, toSave).catch(() => undefined);
  if (!note)
    return { kind: 'refused', errors: { form: 'This note was deleted. Copy what you need before you close it.' } };
  const base = draftOf(note, toSave.timeZone);
  const { draft, conflicts } = mergeDrafts(toSave.base, toSave.draft, base);
  if (conflicts.length > 0) return { kind: 'conflict', note };
  return saveNote(http, { ...toSave, note, base, draft }, tries - 1);
}

async function send(http: Http, { note, propertyId, base, draft, timeZone }: NoteToSave): Promise<Note> {
  const changes = changesOf(base, draft, timeZone);
  const answer = note
    ? await http.request('PUT /nb/api/v2/user/notes/update', {
        json: { noteId: note.id, version: note.version, ...changes },
      })
    : await http.request(
        'POST /nb/api/v2/user/notes/create',
        { json: { propertyId, ...changes } },
        { headers: { 'idempotency-key': randomId(22, secureRandom) } },
      );
  return noteOf(answer.responseBody.notes[0]);
}

async function currentNote(http: Http, { note, propertyId }: NoteToSave): Promise<Note | undefined> {
  const { responseBody } = await http.request('POST /nb/api/v2/user/notes/fetch', {
    json: note ? { noteId: note.id } : { propertyId },
  });
  const [wire] = responseBody.notes;
  return wire && noteOf(wire);
}

/** Also true for a new note on a home that already has one. */
function isConflict(error: unknown): boolean {
  return failureOf(error).status === 409;
}

/** The server's validation errors by field. */
function errorsOf(error: unknown): NoteErrors {
  const { words } = failureOf(error);
  if (words === undefined) return { form: 'Your note was not saved. What you typed is still here. Please try again.' };
  return { [fieldOfMessage(words) ?? 'form']: words };
}
