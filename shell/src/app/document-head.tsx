import type { PageHead } from '@aangan/shared-kit/platform/page';
import { useEffect, useRef } from 'react';

/** Keeps title and head tags in step with the page after navigations in the browser. */
export function DocumentHead({ head, origin }: { head: PageHead; origin: string }) {
  const known = useRef<string>(undefined);
  useEffect(() => {
    const before = known.current;
    const now = JSON.stringify(head);
    known.current = now;
    // The server has written the first one.
    if (before === undefined || before === now) return;
    document.title = head.title;
    // Loads with the other code of a navigation; the tags of a page that was left meanwhile are dropped.
    void import(/* webpackChunkName: "navigation" */ './write-head.ts').then(
      ({ writeHead }) => known.current === now && writeHead(head, origin),
      // The page works without them.
      () => undefined,
    );
  }, [head, origin]);
  return null;
}
