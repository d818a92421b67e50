import { useSyncExternalStore } from 'react';
import { INDIA_ZONE } from './visit-words.ts';

/**
 * Zones a visitor may live by, the likeliest first: the browser's, and for an NRI user the account's. Browser only.
 */
export function viewerZones({ nri }: { readonly nri: boolean }, accountZone = INDIA_ZONE): string[] {
  return [browserZone(), ...(nri ? [accountZone] : [])];
}

/** The same on a page that the server writes, which knows the account's alone: the browser's follows. */
export function useViewerZones(accountZone: string): readonly string[] {
  return [useSyncExternalStore(neverChanges, browserZone, () => accountZone), accountZone];
}

const neverChanges = () => () => undefined;

function browserZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
