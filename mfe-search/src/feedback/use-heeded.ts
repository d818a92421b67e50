import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { startTransition, useEffect, useState } from 'react';
import type { ListingCard } from '../listing/public.ts';
import { type HeededCards, heedFeedback } from './heed-feedback.ts';

/**
 * Cards of a list that is the same for everybody and may be cached, reordered for the viewer in the browser. Cards on
 * the screen keep their place, so that nothing moves under the finger.
 */
export function useHeeded(listings: readonly ListingCard[]): HeededCards {
  const { http, session } = usePlatform();
  const { loggedIn } = session;
  const [heeded, setHeeded] = useState<{ readonly of: readonly ListingCard[]; readonly cards: HeededCards }>();
  useEffect(() => {
    if (!loggedIn) return;
    let left = false;
    void heedFeedback(http, listings, seenOf(listings)).then((cards) => {
      if (!left) startTransition(() => setHeeded({ of: listings, cards }));
    });
    return () => {
      left = true;
    };
  }, [http, loggedIn, listings]);
  return loggedIn && heeded?.of === listings ? heeded.cards : { listings, heeds: false };
}

/** Number of cards at the front up to the last one on the screen. */
function seenOf(listings: readonly ListingCard[]): number {
  return listings.findLastIndex(({ id }) => isSeen(document.querySelector(`[data-listing="${id}"]`))) + 1;
}

function isSeen(card: Element | null): boolean {
  if (!card) return false;
  const { top, bottom, left, right } = card.getBoundingClientRect();
  return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
}
