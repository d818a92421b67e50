import { PROJECT_ID } from '@aangan/shared-kit/domain/projects/project-id';
import { COMPARED_PROJECTS } from '@aangan/shared-kit/domain/projects/project-search';
import { projectComparisonLink, projectIdOf } from '@aangan/shared-kit/links/projects';

/** What the address of a comparison asks for. */
export interface ComparisonAddress {
  /** The project of the path. */
  readonly parent: string;
  /** The others, without the parent and without doubles. */
  readonly others: readonly string[];
  /** Whether only rows that differ are shown. */
  readonly differences: boolean;
  /** Text typed into the search for projects. */
  readonly find: string;
}

/** Longest text of the search. */
const FIND_AT_MOST = 60;

/** Reads the address of a comparison; undefined for any other path. Invalid ids are left out. */
export function parseComparison({ pathname, searchParams }: URL): ComparisonAddress | undefined {
  const parent = /^\/comparison-report-([^/]+)\/?$/.exec(pathname)?.[1]?.toLowerCase();
  if (parent === undefined || !PROJECT_ID.test(parent)) return undefined;
  const typed = (searchParams.get('find') ?? '').trim();
  const pasted = pastedId(typed);
  const ids = [...(searchParams.get('with') ?? '').split(','), ...(pasted ? [pasted] : [])];
  const others = [...new Set(ids)].filter((id) => PROJECT_ID.test(id) && id !== parent);
  return {
    parent,
    others: others.slice(0, COMPARED_PROJECTS - 1),
    differences: searchParams.get('only') === 'differences',
    find: pasted ? '' : typed.slice(0, FIND_AT_MOST),
  };
}

/** The address of a comparison. Without the first project the next one takes its place. */
export function comparisonAddress(
  ids: readonly [first: string, ...others: string[]],
  { differences = false }: { differences?: boolean } = {},
): string {
  const link = projectComparisonLink(ids);
  return differences ? `${link}${link.includes('?') ? '&' : '?'}only=differences` : link;
}

/** The id in a pasted address of a project's page. */
function pastedId(text: string): string | undefined {
  return projectIdOf(text.replace(/[?#].*$/, ''));
}
