import type { ProjectQuery } from '@aangan/shared-kit/contracts/project-values';
import type { ProjectSearch } from '@aangan/shared-kit/domain/projects/project-search';
import { boundsText } from '@aangan/shared-kit/links/search-area';

/** The query of the calls for a search. */
export function projectQueryOf(search: ProjectSearch): ProjectQuery {
  const { localities, stages, units, minPrice, maxPrice, possession, builder, rera, city, sort, bounds } = search;
  return {
    city,
    sort,
    ...(localities.length > 0 && { localities: localities.join(',') }),
    ...(stages.length > 0 && { stages: stages.join(',') }),
    ...(units.length > 0 && { units: units.join(',') }),
    ...(minPrice !== undefined && { minPrice: String(minPrice) }),
    ...(maxPrice !== undefined && { maxPrice: String(maxPrice) }),
    ...(possession && { possession }),
    ...(builder && { builder }),
    ...(rera && { rera: 'true' as const }),
    ...(bounds && { bounds: boundsText(bounds) }),
  };
}
