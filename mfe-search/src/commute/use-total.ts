import type { SearchAnswer } from '@aangan/shared-kit/contracts/property';
import type { ListingSearch } from '@aangan/shared-kit/domain/listing-search';
import { searchLink } from '@aangan/shared-kit/links/search';
import { usePlatform } from '@aangan/shared-kit/platform/platform';
import { useEffect, useEffectEvent, useState } from 'react';
import { listingQueryOf } from '../listing-search/public.ts';

/** ms after the last change before the API is called. */
const SETTLED_MS = 250;

/** The number of matches of a search; undefined until it is known. */
export function useTotal(search: ListingSearch | undefined): SearchAnswer['total'] | undefined {
  const { http } = usePlatform();
  const address = search && searchLink(search);
  const [counted, setCounted] = useState<{ address: string; total: SearchAnswer['total'] }>();
  const count = useEffectEvent(async (of: string, signal: AbortSignal) => {
    if (!search) return;
    const query = listingQueryOf(search);
    const { total } = await http.request('GET /api/v1/property/search/facets', { query }, { signal });
    setCounted({ address: of, total });
  });
  useEffect(() => {
    if (address === undefined) return;
    const abort = new AbortController();
    // The link to the results works without the number.
    const timer = setTimeout(() => void count(address, abort.signal).catch(() => undefined), SETTLED_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [address]);
  return counted?.address === address ? counted?.total : undefined;
}
