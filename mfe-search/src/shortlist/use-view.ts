import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { useEffect } from 'react';

/** ms on the page after which a listing counts as viewed. */
const LOOKED_MS = 2_000;

/** Records a view of the listing: on this device, or in the account. */
export function useView(id: string): void {
  const platform = usePlatform();
  const { loggedIn } = platform.session;
  useEffect(() => {
    void loggedIn;
    const note = () => import('./note-view.ts').then(({ noteView }) => noteView(platform, id));
    // A failed call only loses this view.
    const timer = setTimeout(() => note().catch(() => undefined), LOOKED_MS);
    return () => clearTimeout(timer);
  }, [id, loggedIn, platform]);
}
