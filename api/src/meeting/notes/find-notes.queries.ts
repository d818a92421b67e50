import { and, asc, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import { account } from '../../people/accounts/public.ts';
import { cardsById, type ListingCard } from '../../search/listings/public.ts';
import type { NoteRole } from './note-rights.ts';
import { type NoteRow, type NoteTaskRow, note, noteCollaborator, noteTask } from './notes.tables.ts';

interface NotePerson {
  readonly id: string;
  readonly noteId: string;
  readonly phone: string;
  /** Null until they have opened the note. */
  readonly name: string | null;
}

/** A note with all its content, for a person who may read it. */
export interface WholeNote {
  readonly note: NoteRow;
  readonly role: NoteRole;
  readonly authorName: string;
  readonly tasks: readonly NoteTaskRow[];
  readonly people: readonly NotePerson[];
  /** Undefined once the listing is deleted. */
  readonly home: ListingCard | undefined;
}

/** Gives the account the invitations that wait for its number. */
export async function takePlaces(database: Database, accountId: string): Promise<void> {
  await database.execute(sql`
    update note_collaborator c set account_id = a.id from account a
    where a.id = ${accountId} and c.account_id is null and c.phone = a.phone`);
}

const isCollaborator = (accountId: string): SQL => sql`exists (
  select 1 from note_collaborator c where c.note_id = ${note.id} and c.account_id = ${accountId})`;

/** Notes that the account wrote or collaborates on, with its role in each. */
export const ownOrShared = (accountId: string): SQL | undefined =>
  and(isNull(note.deletedAt), or(eq(note.authorId, accountId), isCollaborator(accountId)));

export const roleOf = (accountId: string) =>
  sql<NoteRole>`case when ${note.authorId} = ${accountId} then 'author' else 'collaborator' end`;

interface NoteQuery {
  readonly propertyId?: string | undefined;
  readonly noteId?: string | undefined;
  readonly search?: string | undefined;
  readonly openFollowUps: boolean;
  /** From 1. */
  readonly page: number;
}

export const NOTES_A_PAGE = 20;

/** One page of the account's notes, last changed first, and the total. */
export async function findNotes(
  database: Database,
  accountId: string,
  { propertyId, noteId, search, openFollowUps, page }: NoteQuery,
): Promise<{ notes: WholeNote[]; total: number }> {
  const rows = await database
    .select({ note, role: roleOf(accountId), total: sql<number>`(count(*) over ())::int` })
    .from(note)
    .where(
      and(
        ownOrShared(accountId),
        propertyId === undefined ? undefined : eq(note.propertyId, propertyId),
        noteId === undefined ? undefined : eq(note.id, noteId),
        search ? hasWords(search) : undefined,
        openFollowUps ? isNotNull(note.followUpAt) : undefined,
      ),
    )
    .orderBy(
      ...(openFollowUps ? [asc(note.followUpAt)] : []),
      // Of several notes on one home, the person's own is first.
      ...(propertyId === undefined ? [] : [desc(sql`${note.authorId} = ${accountId}`)]),
      desc(note.updatedAt),
      asc(note.id),
    )
    .limit(NOTES_A_PAGE)
    .offset((page - 1) * NOTES_A_PAGE);
  return { notes: await wholeNotes(database, rows), total: rows[0]?.total ?? 0 };
}

function hasWords(search: string): SQL {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`(${note.text} ilike ${pattern} or ${note.followUpReason} ilike ${pattern}
    or exists (select 1 from note_task t where t.note_id = ${note.id} and t.text ilike ${pattern})
    or exists (select 1 from listing l where l.id = ${note.propertyId} and l.title ilike ${pattern}))`;
}

/** The note of a link, for anybody with the link. */
export async function noteOfLink(
  database: Database,
  accountId: string,
  shareToken: string,
): Promise<WholeNote | undefined> {
  const rows = await database
    .select({
      note,
      role: sql<NoteRole>`case when ${note.authorId} = ${accountId} then 'author'
        when ${isCollaborator(accountId)} then 'collaborator' else 'reader' end`,
    })
    .from(note)
    .where(and(eq(note.shareToken, shareToken), isNull(note.deletedAt)));
  return (await wholeNotes(database, rows))[0];
}

/** One note of the account in its current version. */
export async function wholeNote(database: Database, accountId: string, noteId: string): Promise<WholeNote | undefined> {
  const { notes } = await findNotes(database, accountId, { noteId, openFollowUps: false, page: 1 });
  return notes[0];
}

/** Records the first time that a collaborator opens a note. */
export async function noteOpened(database: Database, accountId: string, noteId: string, at: Date): Promise<void> {
  await database
    .update(noteCollaborator)
    .set({ openedAt: at })
    .where(
      and(
        eq(noteCollaborator.noteId, noteId),
        eq(noteCollaborator.accountId, accountId),
        isNull(noteCollaborator.openedAt),
      ),
    );
}

async function wholeNotes(
  database: Database,
  rows: readonly { note: NoteRow; role: NoteRole }[],
): Promise<WholeNote[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.note.id);
  const authors = [...new Set(rows.map((row) => row.note.authorId))];
  const [tasks, people, names, homes] = await Promise.all([
    database.select().from(noteTask).where(inArray(noteTask.noteId, ids)).orderBy(asc(noteTask.position)),
    peopleOf(database, ids),
    database.select({ id: account.id, name: account.name }).from(account).where(inArray(account.id, authors)),
    cardsById(database, [...new Set(rows.map((row) => row.note.propertyId))]),
  ]);
  return rows.map((row) => ({
    note: row.note,
    role: row.role,
    authorName: names.find(({ id }) => id === row.note.authorId)?.name ?? '',
    tasks: tasks.filter(({ noteId }) => noteId === row.note.id),
    people: people.filter(({ noteId }) => noteId === row.note.id),
    home: homes.find(({ id }) => id === row.note.propertyId),
  }));
}

function peopleOf(database: Database, noteIds: readonly string[]): Promise<NotePerson[]> {
  return database
    .select({
      id: noteCollaborator.id,
      noteId: noteCollaborator.noteId,
      phone: noteCollaborator.phone,
      name: sql<string | null>`case when ${noteCollaborator.openedAt} is not null then ${account.name} end`,
    })
    .from(noteCollaborator)
    .leftJoin(account, eq(account.id, noteCollaborator.accountId))
    .where(inArray(noteCollaborator.noteId, [...noteIds]))
    .orderBy(asc(noteCollaborator.addedAt), asc(noteCollaborator.id));
}
