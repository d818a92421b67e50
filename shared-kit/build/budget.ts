import type { Release } from './release.ts';

/** Gzip bytes of JavaScript that a page adds to the shell's: the remote's entry and the page's chunks. */
export function pageScriptBytes(release: Release, page: string): number {
  const names = [release.browserEntry, ...(release.pages[page]?.js ?? [])];
  return names.reduce((sum, name) => sum + (release.files[name]?.gzip ?? 0), 0);
}

/** A line for each page over its budget (bytes of gzip), and for each budget of a page that is not there. */
export function budgetProblems(release: Release): string[] {
  return Object.entries(release.budgets).flatMap(([page, budget]) => {
    if (!release.pages[page]) return [`${release.name}: there is a budget for the page "${page}", but no such page`];
    const bytes = pageScriptBytes(release, page);
    return bytes > budget
      ? [`${release.name}: the page "${page}" ships ${bytes} bytes of script, its budget is ${budget}`]
      : [];
  });
}
