/** Short link to the app in the phone's store. Source: services-and-platform, section 8 (opening the app link fails). */
export const STORE_SHORT_LINK = 'https://get.aangan.example';

/**
 * A link that opens a page in the app where it is installed, and in the store otherwise.
 * @param path page of this site, `/wallet`
 */
export function openAppLink(link: string, path: string): string {
  const address = new URL(link);
  address.searchParams.set('autoLink', path);
  return address.href;
}
