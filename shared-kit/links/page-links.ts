/**
 * Addresses of the numbered pages of a list.
 * @param size most entries on a page
 * @param parameter query parameter of the page number; a page with several lists has one for each
 */
export function pageLinks(path: string, total: number, size: number, parameter = 'page') {
  const last = Math.max(1, Math.ceil(total / size));
  const pages = Array.from({ length: last }, (_, at) => ({
    page: at + 1,
    href: at === 0 ? path : `${path}${path.includes('?') ? '&' : '?'}${parameter}=${at + 1}`,
  }));
  return { pages, last };
}

/** The page number in an address; the first for an invalid one. */
export function pageOf(query: URLSearchParams, parameter = 'page'): number {
  const page = Number(query.get(parameter) ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 50 ? page : 1;
}
