import type { projectCalls } from '@aangan/shared-kit/contracts/projects';
import { indiaDay } from '@aangan/shared-kit/domain/india-day';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../foundation/database/public.ts';
import { type ApiSettings, type CallHandlers, notFound } from '../../foundation/server/public.ts';
import { builderById, buildingsOf, footerLists, topBuilders } from './builders.queries.ts';
import { projectComparison } from './project-comparison.ts';
import { projectById } from './project-detail.queries.ts';
import { projectFacets } from './project-facets.ts';
import { fitting } from './project-filters.ts';
import { listingsInProject, ratesOfProject } from './project-homes.queries.ts';
import { projectsNamed } from './project-names.queries.ts';
import { projectNearby } from './project-nearby.queries.ts';
import { projectPage } from './project-page.ts';
import type { ProjectQueryInput } from './project-search.ts';
import { projectStores } from './project-stores.ts';
import { resolveProjectSearch } from './resolve-search.ts';

/** Most pins on a map. */
const MOST_PINS = 500;

/** Lists, pages and comparisons of builder projects. Source: services-and-platform, section 7 (builder calls). */
export function projectHandlers(
  database: Database,
  { assetUrl, now }: Pick<ApiSettings, 'assetUrl' | 'now'>,
  onClose: (close: () => Promise<void>) => void,
): CallHandlers<typeof projectCalls> {
  const today = () => indiaDay(now());
  const stores = projectStores(database, now, onClose);
  const searched = async (query: ProjectQueryInput, { log }: FastifyRequest) => {
    const slice = await stores.read(query.city, (error) =>
      log.warn({ err: error }, 'The projects of a city could not be reloaded'),
    );
    return { slice, search: resolveProjectSearch(query, slice, today()) };
  };
  return {
    async 'GET /api/v1/project/search'({ query: { page, after, size, ...query } }, request) {
      const { slice, search } = await searched(query, request);
      const { sort } = query;
      const fit = fitting(slice.orders[sort], search);
      const sponsored = page === 1 ? fit.find((card) => card.sponsored) : undefined;
      return {
        ...projectPage(fit, { sort, page, size, after }),
        ...{ total: fit.length, page },
        ...{ places: [...search.places], builder: search.builder, sponsored: sponsored ?? null },
      };
    },

    async 'GET /api/v1/project/search/facets'({ query }, request) {
      const { slice, search } = await searched(query, request);
      return projectFacets(slice.orders.newest, search);
    },

    async 'GET /api/v1/project/search/map'({ query }, request) {
      const { slice, search } = await searched(query, request);
      const fit = fitting(slice.orders.newest, search);
      return {
        total: fit.length,
        pins: fit
          .slice(0, MOST_PINS)
          .map(({ id, name, url, locality, localitySlug, latitude, longitude, minPrice }) => ({
            ...{ id, name, url, locality, localitySlug },
            ...{ latitude, longitude, minPrice },
          })),
      };
    },

    'GET /api/v1/project/names': async ({ query }) => ({
      projects: await projectsNamed(database, { city: undefined, ...query, today: today() }),
    }),

    'GET /api/v1/project/footer': async () => ({ cities: await footerLists(database) }),

    'GET /api/v2/building/{id}': ({ params: { id } }) => known(projectById(database, id, today())),

    'GET /api/v2/building/{id}/nearby': ({ params: { id } }) => known(projectNearby(database, id, today())),

    'GET /api/v2/building/{id}/listings': ({ params: { id }, query }) =>
      known(listingsInProject(database, { id, ...query, assetUrl })),

    'GET /api/v2/building/{id}/rates': async ({ params: { id } }) => ({
      points: await known(ratesOfProject(database, id)),
    }),

    async 'GET /api/v2/building/{id}/comparison'({ params: { id }, query }) {
      const parent = await known(projectById(database, id, today()));
      const ids = [...new Set(query.with)].filter((each) => each !== id);
      const others = await Promise.all(ids.map((each) => projectById(database, each, today())));
      return projectComparison(
        parent,
        others.filter((other) => other !== undefined),
      );
    },

    'GET /api/v1/builder/top': async ({ query: { city } }) => ({ builders: await topBuilders(database, city) }),

    async 'GET /api/v1/builder/{id}'({ params: { id } }) {
      const { totalSize: _, ...found } = await known(builderById(database, id), NO_BUILDER);
      return found;
    },

    async 'GET /api/v1/builder/{id}/buildings'({ params: { id }, query }) {
      await known(builderById(database, id), NO_BUILDER);
      const { city, without, page, size } = query;
      return buildingsOf(database, id, { city, without, page, size, today: today() });
    },
  };
}

const NO_BUILDER = 'There is no such builder.';

/** @throws CallError 404 for what does not exist */
async function known<Found>(found: Promise<Found | undefined>, message = 'There is no such project.'): Promise<Found> {
  const value = await found;
  if (value === undefined) throw notFound(message);
  return value;
}
