/**
 * The page of this site that a notice of the browser leads to; the home page without one. Undefined for an address of
 * another site.
 * @param data of the notice
 * @param origin of this site
 */
export function noticeAddress(data: unknown, origin: string): URL | undefined {
  const path = typeof data === 'object' && data !== null && 'path' in data ? data.path : undefined;
  const address = new URL(typeof path === 'string' ? path : '/', origin);
  return address.origin === origin ? address : undefined;
}
