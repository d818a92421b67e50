import { useEffect, useRef, useState } from 'react';
import type { PlaceSuggestion } from '../contracts/places.ts';

/** Requests places that match the typed text. */
export type Suggest = (hint: string, signal: AbortSignal) => Promise<readonly PlaceSuggestion[]>;

export interface PlaceSearch {
  readonly status: 'idle' | 'waiting' | 'found' | 'failed';
  readonly hint: string;
  /** While loading, those of the previous answer, so that the list does not flicker. */
  readonly places: readonly PlaceSuggestion[];
}

const IDLE: PlaceSearch = { status: 'idle', hint: '', places: [] };

/** ms without a key press before a request. */
const DEBOUNCE = 150;

/** Looks places up while somebody types: debounces, cancels outdated requests, and uses only the last answer. */
export function usePlaceSearch(suggest: Suggest) {
  const [search, setSearch] = useState(IDLE);
  const cancel = useRef<() => void>(undefined);

  useEffect(() => () => cancel.current?.(), []);

  const look = (hint: string, delay = DEBOUNCE) => {
    cancel.current?.();
    if (hint.trim() === '') {
      setSearch(IDLE);
      return;
    }
    setSearch((before) => ({ status: 'waiting', hint, places: before.places }));
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      const found = await suggest(hint.trim(), controller.signal).then(
        (places): PlaceSearch => ({ status: 'found', hint, places }),
        (): PlaceSearch => ({ status: 'failed', hint, places: [] }),
      );
      if (!controller.signal.aborted) setSearch(found);
    }, delay);
    cancel.current = () => {
      clearTimeout(timer);
      controller.abort();
    };
  };

  return { search, look };
}
