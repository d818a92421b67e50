import { useEffect, useEffectEvent } from 'react';
import { PROGRESS_CHANGED } from './listing-progress-changed.ts';

/** Calls back after a contact or a visit of the visitor has changed on this page, in whichever remote. */
export function useProgressChanged(onChanged: () => void): void {
  const changed = useEffectEvent(onChanged);
  useEffect(() => {
    const hear = () => changed();
    addEventListener(PROGRESS_CHANGED, hear);
    return () => removeEventListener(PROGRESS_CHANGED, hear);
  }, []);
}
