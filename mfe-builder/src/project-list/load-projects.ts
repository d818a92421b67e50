import { PROJECTS_PER_PAGE } from '@aangan/shared-kit/domain/projects/project-search';
import { parseProjectAddress, projectSearchLink } from '@aangan/shared-kit/links/project-search';
import { notFound, type PageArgs } from '@aangan/shared-kit/platform/page';
import { redirect } from '@aangan/shared-kit/platform/router';
import { type ListData, listData } from './list-data.ts';
import { projectQueryOf } from './project-query.ts';
import { loadWaysOut } from './ways-out.ts';

const NO_CITY = /^\/new-projects\/?$/;

/**
 * Loads a list of projects: one level of requests, and a second one where nothing was found.
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
  const waysOut = list.total > 0 ? [] : await loadWaysOut(http, search, list);
  return listData({ search, list, facets, footer: footer.cities, waysOut, ...(map && { map }) }, platform.origin);
}
