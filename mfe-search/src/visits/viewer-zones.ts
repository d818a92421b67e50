import { INDIA_ZONE } from './visit-words.ts';

/**
 * Zones a visitor may live by, the likeliest first: the browser's, and for an NRI user the account's. Browser only.
 */
export function viewerZones({ nri }: { readonly nri: boolean }, accountZone = INDIA_ZONE): string[] {
  return [Intl.DateTimeFormat().resolvedOptions().timeZone, ...(nri ? [accountZone] : [])];
}
