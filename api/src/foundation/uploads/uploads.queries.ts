import { and, asc, eq, gt, inArray, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction, Transaction } from '../database/public.ts';
import type { UploadPlace } from '../module/public.ts';
import { upload, uploadHandOver, uploadPart } from './uploads.tables.ts';

export type UploadRow = typeof upload.$inferSelect;
export type HandOverRow = typeof uploadHandOver.$inferSelect;

/** Maximum number of unfinished uploads that one clean-up deletes. */
const LEAVING = 500;

/** A list of uploads: one person, one kind, one subject. */
export interface UploadList extends UploadPlace {
  readonly kind: string;
}

/** The ids that we make. */
const UPLOAD_ID = /^upl_[\w-]+$/;

const inList = ({ accountId, kind, subject }: UploadList) =>
  and(eq(upload.accountId, accountId), eq(upload.kind, kind), eq(upload.subject, subject));

/** Locks the person's uploads until the transaction ends, so that limits hold for parallel requests. */
export async function lockUploads(transaction: Transaction, accountId: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`uploads ${accountId}`}, 0))`);
}

/** What a person has uploaded: files of the list, files since a time, and bytes altogether. */
export async function usageOf(transaction: Transaction, list: UploadList, since: Date) {
  const own = sql`${upload.kind} = ${list.kind} and ${upload.subject} = ${list.subject}`;
  const [usage] = await transaction
    .select({
      listed: sql<number>`count(*) filter (where ${own} and ${upload.state} <> 'taken')::int`,
      position: sql<number>`coalesce(max(${upload.position}) filter (where ${own}) + 1, 0)::int`,
      recent: sql<number>`count(*) filter (where ${gt(upload.createdAt, since)})::int`,
      bytes: sql<number>`coalesce(sum(${upload.bytes}), 0)::float8`,
    })
    .from(upload)
    .where(eq(upload.accountId, list.accountId));
  return usage ?? { listed: 0, position: 0, recent: 0, bytes: 0 };
}

export async function saveUpload(transaction: Transaction, row: typeof upload.$inferInsert): Promise<void> {
  await transaction.insert(upload).values(row);
}

/** @param id may come from an address; PostgreSQL refuses a NUL character, and no id has one */
export async function uploadOf(database: DatabaseOrTransaction, id: string): Promise<UploadRow | undefined> {
  if (!UPLOAD_ID.test(id)) return undefined;
  const [row] = await database.select().from(upload).where(eq(upload.id, id));
  return row;
}

/** Uploads by their ids. */
export async function uploadsById(database: DatabaseOrTransaction, ids: readonly string[]): Promise<UploadRow[]> {
  if (ids.length === 0) return [];
  return database
    .select()
    .from(upload)
    .where(inArray(upload.id, [...ids]));
}

/** The upload, locked until the transaction ends. */
export async function holdUpload(transaction: Transaction, id: string): Promise<UploadRow | undefined> {
  const [row] = await transaction.select().from(upload).where(eq(upload.id, id)).for('update');
  return row;
}

/** The person's uploads of a kind, in their order. @param subject by default all of them */
export async function uploadsOf(
  database: DatabaseOrTransaction,
  accountId: string,
  kind: string,
  subject?: string,
): Promise<UploadRow[]> {
  return database
    .select()
    .from(upload)
    .where(
      and(
        eq(upload.accountId, accountId),
        eq(upload.kind, kind),
        subject === undefined ? undefined : eq(upload.subject, subject),
      ),
    )
    .orderBy(asc(upload.subject), asc(upload.position), asc(upload.id));
}

/** The other uploads of a list. @param states by default all of them */
/** Finished files of a list. */
export async function readyUploads(database: DatabaseOrTransaction, list: UploadList): Promise<UploadRow[]> {
  const rows = await uploadsOf(database, list.accountId, list.kind, list.subject);
  return rows.filter(({ state }) => state === 'ready');
}

export async function othersOf(transaction: Transaction, row: UploadRow, states: UploadRow['state'][]) {
  return transaction
    .select()
    .from(upload)
    .where(and(inList(row), ne(upload.id, row.id), inArray(upload.state, states)));
}

export async function changeUpload(
  transaction: DatabaseOrTransaction,
  id: string,
  change: Partial<UploadRow>,
  only?: SQL,
): Promise<UploadRow | undefined> {
  const [row] = await transaction
    .update(upload)
    .set(change)
    .where(and(eq(upload.id, id), only))
    .returning();
  return row;
}

export async function deleteUpload(transaction: Transaction, id: string): Promise<void> {
  await transaction.delete(upload).where(eq(upload.id, id));
}

/** Puts the given uploads of a list in front, in this order. */
export async function orderUploads(transaction: Transaction, list: UploadList, ids: readonly string[]): Promise<void> {
  const order = sql`array_position(array[${sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )}]::text[], ${upload.id})`;
  await transaction
    .update(upload)
    .set({ position: sql`coalesce(${order} - 1, ${upload.position} + ${ids.length})` })
    .where(inList(list));
}

export async function partsOf(database: DatabaseOrTransaction, id: string) {
  return database.select().from(uploadPart).where(eq(uploadPart.uploadId, id)).orderBy(asc(uploadPart.start));
}

export async function savePart(transaction: Transaction, row: typeof uploadPart.$inferInsert): Promise<void> {
  await transaction.insert(uploadPart).values(row);
}

export async function deleteParts(transaction: Transaction, id: string): Promise<void> {
  await transaction.delete(uploadPart).where(eq(uploadPart.uploadId, id));
}

/** Uploads that were never finished, and those that were taken. */
export async function leavingUploads(database: Database, before: Date): Promise<UploadRow[]> {
  return database
    .select()
    .from(upload)
    .where(and(sql`${upload.state} in ('receiving', 'taken')`, lt(upload.createdAt, before)))
    .orderBy(asc(upload.createdAt))
    .limit(LEAVING);
}

/** Every upload of a person. */
export async function everyUploadOf(transaction: Transaction, accountId: string): Promise<UploadRow[]> {
  return transaction.select().from(upload).where(eq(upload.accountId, accountId));
}

/** Stores a token in the place of earlier ones for the same uploader. */
export async function saveHandOver(transaction: Transaction, row: HandOverRow): Promise<void> {
  const { accountId, kind, subject } = row;
  await transaction
    .delete(uploadHandOver)
    .where(
      and(eq(uploadHandOver.accountId, accountId), eq(uploadHandOver.kind, kind), eq(uploadHandOver.subject, subject)),
    );
  await transaction.insert(uploadHandOver).values(row);
}

export async function handOverOf(database: Database, tokenHash: string, at: Date): Promise<HandOverRow | undefined> {
  const [row] = await database
    .select()
    .from(uploadHandOver)
    .where(and(eq(uploadHandOver.tokenHash, tokenHash), gt(uploadHandOver.expiresAt, at)));
  return row;
}

export async function deleteHandOvers(database: Database, before: Date): Promise<void> {
  await database.delete(uploadHandOver).where(lt(uploadHandOver.expiresAt, before));
}
