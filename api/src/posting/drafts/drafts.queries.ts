import { and, count, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction, Transaction } from '../../foundation/database/public.ts';
import { place } from '../../places/public.ts';
import { listing, listingPhoto, listingVideo } from '../../search/listings/public.ts';
import { type DraftRow, postingDraft } from './drafts.tables.ts';
import type { ListingState } from './posting-state.ts';

/** A draft of the person, or undefined: nobody else's is found. */
export async function draftOf(
  database: DatabaseOrTransaction,
  accountId: string,
  id: string,
): Promise<DraftRow | undefined> {
  const [row] = await database.select().from(postingDraft).where(mine(accountId, id));
  return row;
}

/** The same, locked until the end of the transaction, so that two devices save one after the other. */
export async function holdDraft(
  transaction: Transaction,
  accountId: string,
  id: string,
): Promise<DraftRow | undefined> {
  const [row] = await transaction.select().from(postingDraft).where(mine(accountId, id)).for('update');
  return row;
}

function mine(accountId: string, id: string) {
  return and(eq(postingDraft.id, id), eq(postingDraft.accountId, accountId));
}

function isOpen(accountId: string) {
  const open = and(isNull(postingDraft.publishedAt), isNull(postingDraft.deletedAt));
  return and(eq(postingDraft.accountId, accountId), open);
}

/** Unfinished drafts of the person, the one changed last first. */
export function openDrafts(database: Database, accountId: string): Promise<DraftRow[]> {
  return database
    .select()
    .from(postingDraft)
    .where(isOpen(accountId))
    .orderBy(desc(postingDraft.changedAt), desc(postingDraft.id));
}

export async function countOpenDrafts(transaction: Transaction, accountId: string): Promise<number> {
  const [row] = await transaction.select({ drafts: count() }).from(postingDraft).where(isOpen(accountId));
  return row?.drafts ?? 0;
}

export async function saveDraft(transaction: Transaction, row: DraftRow): Promise<void> {
  await transaction
    .insert(postingDraft)
    .values(row)
    .onConflictDoUpdate({ target: postingDraft.id, set: row, setWhere: eq(postingDraft.accountId, row.accountId) });
}

export async function removeDraft(transaction: Transaction, id: string): Promise<void> {
  await transaction.delete(postingDraft).where(eq(postingDraft.id, id));
}

/** Forgets the photos and the video of a draft; their files are uploads. */
export async function removeDraftPhotos(transaction: Transaction, id: string): Promise<void> {
  await transaction.delete(listingPhoto).where(eq(listingPhoto.listingId, id));
  await transaction.delete(listingVideo).where(eq(listingVideo.listingId, id));
}

/** Drafts that were never published and not changed since. */
export function leftDrafts(database: Database, before: Date): Promise<{ id: string; accountId: string }[]> {
  return database
    .select({ id: postingDraft.id, accountId: postingDraft.accountId })
    .from(postingDraft)
    .where(isLeft(before));
}

/** Whether a draft is still one of them; it is locked then. */
export async function holdLeftDraft(transaction: Transaction, id: string, before: Date): Promise<boolean> {
  const rows = await transaction
    .select({ id: postingDraft.id })
    .from(postingDraft)
    .where(and(eq(postingDraft.id, id), isLeft(before)))
    .for('update');
  return rows.length > 0;
}

/** A draft that was deleted at this time and did not come back, locked. */
export async function holdDeletedDraft(
  transaction: Transaction,
  id: string,
  deletedAt: Date,
): Promise<DraftRow | undefined> {
  const deleted = and(isNull(postingDraft.publishedAt), eq(postingDraft.deletedAt, deletedAt));
  const [row] = await transaction
    .select()
    .from(postingDraft)
    .where(and(eq(postingDraft.id, id), deleted))
    .for('update');
  return row;
}

function isLeft(before: Date) {
  return and(isNull(postingDraft.publishedAt), lt(postingDraft.changedAt, before));
}

/** How the listing of a draft stands; undefined before it was published. */
export async function listingStateOf(database: DatabaseOrTransaction, id: string): Promise<ListingState | undefined> {
  const { rows } = await database.execute<ListingState & Record<string, unknown>>(sql`
    select l.active, l.inactive_reason "inactiveReason",
      exists (select from listing_check c where c.listing_id = l.id and c.verdict = 'refused') refused
    from ${listing} l where l.id = ${id}`);
  return rows[0];
}

/** A locality or society with its city, or undefined. */
export async function placeOf(database: DatabaseOrTransaction, id: string) {
  const [found] = await database
    .select({ id: place.id, kind: place.kind, name: place.name, city: place.city })
    .from(place)
    .where(eq(place.id, id));
  return found;
}
