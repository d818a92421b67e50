import type { ListingSearch } from '@aangan/shared-kit/domain/listing-search';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useLiveCounts } from './live-counts.ts';

/** Makes the next search out of the one that is on the screen. */
export type SearchStep = (search: ListingSearch) => ListingSearch;

/** A search that somebody is changing and has not applied yet, with what it would bring. */
export function useFilterDraft(search: ListingSearch) {
  const { counts, look } = useLiveCounts();
  const [draft, setDraft] = useState(search);
  const [base, setBase] = useState(search);
  if (base !== search) {
    setBase(search);
    setDraft(search);
  }
  const latest = useRef(draft);
  useLayoutEffect(() => {
    latest.current = draft;
  }, [draft]);
  /** Always the same function: a field that is not changed need not be drawn for it. */
  const change = useCallback(
    (step: SearchStep) => {
      const next = step(latest.current);
      latest.current = next;
      setDraft(next);
      look(next);
    },
    [look],
  );
  return {
    draft,
    counts,
    /** Starts from the search as it is. */
    begin: () => {
      setDraft(search);
      look(search, 0);
    },
    change,
  };
}
