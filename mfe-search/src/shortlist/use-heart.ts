import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { useEffect, useState } from 'react';
import { SHORTLIST_CHANGED } from './shortlist-changed.ts';

const importHearts = () => import('./hearts.ts');

interface Heart {
  readonly on: boolean;
  toggle(): void;
}

/**
 * Whether a listing is shortlisted, and the press that changes it. Empty on the server: lists are the same for
 * everybody. What it takes comes to those who have logged in, have shortlisted something here, or press.
 */
export function useHeart(id: string): Heart {
  const platform = usePlatform();
  const [on, setOn] = useState(false);
  const { loggedIn } = platform.session;
  useEffect(() => {
    const hear = ({ detail }: CustomEventInit<ReadonlySet<string>>) => setOn(detail?.has(id) === true);
    addEventListener(SHORTLIST_CHANGED, hear as EventListener);
    // A script that does not come leaves the hearts empty; the next press asks for it again.
    if (loggedIn || mayHaveSome())
      importHearts().then(
        ({ announce }) => announce(platform),
        () => undefined,
      );
    return () => removeEventListener(SHORTLIST_CHANGED, hear as EventListener);
  }, [id, loggedIn, platform]);
  const toggle = () =>
    void importHearts()
      .then((hearts) => hearts.toggle(platform, id))
      .catch(() => platform.alerts.show('error', 'Something went wrong. Please try again.'));
  return { on, toggle };
}

/** False for a browser that keeps nothing of us. */
function mayHaveSome(): boolean {
  try {
    return localStorage.getItem('aangan.shortlist') !== null;
  } catch {
    return false;
  }
}
