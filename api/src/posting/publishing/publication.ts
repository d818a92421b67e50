import type { Publication } from '@aangan/shared-kit/contracts/publishing';
import { and, eq } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../foundation/database/public.ts';
import { detailUrl, listing } from '../../search/listings/public.ts';
import { type Evidence, listingCheck } from '../../trust/listing-checks/public.ts';
import { type DraftRow, listingStateOf, postingState } from '../drafts/public.ts';

/** What an owner can do about a finding of the checks. */
const REMEDIES: Readonly<Record<string, string>> = {
  price: 'Correct the price, or tell us why it is so low.',
  text: 'Leave out requests for money before a visit.',
  photos: 'Use photos that you have taken of this home.',
  account: 'Add a document that proves the home is yours.',
  cities: 'Add documents that prove the homes are yours.',
};

/** Findings that weigh less are not worth a word to the owner. */
const WORTH_SAYING_BITS = 1;

/** How a listing stands after it was published. */
export async function publicationOf(database: DatabaseOrTransaction, row: DraftRow): Promise<Publication> {
  const state = postingState(await listingStateOf(database, row.id), row.deletedAt !== null);
  const [found] = await database
    .select({ id: listing.id, category: listing.category, title: listing.title })
    .from(listing)
    .where(eq(listing.id, row.id));
  return {
    state,
    url: found ? detailUrl(found) : null,
    needed: state === 'held' ? neededFor(await evidenceOf(database, row.id, 'scam')) : [],
    shownInstead: state === 'duplicate' ? await shownInstead(database, row.id) : null,
  };
}

function neededFor(evidence: readonly Evidence[]): Publication['needed'] {
  return evidence.flatMap(({ signal, bits, words }) => {
    const todo = REMEDIES[signal];
    return todo && bits >= WORTH_SAYING_BITS ? [{ signal, found: words, todo }] : [];
  });
}

async function evidenceOf(
  database: DatabaseOrTransaction,
  id: string,
  kind: 'scam' | 'duplicate',
): Promise<readonly Evidence[]> {
  const [check] = await database
    .select({ evidence: listingCheck.evidence })
    .from(listingCheck)
    .where(and(eq(listingCheck.listingId, id), eq(listingCheck.kind, kind)));
  return check?.evidence ?? [];
}

async function shownInstead(database: DatabaseOrTransaction, id: string): Promise<string | null> {
  const other = (await evidenceOf(database, id, 'duplicate'))[0]?.listingId;
  if (!other) return null;
  const [found] = await database
    .select({ id: listing.id, category: listing.category, title: listing.title })
    .from(listing)
    .where(eq(listing.id, other));
  return found ? detailUrl(found) : null;
}
