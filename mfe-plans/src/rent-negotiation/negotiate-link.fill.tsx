import type { SlotProps } from '@aangan/shared-kit/contracts/slots';
import { negotiateHomeLink } from '@aangan/shared-kit/links/rent-negotiation';
import { Link } from '@aangan/shared-kit/platform/router';
import { NEGOTIATION_WORDS } from './negotiation.words.ts';

/** Below the price of a home for rent: the way to a negotiation. */
export function Component({ listingId, category }: SlotProps['listing-detail/beside-price']) {
  if (category !== 'RENT') return null;
  return (
    <p>
      <Link to={negotiateHomeLink(listingId)}>{NEGOTIATION_WORDS.link}</Link>
    </p>
  );
}
