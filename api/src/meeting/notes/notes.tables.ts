import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, idOf } from '../../foundation/database/public.ts';
import { account } from '../../people/accounts/public.ts';

/** Notes on homes: one per person and home. */
export const note = pgTable(
  'note',
  {
    id: text().primaryKey(),
    authorId: idOf('author_id', () => account.id),
    /** No foreign key: listings are deleted, notes on them stay. */
    propertyId: text('property_id').notNull(),
    text: text().notNull(),
    /** 1 to 5. */
    rating: smallint(),
    followUpAt: at('follow_up_at'),
    followUpReason: text('follow_up_reason').notNull(),
    /** When the author was reminded of the follow-up. */
    remindedAt: at('reminded_at'),
    /** In plain text, because the link must be shown again; who reads this table can read the notes as well. */
    shareToken: text('share_token').unique(),
    version: integer().notNull(),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
    /** Can be restored for a while, then it is deleted for good. */
    deletedAt: at('deleted_at'),
  },
  (table) => [
    uniqueIndex('note_author_property').on(table.authorId, table.propertyId).where(sql`deleted_at is null`),
    index('note_follow_up').on(table.followUpAt).where(sql`reminded_at is null and deleted_at is null`),
    index('note_deleted').on(table.deletedAt).where(sql`deleted_at is not null`),
  ],
);

export const noteTask = pgTable(
  'note_task',
  {
    noteId: idOf('note_id', () => note.id, { onDelete: 'cascade' }),
    /** The person who added it. */
    id: text().notNull(),
    text: text().notNull(),
    done: boolean().notNull(),
    position: smallint().notNull(),
  },
  (table) => [primaryKey({ columns: [table.noteId, table.id] })],
);

/**
 * Collaborators of a note. The author gives a number; the account with that number takes the place, at once or when it
 * signs up. Later owners of the number do not get it.
 */
export const noteCollaborator = pgTable(
  'note_collaborator',
  {
    id: text().primaryKey(),
    noteId: idOf('note_id', () => note.id, { onDelete: 'cascade' }),
    /** `+919845012345`, as the author gave it. */
    phone: text().notNull(),
    accountId: text('account_id').references(() => account.id),
    addedAt: at('added_at').notNull(),
    /** When the person first opened the note; from then on their name is shown. */
    openedAt: at('opened_at'),
  },
  (table) => [
    uniqueIndex('note_collaborator_phone').on(table.noteId, table.phone),
    index('note_collaborator_waiting').on(table.phone).where(sql`account_id is null`),
    index('note_collaborator_account').on(table.accountId),
  ],
);

export type NoteRow = typeof note.$inferSelect;
export type NoteTaskRow = typeof noteTask.$inferSelect;
