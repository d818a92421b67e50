import { pageScriptBytes } from '@aangan/shared-kit/build/budget';
import type { Release } from '@aangan/shared-kit/build/release';

/** What a release would change for visitors, compared with the live one. */
export interface ReleaseDifference {
  readonly pagesAdded: Readonly<Record<string, readonly string[]>>;
  readonly pagesRemoved: readonly string[];
  /** New paths of pages that both have. */
  readonly pathsChanged: Readonly<Record<string, readonly string[]>>;
  /** Gzip bytes of script of pages, before and after. */
  readonly sizes: readonly { readonly page: string; readonly before: number; readonly after: number }[];
  readonly callsAdded: readonly string[];
  readonly callsRemoved: readonly string[];
  readonly contract?: { readonly before: string; readonly after: string };
  readonly filesChanged: number;
  readonly files: number;
}

type Compared = Pick<Release, 'pages' | 'fills' | 'calls' | 'contract' | 'files' | 'browserEntry'>;

export function releaseDifference(before: Compared, after: Compared): ReleaseDifference {
  const both = Object.keys(after.pages).filter((page) => Object.hasOwn(before.pages, page));
  const names = new Set([...Object.keys(before.files), ...Object.keys(after.files)]);
  const pathsOf = (release: Compared, page: string) => release.pages[page]?.paths ?? [];
  const only = <Value>(names: readonly string[], of: (name: string) => Value) =>
    Object.fromEntries(names.map((name) => [name, of(name)] as const));
  return {
    pagesAdded: only(missingIn(before.pages, after.pages), (page) => pathsOf(after, page)),
    pagesRemoved: missingIn(after.pages, before.pages),
    pathsChanged: only(
      both.filter((page) => JSON.stringify(pathsOf(before, page)) !== JSON.stringify(pathsOf(after, page))),
      (page) => pathsOf(after, page),
    ),
    sizes: both
      .map((page) => ({ page, before: pageScriptBytes(before, page), after: pageScriptBytes(after, page) }))
      .filter((size) => size.before !== size.after),
    callsAdded: missingIn(before.calls, after.calls),
    callsRemoved: missingIn(after.calls, before.calls),
    ...(before.contract !== after.contract && { contract: { before: before.contract, after: after.contract } }),
    filesChanged: [...names].filter((name) => before.files[name]?.integrity !== after.files[name]?.integrity).length,
    files: names.size,
  };
}

/** Names that the other one has more, sorted. */
function missingIn(one: object, other: object): string[] {
  return Object.keys(other)
    .filter((name) => !Object.hasOwn(one, name))
    .sort();
}
