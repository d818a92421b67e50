import type { ListingSearch } from '@aangan/shared-kit/domain/listing-search';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useLiveCounts } from './live-counts.ts';

/** Derives the next search from the current draft. */
export type SearchStep = (search: ListingSearch) => ListingSearch;

/** A changed search that is not applied yet, with its result counts. */
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
  /** Has a stable identity, so that unchanged fields do not render again. */
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
    /** Starts from the applied search. */
    begin: () => {
      setDraft(search);
      look(search, 0);
    },
    change,
  };
}
