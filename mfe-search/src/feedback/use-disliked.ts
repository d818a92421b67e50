import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { startTransition, useEffect, useState } from 'react';

const NONE: ReadonlySet<string> = new Set();

/**
 * Ids of homes that the viewer did not like. Lists are the same for everybody and may be kept in caches, so they are
 * left out here, in the browser, once it is known: none on the server, and none where it cannot be asked.
 */
export function useDisliked(): ReadonlySet<string> {
  const { http, session } = usePlatform();
  const [ids, setIds] = useState(NONE);
  const { loggedIn } = session;
  useEffect(() => {
    if (!loggedIn) return;
    http.request('GET /api/v1/user/feedback/disliked', {}).then(
      (answer) => startTransition(() => setIds(new Set(answer.ids))),
      () => undefined,
    );
  }, [http, loggedIn]);
  return loggedIn ? ids : NONE;
}
