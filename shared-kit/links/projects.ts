import { PROJECT_ID } from '../domain/projects/project-id.ts';
import { slugify } from '../domain/slug.ts';

interface LinkedProject {
  readonly id: string;
  readonly name: string;
  /** Name of the builder. */
  readonly builder: string;
}

/** Page of a project: `/neem-homes-lakeside-heights-prjt-k3f9a2m1`. Only the id identifies it. */
export function projectLink({ id, name, builder }: LinkedProject): string {
  return `/${slugify(`${builder} ${name}`)}-prjt-${id}`;
}

/** The id in the address of a project's page; undefined for any other path. */
export function projectIdOf(pathname: string): string | undefined {
  const id = /-prjt-([^/]+)\/?$/.exec(pathname)?.[1]?.toLowerCase();
  return id !== undefined && PROJECT_ID.test(id) ? id : undefined;
}

/** Comparison of projects: the first one is in the path, the others in the query. */
export function projectComparisonLink(ids: readonly [first: string, ...others: string[]]): string {
  const [first, ...others] = ids;
  return `/comparison-report-${first}${others.length > 0 ? `?with=${others.join(',')}` : ''}`;
}

/** A builder with all projects and the record: `/builders/neem-homes`. */
export function builderLink(builderId: string): string {
  return `/builders/${builderSlug(builderId)}`;
}

/** `bld-neem-homes` is `neem-homes` in addresses. */
export function builderSlug(builderId: string): string {
  return builderId.replace(/^bld-/, '');
}

/** The id of a builder by the slug of an address. */
export function builderIdOf(slug: string): string {
  return `bld-${slug}`;
}

/** All builders of the site. */
export const BUILDER_LIST_LINK = '/builder-list';

/** Quarterly progress of projects, or of one. */
export function reraProgressLink(projectId?: string): string {
  return projectId === undefined ? '/progress-report-of-rera' : `/progress-report-of-rera?project=${projectId}`;
}
