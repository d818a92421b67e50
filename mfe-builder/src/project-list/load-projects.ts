import type { ProjectQuery } from '@aangan/shared-kit/contracts/project-values';
import { PROJECTS_PER_PAGE, type ProjectSearch } from '@aangan/shared-kit/domain/projects/project-search';
import { parseProjectAddress, projectSearchLink } from '@aangan/shared-kit/links/project-search';
import { notFound, type PageArgs } from '@aangan/shared-kit/platform/page';
import { redirect } from '@aangan/shared-kit/platform/router';
import { type ListData, listData } from './list-data.ts';

const NO_CITY = /^\/new-projects\/?$/;

/**
 * Loads a list of projects: one level of requests.
 * @throws notFound() for an unknown place; a redirect for another spelling of an address
 */
export async function loadProjects({ url, platform }: PageArgs): Promise<ListData> {
  const address = parseProjectAddress(url.pathname, url.searchParams, platform.session.city);
  if (!address) throw notFound();
  const { search, untidy, page, after, view } = address;
  const at = { page, ...(after && { after }), ...(view && { view }) };
  // The city of an address without one depends on the visitor.
  if (untidy) throw redirect(projectSearchLink(search, at), NO_CITY.test(url.pathname) ? 302 : 301);
  const { http } = platform;
  const query = projectQueryOf(search);
  const [list, facets, footer, map] = await Promise.all([
    http.request('GET /api/v1/project/search', { query: { ...query, page, ...(after && { after }) } }),
    http.request('GET /api/v1/project/search/facets', { query }),
    http.request('GET /api/v1/project/footer', {}),
    view === 'map' ? http.request('GET /api/v1/project/search/map', { query }) : undefined,
  ]);
  const last = Math.max(1, Math.ceil(list.total / PROJECTS_PER_PAGE));
  if (page > last) throw redirect(projectSearchLink(search, { page: last, ...(view && { view }) }));
  return listData({ search, list, facets, footer: footer.cities, ...(map && { pins: map.pins }) }, platform.origin);
}

/** The query of the calls for a search. */
function projectQueryOf(search: ProjectSearch): ProjectQuery {
  const { localities, stages, units, minPrice, maxPrice, possession, builder, rera, city, sort } = search;
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
  };
}
