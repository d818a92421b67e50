import type { PageEntry } from '../app/page-entry.ts';
import type { PageMatch } from '../routing/page-table.ts';
import { decode } from '../routing/path-pattern.ts';

/**
 * Finds a page as the server does for this document. The document's prefix and the paths below it open the remote's
 * page alone, except for the exact path of a web page.
 * @param opened the entry of the document
 * @param table finds pages in the site's table
 */
export async function prefixMatch(
  pathname: string,
  { remote, page, pattern, login }: Pick<PageEntry, 'remote' | 'page' | 'pattern' | 'login'>,
  table: (pathname: string) => Promise<PageMatch | undefined>,
): Promise<PageMatch | undefined> {
  const prefix = pattern.replace(/\/\*$/, '');
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  const opened = { remote, page, ...(login !== undefined && { login }) };
  if (path === prefix) return { ...opened, pattern: prefix, params: {} };
  const found = await table(path);
  const below = path.startsWith(`${prefix}/`) ? decode(path.slice(prefix.length + 1)) : undefined;
  if (below === undefined || found?.pattern === path) return found;
  return { ...opened, pattern: `${prefix}/*`, params: { '*': below } };
}
