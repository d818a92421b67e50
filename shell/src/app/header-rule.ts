/**
 * Whether an address asks for a page without the header: `headerFalse=true`, on any page.
 * Source: services-and-platform, section 2 (headerFalse parameter).
 */
export function asksForNoHeader(search: string): boolean {
  return new URLSearchParams(search).get('headerFalse') === 'true';
}
