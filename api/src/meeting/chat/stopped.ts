import { activeStatusLabel } from '@aangan/shared-kit/domain/active-status';
import type { StopReason } from '@aangan/shared-kit/domain/chat/stop-reasons';
import type { ListingCategory } from '@aangan/shared-kit/domain/listing-category';
import { DELETED, isHidden } from '../../search/listings/public.ts';

interface StopFacts {
  /** Null once the listing is deleted. */
  readonly listing: {
    readonly active: boolean;
    readonly inactiveReason: string | null;
    readonly category: ListingCategory;
  } | null;
  /** Whether staff have closed the conversation after a report. */
  readonly closed: boolean;
  /** Whether the other person's account is deleted. */
  readonly otherLeft: boolean;
}

/** Why nobody can write in a conversation; undefined while both can. A listing that its owner has paused stops nothing. */
export function stoppedBy({ listing, closed, otherLeft }: StopFacts): StopReason | undefined {
  if (otherLeft) return 'left';
  if (closed) return 'reported';
  if (listing === null || listing.inactiveReason === DELETED) return 'gone';
  if (isHidden(listing.inactiveReason)) return 'held';
  const label = activeStatusLabel(listing);
  if (label === 'rented out') return 'let';
  return label === 'sold out' ? 'sold' : undefined;
}
