/** Addresses of the numbered pages of a list. @param size entries a page has at most */
export function pageLinks(path: string, total: number, size: number) {
  const last = Math.max(1, Math.ceil(total / size));
  const pages = Array.from({ length: last }, (_, at) => ({
    page: at + 1,
    href: at === 0 ? path : `${path}${path.includes('?') ? '&' : '?'}page=${at + 1}`,
  }));
  return { pages, last };
}

/** The page that an address asks for; the first where it asks for none that can be. */
export function pageOf(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 50 ? page : 1;
}
