import type { SavedProject, savedProjectCalls } from '@aangan/shared-kit/contracts/saved-projects';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../foundation/database/public.ts';
import { type ApiSettings, CallError, type CallHandlers, notFound } from '../../foundation/server/public.ts';
import { lockAccount } from '../../people/accounts/public.ts';
import type { Sessions } from '../../people/sessions/public.ts';
import { countSaved, priceOf, savedBy } from './saved-projects.queries.ts';
import { savedProject } from './saved-projects.tables.ts';

/** Most projects on a shortlist. */
const SAVED_AT_MOST = 200;

/** Projects on a person's shortlist. */
export function savedProjectHandlers(
  database: Database,
  { now }: Pick<ApiSettings, 'now'>,
  { sessions }: { readonly sessions: Sessions },
): CallHandlers<typeof savedProjectCalls> {
  return {
    async 'GET /api/v1/user/projects'(_input, request) {
      const { accountId } = await sessions.required(request);
      return { projects: (await savedBy(database, accountId)).map(wireSaved) };
    },

    async 'PUT /api/v1/user/projects/{id}'({ params: { id: projectId }, body }, request) {
      const { accountId } = await sessions.required(request);
      return database.transaction(async (transaction) => {
        await lockAccount(transaction, accountId);
        const knownPrice = await priceOf(transaction, projectId);
        if (knownPrice === undefined) throw notFound('There is no such project.');
        const [before] = await savedBy(transaction, accountId, projectId);
        if (!before && (await countSaved(transaction, accountId)) >= SAVED_AT_MOST) {
          throw new CallError(409, `A shortlist holds ${SAVED_AT_MOST} projects.`);
        }
        const note = body.note ?? before?.row.note ?? '';
        const priceAlert = body.priceAlert ?? before?.row.priceAlert ?? false;
        // An alert that is switched on begins with today's price.
        const begins = priceAlert && !before?.row.priceAlert;
        await transaction
          .insert(savedProject)
          .values({ accountId, projectId, note, priceAlert, knownPrice, savedAt: new Date(now()) })
          .onConflictDoUpdate({
            target: [savedProject.accountId, savedProject.projectId],
            set: { note, priceAlert, ...(begins && { knownPrice }) },
          });
        const [saved] = await savedBy(transaction, accountId, projectId);
        if (!saved) throw new Error('The project is missing right after it was saved.');
        return { saved: wireSaved(saved) };
      });
    },

    async 'DELETE /api/v1/user/projects/{id}'({ params }, request) {
      const { accountId } = await sessions.required(request);
      await database
        .delete(savedProject)
        .where(and(eq(savedProject.accountId, accountId), eq(savedProject.projectId, params.id)));
      return { saved: null };
    },
  };
}

function wireSaved({ project, row }: Awaited<ReturnType<typeof savedBy>>[number]): SavedProject {
  return { project, note: row.note, priceAlert: row.priceAlert, savedOn: row.savedAt.getTime() };
}
