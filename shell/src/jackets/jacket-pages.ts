/**
 * Pages on which a suggestion may stand, with the part of the product they belong to: those where people look around.
 * Never where somebody decides, pays or writes.
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
