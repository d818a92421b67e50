import type { PageHead } from '@aangan/shared-kit/platform/page';
import { useEffect, useRef } from 'react';

/** Keeps title and head tags in step with the page once the browser navigates by itself. */
export function DocumentHead({ head, origin }: { head: PageHead; origin: string }) {
  const known = useRef<string>(undefined);
  useEffect(() => {
    const before = known.current;
    const now = JSON.stringify(head);
    known.current = now;
    // The server has written the first one.
    if (before === undefined || before === now) return;
    document.title = head.title;
    // Comes with what else a navigation needs; the tags of a page that was left meanwhile are not wanted any more.
    void import(/* webpackChunkName: "navigation" */ './write-head.ts').then(
      ({ writeHead }) => known.current === now && writeHead(head, origin),
      // Without them the page works all the same.
      () => undefined,
    );
  }, [head, origin]);
  return null;
}
