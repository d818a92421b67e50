import { useSyncExternalStore } from 'react';
import { INDIA_ZONE } from './visit-words.ts';

/** Zones a visitor may be in, most likely first: the browser’s, and for an NRI user the account’s. Browser only. */
export function viewerZones({ nri }: { readonly nri: boolean }, accountZone = INDIA_ZONE): string[] {
  return [browserZone(), ...(nri ? [accountZone] : [])];
}

/** The zones on a server-rendered page, which knows only the account’s; the browser’s is added after hydration. */
export function useViewerZones(accountZone: string): readonly string[] {
  return [useSyncExternalStore(neverChanges, browserZone, () => accountZone), accountZone];
}

const neverChanges = () => () => undefined;

function browserZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
