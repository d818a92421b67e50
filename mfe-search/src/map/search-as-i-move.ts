import type { MapBounds } from '@aangan/shared-kit/domain/listing-search';
import { useEffect, useEffectEvent, useState } from 'react';

const KEY = 'search-as-i-move';
/** ms without movement before the search starts. */
const REST = 400;

interface SearchAsIMove {
  readonly on: boolean;
  set(on: boolean): void;
}

/** Searches the visible bounds when the map stops moving, if switched on; the setting is saved for the visit. */
export function useSearchAsIMove(
  moved: MapBounds | undefined,
  onSearchArea: (bounds: MapBounds) => void,
): SearchAsIMove {
  const [on, setOn] = useState(() => sessionStorage.getItem(KEY) === 'on');
  const search = useEffectEvent(onSearchArea);
  useEffect(() => {
    if (!on || !moved) return;
    const timer = setTimeout(() => search(moved), REST);
    return () => clearTimeout(timer);
  }, [on, moved]);
  return {
    on,
    set: (wanted) => {
      setOn(wanted);
      sessionStorage.setItem(KEY, wanted ? 'on' : 'off');
    },
  };
}
