import type { projectShortlistCalls } from '@aangan/shared-kit/contracts/project-shortlist';
import { indiaDay } from '@aangan/shared-kit/domain/india-day';
import { PROJECTS_SHORTLISTED_AT_MOST } from '@aangan/shared-kit/domain/personal-limits';
import { CallError, type CallHandlers, callError } from '../../foundation/server/public.ts';
import type { CallDeps } from '../../people/sessions/public.ts';
import { cardsByIds } from '../projects/public.ts';
import { addToProjectShortlist, projectShortlistOf, removeFromProjectShortlist } from './project-shortlist.queries.ts';

/** The shortlist of projects. Public lists are cacheable, so shortlist marks are requested separately, by ids. */
export function projectShortlistHandlers({
  database,
  sessions,
  now,
}: CallDeps): CallHandlers<typeof projectShortlistCalls> {
  const cards = (ids: readonly string[]) => cardsByIds(database, ids, indiaDay(now()));
  const idsOf = async (accountId: string) => (await projectShortlistOf(database, accountId)).map(({ id }) => id);

  return {
    async 'GET /api/v1/user/project-shortlist'(_input, request) {
      const { accountId } = await sessions.required(request);
      const shortlisted = await projectShortlistOf(database, accountId);
      const days = new Map(shortlisted.map(({ id, at }) => [id, at]));
      const projects = await cards([...days.keys()]);
      return { entries: projects.map((project) => ({ project, shortlistedOn: days.get(project.id) ?? 0 })) };
    },

    async 'GET /api/v1/user/project-shortlist/ids'(_input, request) {
      return { ids: await idsOf((await sessions.required(request)).accountId) };
    },

    async 'PUT /api/v1/user/project-shortlist/{id}'({ params: { id } }, request) {
      const { accountId } = await sessions.required(request);
      const { known, overLimit } = await addToProjectShortlist(database, accountId, [id], now());
      if (known === 0) throw callError('no-project');
      if (overLimit > 0) {
        throw new CallError(
          409,
          `Your shortlist holds ${PROJECTS_SHORTLISTED_AT_MOST} projects. Remove one to add another.`,
        );
      }
      return { shortlisted: true };
    },

    async 'DELETE /api/v1/user/project-shortlist/{id}'({ params: { id } }, request) {
      const { accountId } = await sessions.required(request);
      await removeFromProjectShortlist(database, accountId, id);
      return { shortlisted: false };
    },

    async 'POST /api/v1/user/project-shortlist/merge'({ body: { ids } }, request) {
      const { accountId } = await sessions.required(request);
      if (ids.length > 0) await addToProjectShortlist(database, accountId, ids, now());
      return { ids: await idsOf(accountId) };
    },

    'GET /api/v1/project/cards': async ({ query: { ids } }) => ({ projects: await cards([...new Set(ids)]) }),
  };
}
