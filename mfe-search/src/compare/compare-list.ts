import { COMPARED_AT_MOST } from '@aangan/shared-kit/links/compare';
import { useSyncExternalStore } from 'react';

const KEY = 'aangan.compare';
const NONE: readonly string[] = [];

/** Tells the components of this document; other documents hear of it by the browser's `storage`. */
const CHANGED = 'aangan:compare';

/** Ids of the homes that the visitor ticked for comparison on this device, oldest first; none on the server. */
export function useCompareList(): readonly string[] {
  const text = useSyncExternalStore(subscribe, stored, () => '');
  return text ? text.split(',') : NONE;
}

/** Ticks or unticks a home; beyond the most that fit, the oldest makes room. */
export function keepForComparison(id: string, wanted: boolean): void {
  const others = stored()
    .split(',')
    .filter((each) => each !== '' && each !== id);
  const next = wanted ? [...others, id].slice(-COMPARED_AT_MOST) : others;
  try {
    localStorage.setItem(KEY, next.join(','));
  } catch {
    // Storage may be full or forbidden: the comparison still works by its address.
  }
  dispatchEvent(new Event(CHANGED));
}

function stored(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

function subscribe(onChange: () => void): () => void {
  addEventListener(CHANGED, onChange);
  addEventListener('storage', onChange);
  return () => {
    removeEventListener(CHANGED, onChange);
    removeEventListener('storage', onChange);
  };
}
