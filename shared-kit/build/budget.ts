import type { Release } from './release.ts';
import { modulesOf } from './release-modules.ts';

/** Gzip bytes of JavaScript that a page or a fill adds to the shell's: the remote's entry and its own chunks. */
export function pageScriptBytes(
  release: Pick<Release, 'browserEntry' | 'files' | 'pages' | 'fills'>,
  page: string,
): number {
  const names = [release.browserEntry, ...(modulesOf(release)[page]?.js ?? [])];
  return names.reduce((sum, name) => sum + (release.files[name]?.gzip ?? 0), 0);
}

/** Gzip bytes of a remote’s entry: every page of every remote begins with one. The account names 60 pages in 9 kB, of which the published runtime takes 1.9. */
const ENTRY_BUDGET = 9_500;

/**
 * A line for an entry over its budget (bytes of gzip), for each page or fill over its own, for each fill without one,
 * and for each budget of a missing page.
 */
export function budgetProblems(release: Release): string[] {
  const { name, budgets, fills } = release;
  const entry = release.files[release.browserEntry]?.gzip ?? 0;
  const tooBig = `${name}: its entry ships ${entry} bytes of script, the budget of every entry is ${ENTRY_BUDGET}`;
  const without = Object.keys(fills).filter((fill) => budgets[fill] === undefined);
  return [
    ...(entry > ENTRY_BUDGET ? [tooBig] : []),
    ...without.map((fill) => `${name}: the fill "${fill}" has no budget`),
    ...pageProblems(release),
  ];
}

function pageProblems(release: Release): string[] {
  const { name, budgets, fills } = release;
  return Object.entries(budgets).flatMap(([page, budget]) => {
    if (!modulesOf(release)[page]) return [`${name}: there is a budget for the page "${page}", but no such page`];
    const bytes = pageScriptBytes(release, page);
    const kind = fills[page] ? 'fill' : 'page';
    return bytes > budget
      ? [`${name}: the ${kind} "${page}" ships ${bytes} bytes of script, its budget is ${budget}`]
      : [];
  });
}
