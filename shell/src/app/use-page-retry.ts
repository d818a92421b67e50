import { useRevalidator } from '@aangan/shared-kit/platform/router';
import { useCallback, useEffect, useRef } from 'react';
import type { PageEntry } from './page-entry.ts';
import { usePageSource } from './page-source-context.ts';

/** Retries a page whose code failed to load: once automatically, then whenever `retry` is called. */
export function usePageRetry({ failure }: PageEntry): { readonly busy: boolean; readonly retry: () => void } {
  const source = usePageSource();
  const { revalidate, state } = useRevalidator();
  const tried = useRef(false);
  // A remote that the server could not load may be reachable for the browser: one automatic retry. A missing file needs
  // a new document.
  useEffect(() => {
    if (failure?.kind !== 'load') tried.current = false;
    else if (!source.reloadOnce?.() && !tried.current) {
      tried.current = true;
      void revalidate();
    }
  }, [failure, source, revalidate]);
  const retry = useCallback(() => void revalidate(), [revalidate]);
  return { busy: state === 'loading', retry };
}
