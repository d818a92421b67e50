import { limitsOf } from '@aangan/shared-kit/domain/posting/posting-limits';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from '../../foundation/database/public.ts';
import { badInput, CallError } from '../../foundation/server/public.ts';
import { changePrice, listing, noteListingChange } from '../../search/listings/public.ts';
import { checkAgain } from '../../trust/listing-checks/public.ts';
import { type DraftRow, givenValues, type OwnDrafts, saveDraft } from '../drafts/public.ts';
import { NOT_NOW } from './move-listing.ts';

interface NewPrice {
  readonly propertyId: string;
  /** ₹ (a month). */
  readonly price: number;
}

/** A PG has a price for each bed, in its form. */
const BY_BEDS = 'is the price of a PG: change its beds instead';

/**
 * Changes the price of one listing, in its form too, and has it checked again.
 * @returns its draft and the price before
 * @throws CallError 400 for a price beyond the limits, 404 for a listing of somebody else, 409 before it was published
 */
export async function changeOnePrice(
  transaction: Transaction,
  own: OwnDrafts,
  request: FastifyRequest,
  { propertyId, price }: NewPrice,
  now: number,
): Promise<{ readonly row: DraftRow; readonly before: number }> {
  const row = await own.hold(transaction, request, propertyId);
  if (row.category === 'PG') throw badInput('body.prices', BY_BEDS);
  const limits = limitsOf(row.category, 'price', {});
  if (limits && (price < limits.minimum || price > limits.maximum)) {
    throw badInput('body.prices', `is from ₹${limits.minimum} to ₹${limits.maximum}`);
  }
  const [found] = await transaction.select().from(listing).where(eq(listing.id, row.id));
  if (!found || row.deletedAt) throw new CallError(409, NOT_NOW);
  await changePrice(transaction, row.id, price, now);
  const version = row.version + 1;
  const typed: DraftRow = {
    ...row,
    fields: { ...row.fields, price },
    stamps: { ...row.stamps, price: { typedAt: now, editor: 'prices', version } },
    version,
    published: { ...(row.published ?? givenValues(row.fields)), price },
    changedAt: new Date(now),
  };
  await saveDraft(transaction, typed);
  await checkAgain(transaction, row.id);
  await noteListingChange(transaction, found);
  return { row: typed, before: found.price };
}
