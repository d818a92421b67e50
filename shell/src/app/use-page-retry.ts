import { useRevalidator } from '@aangan/shared-kit/platform/router';
import { useCallback, useEffect, useRef } from 'react';
import type { PageEntry } from './page-entry.ts';
import { usePageSource } from './page-source-context.ts';

/** Trying again to get a page whose code did not come: once without being asked, then whenever `retry` is called. */
export function usePageRetry({ failure }: PageEntry): { readonly busy: boolean; readonly retry: () => void } {
  const source = usePageSource();
  const { revalidate, state } = useRevalidator();
  const tried = useRef(false);
  // A remote the server could not load may well be within the browser's reach: one try, without being asked. A file
  // that is gone comes with a new document.
  useEffect(() => {
    if (failure?.kind !== 'load') tried.current = false;
    else if (!source.startAnew?.() && !tried.current) {
      tried.current = true;
      void revalidate();
    }
  }, [failure, source, revalidate]);
  const retry = useCallback(() => void revalidate(), [revalidate]);
  return { busy: state === 'loading', retry };
}
