import type { Experiments } from '@aangan/shared-kit/domain/experiment';
import type { PageParams } from '@aangan/shared-kit/platform/page';
import { byPrecedence, compilePattern, matchPattern, type PathPattern } from './path-pattern.ts';

/** A row of the page table: which page of which remote answers a pattern. */
export interface PageRoute {
  readonly remote: string;
  readonly page: string;
  readonly path: string;
  /** Allowed values by parameter. */
  readonly params?: Readonly<Record<string, readonly string[]>>;
  /** Experiments whose buckets the page reads. */
  readonly experiments?: readonly string[];
  /** What the remote declares about them; an older release declares nothing. */
  readonly declared?: Experiments;
  /** A description such as `your shortlist` for pages that need a login, or empty. */
  readonly login?: string;
  /** About one person: advertisers get no data about it. */
  readonly personal?: true;
  /** Part of the product whose suggestions may appear on it. */
  readonly suggestions?: string;
}

export interface PageMatch extends Pick<PageRoute, 'experiments' | 'declared' | 'login' | 'personal' | 'suggestions'> {
  readonly remote: string;
  readonly page: string;
  readonly pattern: string;
  readonly params: PageParams;
}

/** Finds the page of a path. */
export interface PageTable {
  readonly routes: readonly PageRoute[];
  match(pathname: string): PageMatch | undefined;
}

interface CompiledRoute {
  readonly route: PageRoute;
  readonly pattern: PathPattern;
}

/** Builds the table of one release set. A slash at a path's end changes nothing. */
export function pageTable(routes: readonly PageRoute[]): PageTable {
  const compiled: CompiledRoute[] = routes
    .map((route) => ({ route, pattern: compilePattern(route.path) }))
    .sort((a, b) => byPrecedence(a.pattern, b.pattern));
  const exact = new Map(compiled.filter(({ pattern }) => pattern.exact).map((row) => [row.pattern.source, row]));
  const patterns = compiled.filter(({ pattern }) => !pattern.exact);
  return {
    routes,
    match(pathname) {
      const path = pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
      const row = exact.get(path);
      if (row) return toMatch(row, {});
      for (const candidate of patterns) {
        const params = matchPattern(candidate.pattern, path);
        if (params && allowed(candidate.route, params)) return toMatch(candidate, params);
      }
      return undefined;
    },
  };
}

function toMatch({ route }: CompiledRoute, params: PageParams): PageMatch {
  const { remote, page, path, experiments, declared, login, personal, suggestions } = route;
  return {
    remote,
    page,
    pattern: path,
    params,
    ...(experiments && { experiments }),
    ...(declared && { declared }),
    ...(login !== undefined && { login }),
    ...(personal && { personal }),
    ...(suggestions !== undefined && { suggestions }),
  };
}

function allowed(route: PageRoute, params: PageParams): boolean {
  return Object.entries(params).every(([name, value]) => route.params?.[name]?.includes(value) ?? true);
}
