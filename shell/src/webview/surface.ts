import type { Device } from '@aangan/shared-kit/platform/platform';
import type { ReleaseSet } from '../registry/release-set.ts';
import type { PageMatch, PageTable } from '../routing/page-table.ts';
import { decode } from '../routing/path-pattern.ts';

/** The result of a path: a page of the site, a remote's page alone in an app webview, or a redirect to another path. */
export type Surface =
  | { readonly kind: 'web' }
  | { readonly kind: 'webview'; readonly match: PageMatch }
  | { readonly kind: 'elsewhere'; readonly path: string };

const WEB: Surface = { kind: 'web' };

/**
 * Decides between the two. A prefix opens its remote's page alone: `/kyr` and everything below it. The exact path of a
 * web page takes precedence over a prefix, except for the bare prefix in an app: `/wallet` is a web page in browsers
 * and the webview's page in apps. If the prefix names a web page, browsers are redirected to it. Source:
 * services-and-platform, section 2 (hybrid-app path prefixes).
 */
export function surfaceOf(
  pathname: string,
  device: Device,
  { set, table }: { readonly set: Pick<ReleaseSet, 'releases'>; readonly table: PageTable },
): Surface {
  const [, prefix = '', ...rest] = pathname.replace(/\/$/, '').split('/');
  const hybrid = prefixOwner(prefix, set);
  if (!hybrid) return WEB;
  const app = isApp(device);
  const bare = rest.length === 0;
  const { pattern } = table.match(pathname) ?? {};
  if (pattern === `/${[prefix, ...rest].join('/')}` && !(app && bare)) return WEB;
  if (!app && hybrid.web !== undefined) return { kind: 'elsewhere', path: hybrid.web };
  const below = decode(rest.join('/'));
  if (below === undefined) return WEB;
  const { remote, page, experiments, login } = hybrid;
  const match = bare
    ? { remote, page, pattern: `/${prefix}`, params: {} }
    : { remote, page, pattern: `/${prefix}/*`, params: { '*': below } };
  return { kind: 'webview', match: { ...match, ...(experiments.length > 0 && { experiments }), ...login } };
}

export function isApp(device: Device): device is 'ANDROID' | 'IOS' {
  return device === 'ANDROID' || device === 'IOS';
}

interface PrefixOwner {
  readonly remote: string;
  readonly page: string;
  readonly web: string | undefined;
  readonly experiments: readonly string[];
  /** As in {@link PageMatch}, for a page that needs a login. */
  readonly login: Pick<PageMatch, 'login'>;
}

function prefixOwner(prefix: string, { releases }: Pick<ReleaseSet, 'releases'>): PrefixOwner | undefined {
  for (const release of Object.values(releases)) {
    const hybrid = Object.hasOwn(release.hybrid, prefix) ? release.hybrid[prefix] : undefined;
    const page = hybrid && release.pages[hybrid.page];
    if (!page) continue;
    const { experiments, access, about = '' } = page;
    const login = access === 'login' ? { login: about } : {};
    return { remote: release.name, page: hybrid.page, web: hybrid.web, experiments, login };
  }
  return undefined;
}

/** The site's table, plus the page that was opened alone, under the path that opened it. */
export function openedAlone(table: PageTable, pathname: string, match: PageMatch): PageTable {
  return { routes: table.routes, match: (path) => (path === pathname ? match : table.match(path)) };
}
