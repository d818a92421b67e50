/**
 * Pages that may show a suggestion, with the part of the product they belong to: pages for browsing. Pages where people
 * decide, pay or write are never included.
 */
const BUSINESS_OF_PAGE: Readonly<Record<string, string>> = {
  'mfe-search/home': 'search',
  'mfe-search/city': 'search',
  'mfe-search/results': 'search',
  'mfe-search/similar': 'search',
  'mfe-account/properties': 'account',
};

/** Part of the product, or undefined where nothing is suggested. */
export function businessOf({ remote, page }: { readonly remote: string; readonly page: string }): string | undefined {
  return BUSINESS_OF_PAGE[`${remote}/${page}`];
}
