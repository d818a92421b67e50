import type { UploadKind } from '../../foundation/module/public.ts';
import { CallError, notFound } from '../../foundation/server/public.ts';
import { ownListing, proofOf } from './ownership.queries.ts';

export const NO_LISTING = 'You have no such listing.';
export const WAITS_ALREADY = 'Our staff are checking your documents. You can add more after that.';

/** Papers that prove that a listing is its owner’s. Staff read them by a call of their own. */
export const ownershipUpload: UploadKind = {
  content: 'document',
  types: ['application/pdf', 'image/jpeg', 'image/png'],
  maximumBytes: 5 * 1024 * 1024,
  maximumCount: 4,
  readers: 'owner',

  async admit(database, { accountId, subject }) {
    if (!(await ownListing(database, accountId, subject))) throw notFound(NO_LISTING);
    if ((await proofOf(database, subject))?.state === 'submitted') throw new CallError(409, WAITS_ALREADY);
  },
};
