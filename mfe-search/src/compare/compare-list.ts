import { COMPARED_AT_MOST } from '@aangan/shared-kit/links/compare';
import { useSyncExternalStore } from 'react';

const KEY = 'aangan.compare';
const NONE: readonly string[] = [];

/** Notifies the components of this document; other documents are notified by the browser’s `storage` event. */
const CHANGED = 'aangan:compare';

/** Ids of homes ticked for comparison on this device, oldest first; empty on the server. */
export function useCompareList(): readonly string[] {
  const text = useSyncExternalStore(subscribe, stored, () => '');
  return text ? text.split(',') : NONE;
}

/** Adds or removes a home; above the limit the oldest is dropped. */
export function saveForComparison(id: string, wanted: boolean): void {
  const others = stored()
    .split(',')
    .filter((each) => each !== '' && each !== id);
  const next = wanted ? [...others, id].slice(-COMPARED_AT_MOST) : others;
  try {
    localStorage.setItem(KEY, next.join(','));
  } catch {
    // Storage may be full or blocked: the comparison still works through its address.
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
