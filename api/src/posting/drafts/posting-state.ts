import type { Draft } from '@aangan/shared-kit/contracts/posting';
import { CHECKING, HELD } from '../../search/listings/public.ts';

type PostingState = Draft['state'];

/** The listing of a draft, as far as its state goes. */
export interface ListingState {
  readonly active: boolean;
  readonly inactiveReason: string | null;
  /** Staff did not release it. */
  readonly refused: boolean;
}

const STATES: Readonly<Record<string, PostingState>> = {
  [CHECKING]: 'checking',
  [HELD]: 'held',
  DUPLICATE: 'duplicate',
};

/** The state of a posting. @param listing undefined before it was published */
export function postingState(listing: ListingState | undefined, deleted: boolean): PostingState {
  if (deleted) return 'deleted';
  if (!listing) return 'draft';
  if (listing.active) return 'live';
  if (listing.refused) return 'refused';
  const reason = listing.inactiveReason ?? '';
  return STATES[reason] ?? (/^(?:LETOUT|SOLDOUT)(?:_.+)?$/.test(reason) ? 'closed' : 'paused');
}
