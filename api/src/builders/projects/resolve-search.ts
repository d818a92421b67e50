import { builderIdOf } from '@aangan/shared-kit/links/projects';
import type { ProjectQueryInput, ResolvedProjectSearch } from './project-search.ts';
import type { ProjectSlice } from './project-slice.queries.ts';

/**
 * Looks up the names of a search; unknown localities and builders are left out.
 * @param today `2026-11-23`
 */
export function resolveProjectSearch(
  query: ProjectQueryInput,
  { localities, builders }: Pick<ProjectSlice, 'localities' | 'builders'>,
  today: string,
): ResolvedProjectSearch {
  const builder = query.builder === undefined ? undefined : builders.get(builderIdOf(query.builder));
  return {
    query,
    today,
    places: query.localities.flatMap((slug) => localities.get(slug) ?? []),
    builder: builder ?? null,
  };
}
