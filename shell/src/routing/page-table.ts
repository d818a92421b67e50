import type { Experiments } from '@aangan/shared-kit/domain/experiment';
import type { PageParams } from '@aangan/shared-kit/platform/page';
import type { OutsideScript } from '@aangan/shared-kit/platform/platform';
import { byPrecedence, compilePattern, matchPattern, type PathPattern } from './path-pattern.ts';

/** What another remote shows in a slot of the page. */
export interface FillRoute {
  readonly slot: string;
  readonly remote: string;
  /** Name of its module. */
  readonly fill: string;
  readonly audience?: 'guests' | 'members';
  /** Slugs of the only cities in which it appears. */
  readonly cities?: readonly string[];
  /** First day in India on which it appears. */
  readonly from?: string;
}

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
  /** The role of the staff who may see it, for pages of the staff area. */
  readonly staff?: string;
  /** About one person: advertisers get no data about it. */
  readonly personal?: true;
  /** Part of the product whose suggestions may appear on it. */
  readonly suggestions?: string;
  /** Other companies' scripts that load with it, besides those of every page. */
  readonly scripts?: readonly OutsideScript[];
  /** Scripts of every page that it must not have. */
  readonly withoutScripts?: readonly OutsideScript[];
  /** Of the slots of the page, in their order. */
  readonly fills?: readonly FillRoute[];
}

/** Facts of a page's declaration that a match passes on. */
type MatchedFacts = Pick<
  PageRoute,
  'experiments' | 'declared' | 'login' | 'staff' | 'personal' | 'suggestions' | 'scripts' | 'withoutScripts' | 'fills'
>;

export interface PageMatch extends MatchedFacts {
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
  const { path: pattern, params: _allowed, ...facts } = route;
  return { ...facts, pattern, params };
}

function allowed(route: PageRoute, params: PageParams): boolean {
  return Object.entries(params).every(([name, value]) => route.params?.[name]?.includes(value) ?? true);
}
