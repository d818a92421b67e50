/** The specification's own search page, the target of search forms. Source: product-and-plans, section 2 (search). */
export const SEARCH_CONTEXT_PATH = '/search-context';
