import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { startTransition, useEffect, useState } from 'react';

const NONE: ReadonlySet<string> = new Set();

interface Disliked {
  /** Ids of homes that the viewer did not like. */
  readonly ids: ReadonlySet<string>;
  /** Takes back what was said of a home. */
  takeBack(id: string): void;
}

/**
 * Homes that the viewer did not like. Lists of results are the same for everybody and may be kept in caches, so they are
 * marked here, in the browser, once it is known: none on the server, and none where it cannot be asked.
 */
export function useDisliked(): Disliked {
  const { http, session, alerts } = usePlatform();
  const [ids, setIds] = useState(NONE);
  const { loggedIn } = session;
  useEffect(() => {
    if (!loggedIn) return;
    http.request('GET /api/v1/user/feedback/disliked', {}).then(
      (answer) => startTransition(() => setIds(new Set(answer.ids))),
      () => undefined,
    );
  }, [http, loggedIn]);
  const takeBack = (id: string) =>
    void http.request('DELETE /api/v1/user/feedback/{propertyId}', { params: { propertyId: id } }).then(
      () => startTransition(() => setIds((before) => new Set([...before].filter((each) => each !== id)))),
      () => alerts.show('error', 'It was not taken back. Please try again.'),
    );
  return { ids: loggedIn ? ids : NONE, takeBack };
}
