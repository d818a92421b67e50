import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { startTransition, useEffect, useState } from 'react';
import type { ListingCard } from '../listing/public.ts';
import { type RankedCards, rankByFeedback } from './rank-by-feedback.ts';

/**
 * Cards of a list that is the same for everybody and may be cached, reordered for the viewer in the browser. Cards on
 * the screen keep their place, so that nothing moves under the finger.
 */
export function useRankedCards(listings: readonly ListingCard[]): RankedCards {
  const { http, session } = usePlatform();
  const { loggedIn } = session;
  const [ranked, setRanked] = useState<{ readonly of: readonly ListingCard[]; readonly cards: RankedCards }>();
  useEffect(() => {
    if (!loggedIn) return;
    let left = false;
    void rankByFeedback(http, listings, seenOf(listings)).then((cards) => {
      if (!left) startTransition(() => setRanked({ of: listings, cards }));
    });
    return () => {
      left = true;
    };
  }, [http, loggedIn, listings]);
  return loggedIn && ranked?.of === listings ? ranked.cards : { listings, heeds: false };
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
