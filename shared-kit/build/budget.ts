import type { Release } from './release.ts';

/** Gzip bytes of JavaScript that a page adds to the shell's: the remote's entry and the page's chunks. */
export function pageScriptBytes(release: Release, page: string): number {
  const names = [release.browserEntry, ...(release.pages[page]?.js ?? [])];
  return names.reduce((sum, name) => sum + (release.files[name]?.gzip ?? 0), 0);
}

/** Gzip bytes of a remote's entry: every page of every remote begins with one. */
const ENTRY_BUDGET = 10_000;

/**
 * A line for an entry over its budget (bytes of gzip), for each page over its own, and for each budget of a missing
 * page.
 */
export function budgetProblems(release: Release): string[] {
  const entry = release.files[release.browserEntry]?.gzip ?? 0;
  const tooBig = `${release.name}: its entry ships ${entry} bytes of script, the budget of every entry is ${ENTRY_BUDGET}`;
  return [...(entry > ENTRY_BUDGET ? [tooBig] : []), ...pageProblems(release)];
}

function pageProblems(release: Release): string[] {
  return Object.entries(release.budgets).flatMap(([page, budget]) => {
    if (!release.pages[page]) return [`${release.name}: there is a budget for the page "${page}", but no such page`];
    const bytes = pageScriptBytes(release, page);
    return bytes > budget
      ? [`${release.name}: the page "${page}" ships ${bytes} bytes of script, its budget is ${budget}`]
      : [];
  });
}
