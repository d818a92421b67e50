import { randomBytes } from 'node:crypto';
import { NOTE_LIMITS } from '@aangan/shared-kit/domain/note-limits';
import { NOTE_MESSAGES } from '@aangan/shared-kit/domain/note-messages';
import { and, count, eq, isNull, notInArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../foundation/database/public.ts';
import { newId } from '../../foundation/random/public.ts';
import { CallError, notFound } from '../../foundation/server/public.ts';
import { account } from '../../people/accounts/public.ts';
import { listing } from '../../search/listings/public.ts';
import { ownOrShared, roleOf } from './find-notes.queries.ts';
import { badNote, checkedPhones, checkFollowUp, checkRights, type NoteChanges, type NoteTask } from './note-changes.ts';
import { note, noteCollaborator, noteTask } from './notes.tables.ts';

interface Writing {
  readonly accountId: string;
  readonly changes: NoteChanges;
  readonly at: Date;
}

/**
 * Inserts a new note.
 * @returns its id
 * @throws CallError 404 without such a home, 409 when there is a note on it already or the limit is reached
 */
export async function createNote(
  store: Transaction,
  propertyId: string,
  { accountId, changes, at }: Writing,
): Promise<string> {
  // Serialises the person's new notes, so that concurrent requests cannot pass the limit.
  const [author] = await store
    .select({ phone: account.phone })
    .from(account)
    .where(eq(account.id, accountId))
    .for('no key update');
  const [home] = await store.select({ id: listing.id }).from(listing).where(eq(listing.id, propertyId));
  if (!home) throw notFound(NOTE_MESSAGES.noSuchHome.words);
  await checkRoom(store, accountId);
  checkFollowUp(changes.followUpAt, null, at.getTime());
  const id = newId('note');
  const made = await store
    .insert(note)
    .values({
      id,
      authorId: accountId,
      propertyId,
      text: changes.text ?? '',
      rating: changes.rating ?? null,
      followUpAt: changes.followUpAt ?? null,
      followUpReason: changes.followUpReason ?? '',
      version: 1,
      createdAt: at,
      updatedAt: at,
    })
    .onConflictDoNothing()
    .returning({ id: note.id });
  if (made.length === 0) throw new CallError(409, NOTE_MESSAGES.oneNote.words);
  await saveTasks(store, id, changes.tasks);
  await savePeople(store, id, { changes, own: author?.phone ?? null, at });
  return id;
}

async function checkRoom(store: Transaction, accountId: string): Promise<void> {
  const [saved] = await store
    .select({ notes: count() })
    .from(note)
    .where(and(eq(note.authorId, accountId), isNull(note.deletedAt)));
  if ((saved?.notes ?? 0) >= NOTE_LIMITS.notes) throw new CallError(409, NOTE_MESSAGES.tooManyNotes.words);
}

/**
 * Changes a note if the account may.
 * @param version of the note that the changes are based on
 * @returns false, with nothing changed, when the note has changed since
 * @throws CallError 404 for a note that is not theirs, 403 for parts that only the author may change
 */
export async function changeNote(
  database: Database,
  { noteId, version }: { noteId: string; version: number },
  { accountId, changes, at }: Writing,
): Promise<boolean> {
  return database.transaction(async (store) => {
    const before = await lockNote(store, accountId, noteId);
    checkRights(changes, before.role);
    if (before.note.version !== version) return false;
    checkFollowUp(changes.followUpAt, before.note.followUpAt, at.getTime());
    const moved =
      changes.followUpAt !== undefined && changes.followUpAt?.getTime() !== before.note.followUpAt?.getTime();
    await store
      .update(note)
      .set({
        text: changes.text,
        rating: changes.rating,
        followUpAt: changes.followUpAt,
        followUpReason: changes.followUpReason,
        ...(moved && { remindedAt: null }),
        version: sql`${note.version} + 1`,
        updatedAt: at,
      })
      .where(eq(note.id, noteId));
    await saveTasks(store, noteId, changes.tasks);
    if (before.role === 'author') await savePeople(store, noteId, { changes, own: before.phone, at });
    return true;
  });
}

/** Checks tasks off, whatever else has changed; deleted tasks are ignored. */
export async function checkTasks(
  database: Database,
  noteId: string,
  { accountId, statuses, at }: { accountId: string; statuses: Readonly<Record<string, boolean>>; at: Date },
): Promise<void> {
  await database.transaction(async (store) => {
    await lockNote(store, accountId, noteId);
    for (const [id, done] of Object.entries(statuses)) {
      await store
        .update(noteTask)
        .set({ done })
        .where(and(eq(noteTask.noteId, noteId), eq(noteTask.id, id)));
    }
    await store
      .update(note)
      .set({ version: sql`${note.version} + 1`, updatedAt: at })
      .where(eq(note.id, noteId));
  });
}

/** The note with its row locked until the transaction ends. */
async function lockNote(store: Transaction, accountId: string, noteId: string) {
  const [found] = await store
    .select({ note, role: roleOf(accountId) })
    .from(note)
    .where(and(eq(note.id, noteId), ownOrShared(accountId)))
    .for('update');
  if (!found) throw notFound(NOTE_MESSAGES.noSuchNote.words);
  const [author] = await store
    .select({ phone: account.phone })
    .from(account)
    .where(eq(account.id, found.note.authorId));
  return { ...found, phone: author?.phone ?? null };
}

async function saveTasks(store: Transaction, noteId: string, tasks: readonly NoteTask[] | undefined): Promise<void> {
  if (!tasks) return;
  await store.delete(noteTask).where(eq(noteTask.noteId, noteId));
  const rows = tasks.map((task, position) => ({ noteId, ...task, position }));
  if (rows.length > 0) await store.insert(noteTask).values(rows);
}

async function savePeople(
  store: Transaction,
  noteId: string,
  { changes, own, at }: { changes: NoteChanges; own: string | null; at: Date },
): Promise<void> {
  const { savedPeople, addedPhones = [] } = changes;
  if (savedPeople) {
    const others = savedPeople.length > 0 ? notInArray(noteCollaborator.id, [...savedPeople]) : undefined;
    await store.delete(noteCollaborator).where(and(eq(noteCollaborator.noteId, noteId), others));
  }
  const phones = checkedPhones(addedPhones, own);
  if (phones.length === 0) return;
  await store
    .insert(noteCollaborator)
    .values(phones.map((phone) => ({ id: `nc_${randomBytes(9).toString('base64url')}`, noteId, phone, addedAt: at })))
    .onConflictDoNothing();
  const [people] = await store
    .select({ number: count() })
    .from(noteCollaborator)
    .where(eq(noteCollaborator.noteId, noteId));
  if ((people?.number ?? 0) > NOTE_LIMITS.collaborators) throw badNote('tooManyPeople', 'collaboratorPhoneNumbers');
}
