import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { startTransition, useEffect, useState } from 'react';

const NONE: ReadonlySet<string> = new Set();

interface Disliked {
  /** Ids of homes that the viewer disliked. */
  readonly ids: ReadonlySet<string>;
  /** Undoes the feedback on a home. */
  takeBack(id: string): void;
}

/**
 * Homes that the viewer disliked. Lists of results are the same for everybody and may be cached, so the browser marks
 * disliked homes after loading. Empty on the server and when the call fails.
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
      () => alerts.show('error', 'Your answer was not undone. Please try again.'),
    );
  return { ids: loggedIn ? ids : NONE, takeBack };
}
