import type { Database } from '../../foundation/database/client.ts';
import { mayConfirm, ownedListing } from './confirm.queries.ts';
import { writeConfirmToken } from './confirm-token.ts';

/**
 * The token of the link by which an owner says in one tap whether a home is still available, for news that they get
 * about it anyway. Empty where there is nothing to say: the home is off for another reason than silence, or theirs no more.
 * @param key of the site
 */
export async function stillAvailableToken(
  database: Database,
  key: string,
  { listingId, ownerId }: { readonly listingId: string; readonly ownerId: string },
): Promise<string> {
  const found = await ownedListing(database, listingId, ownerId);
  if (!found || !mayConfirm(found)) return '';
  return writeConfirmToken(key, { listingId, ownerId, about: found.row.confirmedAt.getTime() });
}
