import { NOTE_UNDO_MS } from '@aangan/shared-kit/domain/note-limits';
import { NOTE_MESSAGES } from '@aangan/shared-kit/domain/note-messages';
import { and, eq, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import { newToken } from '../../foundation/random/public.ts';
import { CallError, notFound } from '../../foundation/server/public.ts';
import { note, noteCollaborator } from './notes.tables.ts';

const own = (accountId: string, noteId: string) => and(eq(note.id, noteId), eq(note.authorId, accountId));

/** @throws CallError 404 unless it is the account's own */
export async function deleteNote(database: Database, accountId: string, noteId: string, at: Date): Promise<void> {
  const deleted = await database
    .update(note)
    .set({ deletedAt: at })
    .where(and(own(accountId, noteId), isNull(note.deletedAt)))
    .returning({ id: note.id });
  if (deleted.length === 0) throw notFound(NOTE_MESSAGES.noSuchNote.words);
}

/** @throws CallError 404 if there is nothing to restore, 409 if another note on the home was written since */
export async function restoreNote(database: Database, accountId: string, noteId: string, at: Date): Promise<void> {
  const since = new Date(at.getTime() - NOTE_UNDO_MS);
  const restored = await database.execute(sql`
    update note set deleted_at = null, version = version + 1, updated_at = ${at}
    where id = ${noteId} and author_id = ${accountId} and deleted_at > ${since}
      and not exists (select 1 from note other where other.author_id = note.author_id
        and other.property_id = note.property_id and other.deleted_at is null)`);
  if (restored.rowCount) return;
  const [saved] = await database
    .select({ id: note.id })
    .from(note)
    .where(and(own(accountId, noteId), isNotNull(note.deletedAt), gt(note.deletedAt, since)));
  if (saved) throw new CallError(409, NOTE_MESSAGES.oneNote.words);
  throw notFound(NOTE_MESSAGES.tooLateToRestore.words);
}

/** Deletes notes whose restore period is over. @returns how many */
export async function deleteDeletedNotes(database: Database, now: Date): Promise<number> {
  const gone = await database
    .delete(note)
    .where(lte(note.deletedAt, new Date(now.getTime() - NOTE_UNDO_MS)))
    .returning({ id: note.id });
  return gone.length;
}

/** Gives the note a link, or returns its existing one. @throws CallError 404 unless it is the account's own */
export async function shareNote(database: Database, accountId: string, noteId: string): Promise<void> {
  const token = newToken();
  await setToken(database, accountId, noteId, sql`coalesce(${note.shareToken}, ${token})`);
}

/** Revokes the link; a later link is different. @throws CallError 404 unless it is the account's own */
export async function unshareNote(database: Database, accountId: string, noteId: string): Promise<void> {
  await setToken(database, accountId, noteId, null);
}

async function setToken(
  database: Database,
  accountId: string,
  noteId: string,
  shareToken: ReturnType<typeof sql> | null,
): Promise<void> {
  const changed = await database
    .update(note)
    .set({ shareToken })
    .where(and(own(accountId, noteId), isNull(note.deletedAt)))
    .returning({ id: note.id });
  if (changed.length === 0) throw notFound(NOTE_MESSAGES.noSuchNote.words);
}

/** @throws CallError 404 when nobody has shared the note with the account */
export async function leaveNote(database: Database, accountId: string, noteId: string): Promise<void> {
  const left = await database
    .delete(noteCollaborator)
    .where(and(eq(noteCollaborator.noteId, noteId), eq(noteCollaborator.accountId, accountId)))
    .returning({ id: noteCollaborator.id });
  if (left.length === 0) throw notFound(NOTE_MESSAGES.noSuchNote.words);
}
