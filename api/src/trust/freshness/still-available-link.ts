import type { Secrets } from '@aangan/shared-kit/domain/secrets';
import type { Database } from '../../foundation/database/public.ts';
import { mayConfirm, ownedListing } from './confirm.queries.ts';
import { writeConfirmToken } from './confirm-token.ts';

/**
 * The token of the link by which an owner confirms or denies availability with one tap, for messages they get anyway.
 * Empty if the home is inactive for another reason than silence, or has another owner.
 * @param key of the site
 */
export async function stillAvailableToken(
  database: Database,
  key: Secrets,
  { listingId, ownerId }: { readonly listingId: string; readonly ownerId: string },
): Promise<string> {
  const found = await ownedListing(database, listingId, ownerId);
  if (!found || !mayConfirm(found)) return '';
  return writeConfirmToken(key, { listingId, ownerId, about: found.row.confirmedAt.getTime() });
}
