import { indiaDayStart } from '@aangan/shared-kit/domain/india-day';
import type { PostingValues } from '@aangan/shared-kit/domain/posting/posting-fields';
import { fieldProblem } from '@aangan/shared-kit/domain/posting/posting-problems';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../foundation/database/public.ts';
import { CallError } from '../../foundation/server/public.ts';
import { changePrice, listing, noteListingChange } from '../../search/listings/public.ts';
import { checkAgain } from '../../trust/listing-checks/public.ts';
import { type DraftRow, givenValues, saveDraft } from '../drafts/public.ts';
import { NOT_NOW } from './move-listing.ts';

/** Facts of a published listing that its owner changes without its form. */
type ChangedFacts = Pick<PostingValues, 'price' | 'availableFrom'>;

/** A PG has a price for each bed, in its form. */
const BY_BEDS = 'A PG has a price for each bed. Change it in the form.';

/** What is wrong with changed facts, by the rules of the form, for people; undefined if nothing is. @param now epoch ms */
export function factsProblem(row: DraftRow, facts: ChangedFacts, now: number): string | undefined {
  if (row.category === 'PG' && facts.price !== undefined) return BY_BEDS;
  const values = { ...givenValues(row.fields), ...facts };
  return (['price', 'availableFrom'] as const)
    .filter((field) => facts[field] !== undefined)
    .map((field) => fieldProblem(row.category, field, values, now))
    .find((problem) => problem !== undefined);
}

/**
 * Changes facts of a published listing, in its form too, and has it checked again.
 * @returns its draft, and the price before
 * @throws CallError 409 before it was published, and after it was deleted
 */
export async function changeFacts(
  transaction: Transaction,
  row: DraftRow,
  facts: ChangedFacts,
  now: number,
): Promise<{ readonly row: DraftRow; readonly before: number }> {
  const [found] = await transaction.select().from(listing).where(eq(listing.id, row.id));
  if (!found || row.deletedAt) throw new CallError(409, NOT_NOW);
  const { price, availableFrom } = facts;
  if (price !== undefined) await changePrice(transaction, row.id, price, now);
  if (availableFrom !== undefined) {
    await transaction
      .update(listing)
      .set({ availableFrom: new Date(indiaDayStart(availableFrom)) })
      .where(eq(listing.id, row.id));
  }
  const version = row.version + 1;
  const stamp = { typedAt: now, editor: 'managing', version };
  const stamps = Object.fromEntries(Object.keys(facts).map((field) => [field, stamp]));
  const typed: DraftRow = {
    ...row,
    fields: { ...row.fields, ...facts } as DraftRow['fields'],
    stamps: { ...row.stamps, ...stamps },
    version,
    published: { ...(row.published ?? givenValues(row.fields)), ...facts },
    changedAt: new Date(now),
  };
  await saveDraft(transaction, typed);
  await checkAgain(transaction, row.id);
  await noteListingChange(transaction, found);
  return { row: typed, before: found.price };
}
