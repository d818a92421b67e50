/**
 * Addresses of the numbered pages of a list.
 * @param size entries a page has at most
 * @param parameter of the query that says which page; a page with several lists has one each
 */
export function pageLinks(path: string, total: number, size: number, parameter = 'page') {
  const last = Math.max(1, Math.ceil(total / size));
  const pages = Array.from({ length: last }, (_, at) => ({
    page: at + 1,
    href: at === 0 ? path : `${path}${path.includes('?') ? '&' : '?'}${parameter}=${at + 1}`,
  }));
  return { pages, last };
}

/** The page of a list that an address asks for; the first where it asks for none that can be. */
export function pageOf(query: URLSearchParams, parameter = 'page'): number {
  const page = Number(query.get(parameter) ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 50 ? page : 1;
}
