import type { publishingTopics } from '@aangan/shared-kit/contracts/publishing';
import type { Database } from '../../foundation/database/public.ts';
import type { TopicHandlers } from '../../foundation/module/public.ts';
import { notFound } from '../../foundation/server/public.ts';
import { draftOf, listingStateOf, NO_LISTING, postingState } from '../drafts/public.ts';

/** The live updates of a person's listings. */
export function publishingTopicHandlers(database: Database): TopicHandlers<typeof publishingTopics> {
  return {
    async 'posting-state'(accountId, { propertyId }) {
      const found = await draftOf(database, accountId, propertyId);
      if (!found) throw notFound(NO_LISTING);
      return {
        audience: found.id,
        now: async () => ({ state: postingState(await listingStateOf(database, found.id), found.deletedAt !== null) }),
      };
    },
  };
}
