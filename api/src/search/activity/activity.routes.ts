import type { activityCalls } from '@aangan/shared-kit/contracts/activity';
import type { CallHandlers } from '../../foundation/server/public.ts';
import type { CallDeps } from '../../people/sessions/public.ts';
import { recordsById } from '../listings/public.ts';
import { deleteSearches, deleteViews, mergeActivity, searchesOf, viewsOf } from './activity.queries.ts';

/** A person's recent views and searches. Only that person can read them. */
export function activityHandlers({ database, sessions, assetUrl, now }: CallDeps): CallHandlers<typeof activityCalls> {
  async function viewedRecords(accountId: string) {
    const views = await viewsOf(database, accountId);
    const records = await recordsById(
      database,
      views.map(({ id }) => id),
      assetUrl,
    );
    return views.flatMap(({ id, viewedOn }) => {
      const record = records.get(id);
      return record ? [{ record, viewedOn }] : [];
    });
  }

  return {
    async 'GET /api/v1/user/activity'(_input, request) {
      const { accountId } = await sessions.required(request);
      const [viewed, searches] = await Promise.all([viewedRecords(accountId), searchesOf(database, accountId)]);
      return { viewed, searches };
    },

    async 'POST /api/v1/user/activity/merge'({ body }, request) {
      const { accountId } = await sessions.required(request);
      await mergeActivity(database, accountId, body, now());
      return { searches: await searchesOf(database, accountId) };
    },

    async 'DELETE /api/v1/user/activity'(_input, request) {
      const { accountId } = await sessions.required(request);
      await Promise.all([deleteViews(database, accountId), deleteSearches(database, accountId)]);
      return { status: 'success' };
    },

    async 'DELETE /api/v1/user/activity/viewed/{propertyId}'({ params }, request) {
      const { accountId } = await sessions.required(request);
      await deleteViews(database, accountId, params.propertyId.toLowerCase());
      return { status: 'success' };
    },

    async 'DELETE /api/v1/user/activity/searches'({ query }, request) {
      const { accountId } = await sessions.required(request);
      await deleteSearches(database, accountId, query.to);
      return { status: 'success' };
    },
  };
}
