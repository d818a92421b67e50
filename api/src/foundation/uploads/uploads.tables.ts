import { UPLOAD_MEDIA_TYPES, UPLOAD_STATES } from '@aangan/shared-kit/contracts/uploads';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { at, idOf } from '../database/public.ts';

/**
 * Files that people upload; the parts and the finished file are in the file store. `upload_owner`: lists and limits of
 * one person. `upload_leaving`: the hourly clean-up finds unfinished and taken files by age.
 */
export const upload = pgTable(
  'upload',
  {
    id: text().primaryKey(),
    accountId: text('account_id').notNull(),
    kind: text().notNull(),
    subject: text().notNull(),
    name: text().notNull(),
    state: text({ enum: UPLOAD_STATES }).notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    received: bigint({ mode: 'number' }).notNull(),
    /** Place in its list, from 0. */
    position: integer().notNull(),
    mediaType: text('media_type', { enum: UPLOAD_MEDIA_TYPES }),
    /** The first 22 characters of the SHA-256 of what was uploaded, in base64url. */
    digest: text(),
    /** Null until the file is stored, for a video (which stays in parts) and after the file was taken. */
    fileKey: text('file_key'),
    width: integer(),
    height: integer(),
    colour: text(),
    /** Perceptual hash of a picture. */
    look: text(),
    poster: boolean().notNull().default(false),
    createdAt: at('created_at').notNull(),
  },
  (table) => [
    index('upload_owner').on(table.accountId, table.kind, table.subject, table.position),
    index('upload_leaving').on(table.createdAt).where(sql`state in ('receiving', 'taken')`),
  ],
);

/** The parts of a file in the order of their first byte. */
export const uploadPart = pgTable(
  'upload_part',
  {
    uploadId: idOf('upload_id', () => upload.id, { onDelete: 'cascade' }),
    start: bigint({ mode: 'number' }).notNull(),
    bytes: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.uploadId, table.start] })],
);

/** Tokens that open one uploader on another device. */
export const uploadHandOver = pgTable('upload_hand_over', {
  tokenHash: text('token_hash').primaryKey(),
  accountId: text('account_id').notNull(),
  kind: text().notNull(),
  subject: text().notNull(),
  expiresAt: at('expires_at').notNull(),
});
