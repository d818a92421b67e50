import { useEffect, useState } from 'react';
import { PROGRESS_CHANGED } from './listing-progress-changed.ts';
import type { ProgressByListing } from './listing-progress-store.ts';
import { type ListingSteps, listingSteps, type ProgressOfListing } from './listing-steps.ts';
import { type Platform, usePlatform } from './platform.ts';

const importStore = () => import('./listing-progress-store.ts');

/** Age at which a page loads the progress again: another remote may have changed it. */
const STALE_MS = 30_000;
/** All listings of a document that is shown again ask once. */
const AT_ONCE_MS = 1_000;

/**
 * The next steps for a listing. None on the server and for visitors without login, because pages of listings are the
 * same for everybody. It is loaded after the document, and again when the tab is shown again.
 */
export function useListingSteps(id: string, closed: boolean): ListingSteps {
  const platform = usePlatform();
  const { loggedIn } = platform.session;
  const [known, setKnown] = useState<{ readonly progress: ProgressOfListing | undefined; readonly at: number }>();
  useEffect(() => {
    if (!loggedIn) return undefined;
    let left = false;
    const take = (all: ProgressByListing | undefined) => {
      if (!left) setKnown({ progress: all?.get(id), at: Date.now() });
    };
    // When the call fails, the listing stays as it is; the next one asks again.
    const look = (maxAgeMs: number) =>
      void importStore()
        .then((store) => store.loadProgress(platform, maxAgeMs))
        .then(take, () => undefined);
    const hear = ({ detail }: CustomEventInit<ProgressByListing>) => take(detail);
    const lookAgain = () => {
      if (document.visibilityState === 'visible') look(AT_ONCE_MS);
    };
    addEventListener(PROGRESS_CHANGED, hear as EventListener);
    document.addEventListener('visibilitychange', lookAgain);
    look(STALE_MS);
    return () => {
      left = true;
      removeEventListener(PROGRESS_CHANGED, hear as EventListener);
      document.removeEventListener('visibilitychange', lookAgain);
    };
  }, [id, loggedIn, platform]);
  return listingSteps(known?.progress, { closed, now: known?.at ?? 0 });
}

/** Returns the function to call after a contact or a visit has changed. */
export function useRefreshedSteps(): () => void {
  const platform = usePlatform();
  return () => refreshSteps(platform);
}

function refreshSteps(platform: Platform): void {
  importStore()
    .then((store) => store.refreshProgress(platform))
    // The change itself is saved; the next page shows it.
    .catch(() => undefined);
}
