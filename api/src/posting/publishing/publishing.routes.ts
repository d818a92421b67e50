import type { publishingCalls } from '@aangan/shared-kit/contracts/publishing';
import type { CallHandlers } from '../../foundation/server/public.ts';
import type { CallDeps } from '../../people/sessions/public.ts';
import { type OwnDrafts, wireDraft } from '../drafts/public.ts';
import { publicationOf } from './publication.ts';
import { publishDraft } from './publish-draft.ts';

/** From a draft to a listing that everybody finds. */
export function publishingHandlers({
  database,
  now,
  jobs,
  own,
}: CallDeps & { readonly own: OwnDrafts }): CallHandlers<typeof publishingCalls> {
  return {
    async 'POST /api/v1/property/manage/{propertyId}/publish'({ params, body }, request) {
      return database.transaction(async (transaction) => {
        const held = await own.hold(transaction, request, params.propertyId);
        const published = await publishDraft(transaction, { jobs, now }, held, body.version);
        return {
          draft: await wireDraft(transaction, published, now()),
          publication: await publicationOf(transaction, published),
        };
      });
    },

    async 'GET /api/v1/property/manage/{propertyId}/publication'({ params }, request) {
      return publicationOf(database, await own.read(database, request, params.propertyId));
    },
  };
}
