import type { WatchedProject, watchedProjectCalls } from '@aangan/shared-kit/contracts/watched-projects';
import { and, eq } from 'drizzle-orm';
import { CallError, type CallHandlers, callError } from '../../foundation/server/public.ts';
import { lockAccount } from '../../people/accounts/public.ts';
import type { CallDeps } from '../../people/sessions/public.ts';
import { countWatched, priceOf, watchedBy } from './watched-projects.queries.ts';
import { watchedProject } from './watched-projects.tables.ts';

/** Most projects that a person watches. */
const WATCHED_AT_MOST = 200;

/** Projects that a person watches. */
export function watchedProjectHandlers({
  database,
  sessions,
  now,
}: CallDeps): CallHandlers<typeof watchedProjectCalls> {
  return {
    async 'GET /api/v1/user/watched-projects'(_input, request) {
      const { accountId } = await sessions.required(request);
      return { projects: (await watchedBy(database, accountId)).map(wireWatched) };
    },

    async 'PUT /api/v1/user/watched-projects/{id}'({ params: { id: projectId }, body }, request) {
      const { accountId } = await sessions.required(request);
      return database.transaction(async (transaction) => {
        await lockAccount(transaction, accountId);
        const knownPrice = await priceOf(transaction, projectId);
        if (knownPrice === undefined) throw callError('no-project');
        const [before] = await watchedBy(transaction, accountId, projectId);
        if (!before && (await countWatched(transaction, accountId)) >= WATCHED_AT_MOST) {
          throw new CallError(409, `You can watch ${WATCHED_AT_MOST} projects.`);
        }
        const note = body.note ?? before?.row.note ?? '';
        const priceAlert = body.priceAlert ?? before?.row.priceAlert ?? false;
        // An alert that is switched on begins with today's price.
        const begins = priceAlert && !before?.row.priceAlert;
        await transaction
          .insert(watchedProject)
          .values({ accountId, projectId, note, priceAlert, knownPrice, since: new Date(now()) })
          .onConflictDoUpdate({
            target: [watchedProject.accountId, watchedProject.projectId],
            set: { note, priceAlert, ...(begins && { knownPrice }) },
          });
        const [watched] = await watchedBy(transaction, accountId, projectId);
        if (!watched) throw new Error('The project is missing right after it was added.');
        return { watched: wireWatched(watched) };
      });
    },

    async 'DELETE /api/v1/user/watched-projects/{id}'({ params }, request) {
      const { accountId } = await sessions.required(request);
      await database
        .delete(watchedProject)
        .where(and(eq(watchedProject.accountId, accountId), eq(watchedProject.projectId, params.id)));
      return { watched: null };
    },
  };
}

function wireWatched({ project, row }: Awaited<ReturnType<typeof watchedBy>>[number]): WatchedProject {
  return { project, note: row.note, priceAlert: row.priceAlert, since: row.since.getTime() };
}
