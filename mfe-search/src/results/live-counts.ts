import type { FacetsAnswer } from '@aangan/shared-kit/contracts/property';
import type { ListingSearch } from '@aangan/shared-kit/domain/listing-search';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { listingQueryOf } from '../listing-search/public.ts';

export interface LiveCounts {
  /** The last answer, also while the next one is loading. */
  readonly answer?: FacetsAnswer;
  readonly status: 'idle' | 'waiting' | 'known' | 'failed';
}

/** ms without a change before the counts are requested. */
const DEBOUNCE = 250;

/** Result counts for a search that is still being changed: debounced, with outdated requests cancelled. */
export function useLiveCounts() {
  const { http } = usePlatform();
  const [counts, setCounts] = useState<LiveCounts>({ status: 'idle' });
  const cancel = useRef<() => void>(undefined);

  useEffect(() => () => cancel.current?.(), []);

  const look = useCallback(
    (search: ListingSearch, delay = DEBOUNCE) => {
      cancel.current?.();
      setCounts((before) => ({ ...before, status: 'waiting' }));
      const controller = new AbortController();
      const timer = setTimeout(async () => {
        const query = listingQueryOf(search);
        const found = await http
          .request('GET /api/v1/property/search/facets', { query }, { signal: controller.signal })
          .then(
            (answer): LiveCounts => ({ answer, status: 'known' }),
            (): LiveCounts => ({ status: 'failed' }),
          );
        // A transition, so that the next press is painted first.
        if (!controller.signal.aborted) startTransition(() => setCounts(found));
      }, delay);
      cancel.current = () => {
        clearTimeout(timer);
        controller.abort();
      };
    },
    [http],
  );

  return { counts, look };
}
