import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { useEffect } from 'react';

/** Who stays so long has looked at a listing. */
const LOOKED_MS = 2_000;

/** Notes that the listing was looked at: on this device, or with the account. */
export function useView(id: string): void {
  const platform = usePlatform();
  const { loggedIn } = platform.session;
  useEffect(() => {
    void loggedIn;
    const note = () => import('./note-view.ts').then(({ noteView }) => noteView(platform, id));
    // A view that is not noted costs nobody anything.
    const timer = setTimeout(() => note().catch(() => undefined), LOOKED_MS);
    return () => clearTimeout(timer);
  }, [id, loggedIn, platform]);
}
