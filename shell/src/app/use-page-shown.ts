import { useEffect, useRef } from 'react';
import type { PageEntry } from './page-entry.ts';
import { usePageSource } from './page-source-context.ts';

/**
 * Reports each page that is shown on screen, and how long it took. The document's own page counts from its beginning, a
 * later one from the click. A new query of the same page is no new page; a retry has no time of its own.
 */
export function usePageShown(
  { remote, page, pattern, personal, suggestions, scripts, withoutScripts, failure }: PageEntry,
  pathname: string,
  navigating: boolean,
): void {
  const { shown } = usePageSource();
  const startedAt = useRef<number | undefined>(0);
  useEffect(() => {
    if (navigating) startedAt.current = performance.now();
  }, [navigating]);
  const kind = failure?.kind;
  useEffect(() => {
    const ms = startedAt.current === undefined ? undefined : performance.now() - startedAt.current;
    shown?.({
      remote,
      page,
      pattern,
      path: pathname,
      ...(personal && { personal }),
      ...(suggestions !== undefined && { suggestions }),
      ...(scripts && { scripts }),
      ...(withoutScripts && { withoutScripts }),
      ...(kind && { failure: kind }),
      ...(ms !== undefined && { ms }),
    });
  }, [shown, remote, page, pattern, personal, suggestions, scripts, withoutScripts, kind, pathname]);
  useEffect(() => {
    if (!navigating) startedAt.current = undefined;
  }, [navigating]);
}
