import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Database, Transaction } from '../../foundation/database/public.ts';
import { place } from '../../places/public.ts';
import { type DraftRow, postingDraft } from '../drafts/public.ts';
import { importedRow } from './imported-rows.tables.ts';

/** The draft of a row that was imported before; undefined if its owner has deleted it. */
export async function draftOfRow(
  transaction: Transaction,
  accountId: string,
  digest: string,
): Promise<DraftRow | undefined> {
  const [found] = await transaction
    .select({ draft: postingDraft })
    .from(importedRow)
    .innerJoin(postingDraft, eq(postingDraft.id, importedRow.draftId))
    .where(and(eq(importedRow.accountId, accountId), eq(importedRow.digest, digest), isNull(postingDraft.deletedAt)));
  return found?.draft;
}

export async function saveImportedRow(transaction: Transaction, row: typeof importedRow.$inferInsert): Promise<void> {
  await transaction
    .insert(importedRow)
    .values(row)
    .onConflictDoUpdate({ target: [importedRow.accountId, importedRow.digest], set: row });
}

/** Localities of a city with the names that people use. */
export function localitiesNamed(transaction: Transaction, city: string) {
  return transaction
    .select({ id: place.id, name: place.name, aliases: place.aliases })
    .from(place)
    .where(and(eq(place.city, city), eq(place.kind, 'locality')));
}

export function deleteImportedRows(database: Database, before: Date): Promise<unknown> {
  return database.delete(importedRow).where(lt(importedRow.at, before));
}
