import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { useEffect, useState } from 'react';
import { SHORTLIST_CHANGED } from './shortlist-changed.ts';

const importShortlist = () => import('./shortlist-store.ts');

interface ShortlistState {
  readonly on: boolean;
  toggle(): void;
}

/**
 * Whether a listing is shortlisted, and the function that changes it. Empty on the server, because lists are the same
 * for everybody. Its code loads after login, when this device has a shortlist, or on a press.
 */
export function useShortlist(id: string): ShortlistState {
  const platform = usePlatform();
  const [on, setOn] = useState(false);
  const { loggedIn } = platform.session;
  useEffect(() => {
    const hear = ({ detail }: CustomEventInit<ReadonlySet<string>>) => setOn(detail?.has(id) === true);
    addEventListener(SHORTLIST_CHANGED, hear as EventListener);
    // When the script fails to load, the buttons stay empty; the next press loads it again.
    if (loggedIn || mayHaveSome())
      importShortlist().then(
        ({ announce }) => announce(platform),
        () => undefined,
      );
    return () => removeEventListener(SHORTLIST_CHANGED, hear as EventListener);
  }, [id, loggedIn, platform]);
  const toggle = () =>
    void importShortlist()
      .then((shortlist) => shortlist.toggle(platform, id))
      .catch(() => platform.alerts.show('error', 'Something went wrong. Please try again.'));
  return { on, toggle };
}

/** False for a browser in which this site has stored nothing. */
function mayHaveSome(): boolean {
  try {
    return localStorage.getItem('aangan.shortlist') !== null;
  } catch {
    return false;
  }
}
