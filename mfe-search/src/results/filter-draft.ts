import type { ListingSearch } from '@aangan/shared-kit/domain/listing-search';
import { useState } from 'react';
import { useLiveCounts } from './live-counts.ts';

/** A search that somebody is changing and has not applied yet, with what it would bring. */
export function useFilterDraft(search: ListingSearch) {
  const { counts, look } = useLiveCounts();
  const [draft, setDraft] = useState(search);
  const [base, setBase] = useState(search);
  if (base !== search) {
    setBase(search);
    setDraft(search);
  }
  return {
    draft,
    counts,
    /** Starts from the search as it is. */
    begin: () => {
      setDraft(search);
      look(search, 0);
    },
    change: (next: ListingSearch) => {
      setDraft(next);
      look(next);
    },
  };
}

export type FilterDraft = ReturnType<typeof useFilterDraft>;
