/** The specification's own search page, where search forms lead. Source: product-and-plans, section 2 (search). */
export const SEARCH_CONTEXT_PATH = '/search-context';
