import { postingCalls } from '@aangan/shared-kit/contracts/posting';
import { DRAFT_LIMITS } from '@aangan/shared-kit/domain/posting/draft-limits';
import { defineModule } from '../../foundation/module/public.ts';
import { idempotencyOf } from '../../people/idempotency/public.ts';
import { callDepsOf } from '../../people/sessions/public.ts';
import { deleteLeftDrafts, draftDeletion } from './delete-draft.ts';
import { draftHandlers } from './drafts.routes.ts';
import * as tables from './drafts.tables.ts';
import { ownDraftsOf } from './open-drafts.ts';

/** What owners type about a listing, before and after it is published. */
export const drafts = defineModule({
  name: 'posting/drafts',
  calls: postingCalls,
  handlers: (api) =>
    draftHandlers({
      ...api.use(callDepsOf),
      deletion: draftDeletion(api.database, api.jobs),
      idempotency: api.use(idempotencyOf),
      own: api.use(ownDraftsOf),
    }),
  tables,
  personalData: {
    tables: [{ name: 'listingDrafts', table: tables.postingDraft, hidden: ['stamps'], onDeletion: 'remove' }],
  },
  retention: [{ name: 'unfinished listings', days: DRAFT_LIMITS.keptDays, remove: deleteLeftDrafts }],
});
